"""The net: HTTP, WebSocket, the page's files, and the guard before them. It speaks with pages; tables do the rest."""

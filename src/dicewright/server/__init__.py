"""The server: HTTP and WebSocket, tables, a durable store, provably fair dice. docs/server.md tells how it works."""

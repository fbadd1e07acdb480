"""Work in other processes: snapshots are put into words there, and bots think; and how garbage is collected."""

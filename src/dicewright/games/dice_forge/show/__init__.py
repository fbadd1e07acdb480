"""What players read and see, made from a view alone: names, texts, the board, and every question in words."""

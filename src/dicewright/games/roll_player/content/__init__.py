"""What is declared: what the cards say, what they do, and the book that is made from it."""

"""What is declared: faces, feats, the numbers of the rulebook, contested readings; and the book made from them."""

"""What bots and clocks judge a game of Roll Player by."""

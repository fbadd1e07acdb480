"""From a snapshot, which holds what a viewer may know and nothing else, to the message he gets."""

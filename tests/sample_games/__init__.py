"""Small games of the tests: each shows the kernel something that real games need."""

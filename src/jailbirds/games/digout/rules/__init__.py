"""The rules of Dig Your Way Out, a file a chapter."""

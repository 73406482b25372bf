"""What a network says of a position."""

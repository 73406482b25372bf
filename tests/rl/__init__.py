"""Tests of the doors for programs that learn."""

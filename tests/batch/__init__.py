"""Tests of batches: many games as arrays."""

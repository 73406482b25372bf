"""How a judge plays positions on: a template, see `loops.py`."""

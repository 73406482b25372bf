"""How well reviews judge: calibration, planted blunders, speed."""

"""What all titles share: record, actions, chance, gears, games and their logs."""

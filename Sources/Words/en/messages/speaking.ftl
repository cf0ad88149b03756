### The offer to speak another language, in English: see docs/messages.md.

# Said once to somebody who writes in this language while larder speaks another.
language-offer = larder speaks English, too: “speak English” changes it.

# Said once to somebody in Taiwan, Hong Kong or Macao.
language-script-note = larder writes Chinese in simplified characters only; “/language English” changes to English.

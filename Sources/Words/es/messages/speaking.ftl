### The offer to speak another language, in Spanish: see docs/messages.md.

language-offer = larder también habla español: “háblame en español” lo cambia.

language-script-note = larder escribe el chino solo en caracteres simplificados; “/language English” cambia al inglés.

### The offer to speak another language, in German: see docs/messages.md.

language-offer = larder spricht auch Deutsch: „auf Deutsch bitte“ stellt um.

language-script-note = larder schreibt Chinesisch nur in Kurzzeichen; „/language English“ wechselt zu Englisch.

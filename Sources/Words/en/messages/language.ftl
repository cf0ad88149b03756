### Which language is spoken, in English: see docs/messages.md.

# A language as it calls itself, the same in every language.
# $code (words)
language-name = { $code ->
        [de] Deutsch
        [es] español
        [tr] Türkçe
        [zh] 中文
        *[en] English
    }

# A language by its name in this one.
# $code (words)
language-in-words = { $code ->
        [de] German
        [es] Spanish
        [tr] Turkish
        [zh] Chinese
        *[en] English
    }

# $name (text)
# $names (series)
language-spoken = larder speaks { $name } with you. There is: { $names }; “/language Türkçe” changes it.

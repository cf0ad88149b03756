### Which language is spoken, in Spanish: see docs/messages.md.

language-name = { $code ->
        [de] Deutsch
        [es] español
        [tr] Türkçe
        [zh] 中文
        *[en] English
    }

language-in-words = { $code ->
        [de] alemán
        [es] español
        [tr] turco
        [zh] chino
        *[en] inglés
    }

language-spoken = larder habla { $name } contigo. Hay: { $names }; “/language Türkçe” lo cambia.

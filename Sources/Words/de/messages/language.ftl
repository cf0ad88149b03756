### Which language is spoken, in German: see docs/messages.md.

language-name = { $code ->
        [de] Deutsch
        [es] español
        [tr] Türkçe
        [zh] 中文
        *[en] English
    }

language-in-words = { $code ->
        [de] Deutsch
        [es] Spanisch
        [tr] Türkisch
        [zh] Chinesisch
        *[en] Englisch
    }

language-spoken = larder spricht { $name } mit dir. Es gibt: { $names }; „/language Türkçe“ wechselt.

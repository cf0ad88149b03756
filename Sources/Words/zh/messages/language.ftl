### Which language is spoken, in Chinese: see docs/messages.md.

language-name = { $code ->
        [de] Deutsch
        [es] español
        [tr] Türkçe
        [zh] 中文
        *[en] English
    }

language-in-words = { $code ->
        [de] 德语
        [es] 西班牙语
        [tr] 土耳其语
        [zh] 中文
        *[en] 英语
    }

language-spoken = larder 和您说{ $name }。现有：{ $names }；“/language English”可更改。

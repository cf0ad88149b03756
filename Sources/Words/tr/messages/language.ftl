### Which language is spoken, in Turkish: see docs/messages.md.

language-name = { $code ->
        [de] Deutsch
        [es] español
        [tr] Türkçe
        [zh] 中文
        *[en] English
    }

language-in-words = { $code ->
        [de] Almanca
        [es] İspanyolca
        [tr] Türkçe
        [zh] Çince
        *[en] İngilizce
    }

language-spoken = larder sizinle { $name } konuşuyor. Olanlar: { $names }; “/language English” değiştirir.

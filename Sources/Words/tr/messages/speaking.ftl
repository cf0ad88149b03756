### The offer to speak another language, in Turkish: see docs/messages.md.

language-offer = larder Türkçe de konuşur: “Türkçe konuş” değiştirir.

language-script-note = larder Çinceyi yalnızca sadeleştirilmiş karakterlerle yazar; “/language English” İngilizceye geçer.

### The diary as an edited text, in Turkish: see docs/messages.md.

journal-summary = günlük, { $parts }

journal-title = Günlük: { $parts }

journal-new = { $count } yeni

journal-changed = { $count } değişen

journal-removed = { $count } kaldırılan

journal-more = ve { $count } satır daha

journal-part-new = { $day }, { slot }, yeni

journal-part-changed = { $day }, { slot }, değişen

journal-part-removed = { $day }, { slot }, kaldırılan

journal-nothing = İçinde günlüktekinden farklı bir şey yok.

journal-line-words = { $number }. satır, “{ $words }”

journal-left-out = Dışarıda kalan: { $lines }.

journal-entry = { $words } ({ slot }, { $day })

journal-stays = Satırlar dışarıda bırakıldıkça hiçbir şey kaldırılmaz; bu yüzden bunlar kalır: { $entries }.

saved-journal-new = { $count } yeni satır

saved-journal-changed = { $count } değişen satır

saved-journal-removed = { $count } kaldırılan satır

### The diary as an edited text, in Chinese: see docs/messages.md.

journal-summary = 日记，{ $parts }

journal-title = 日记：{ $parts }

journal-new = 新增 { $count }

journal-changed = 修改 { $count }

journal-removed = 删除 { $count }

journal-more = 另外 { $count } 行

journal-part-new = { $day }，{ slot }，新增

journal-part-changed = { $day }，{ slot }，修改

journal-part-removed = { $day }，{ slot }，删除

journal-nothing = 其中没有与日记不同的内容。

journal-line-words = 第 { $number } 行“{ $words }”

journal-left-out = 已略过：{ $lines }。

journal-entry = { $words }（{ slot }，{ $day }）

journal-stays = 略过某些行时不会删除任何内容，所以这些保留：{ $entries }。

saved-journal-new = 新增 { $count } 行

saved-journal-changed = 修改 { $count } 行

saved-journal-removed = 删除 { $count } 行

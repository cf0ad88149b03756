### Questions, answers and notices of a turn, in Chinese: see docs/messages.md.

not-saved = 未保存。

save-question = 保存吗？[y] 是，[n] 否，或说明要改什么

save-question-spelled = 保存吗？输入 y 保存，n 不保存，或说明要改什么

count-question = 输入 { $count } 确认，或 [n] 否

count-question-spelled = 输入 { $count } 确认，或输入 n 取消

open-question = 请说明是什么，或输入 n

item-of = 第 { $number } 行，共 { $last } 行：{ $row }

nothing-waiting = 没有等待回答的内容。

answer-help = y 保存，n 放弃，“稍后”留到以后。“2: 110g”改第 2 行的分量，“2 = 全脂牛奶”改食物，“删掉 3”去掉一行，“晚餐”或“昨天”移动全部；多项之间用分号；“?”说明数字来源，“? 2”说明第 2 行的来源。也可以用自己的话说要改什么。

answer-help-count = { $count } 确认，n 放弃，“稍后”留到以后。“删掉 3”让第 3 行保持原样。

answer-hint = y 保存，n 放弃；“帮助”说明还能做什么。

answer-hint-count = { $count } 确认，n 放弃；“帮助”说明还能做什么。

empty-answer = 请输入 y 保存、n 放弃或“稍后”。“帮助”说明还能做什么。

empty-answer-count = 请输入 { $count } 确认，或输入 n。

saves-unchanged = “{ $words }”没有改变任何内容。再输入 y 就按现在的样子保存。

save-without = { $names }未计入，共 { $count } 项。其余的保存吗？y 保存其余部分，“+250 { $first }”记其能量。

nothing-counted = { $names }未计入，共 { $count } 项。还没有可保存的内容；n 放弃。

too-many-rounds = 模型没有给出结果，已停止。请换种说法。

remark-left-out-nothing-saved = （略去模型的一句话：什么都没有保存。）

remark-left-out-not-before-yes = （略去模型的一句话：您回答 y 之前不会保存。）

nothing-saved-in-turn = 这一轮没有保存任何内容。

nothing-saved-before-yes = 您回答 y 之前不会保存。

made-anew = 它所依据的内容已变，现重新生成。

cancelled = 已取消。

how-to-leave = Ctrl-D 或 /quit 退出。

dry-run = 试运行：未保存。

answered-here = 改由 larder 自己回答。

context-cut = 服务器似乎只读取 { $tokens } 个 token，其余丢失：请增大其上下文（OLLAMA_CONTEXT_LENGTH、num_ctx）。

history-cut = 对话对 { $model } 来说太长：最早说的已略去。

asked-once-more = { $model } 的回答中断，正在再问一次。

tools-dropped = { $model } 的服务器略去了工具，因此无法记录：请用 --jinja 或带工具的模板启动。

words-kept = 您说的话已留存：/pending 再次询问。

answer-cut = （模型的回答超过 { $words } 个词，其余未读。）

in-place-of = 这取代了等待中的卡片。上面不再有：{ $names }。

card-unchanged = 这样卡片没有变化。

tokens-used = 今天的 { $tokens } 个 token 已用完。明天之前在本机回答。

still-waiting = 仍在等待：{ $summary }{ $more ->
        [0] {""}
        *[other] ，另有 { $more } 项
    }。{ $yes }、n 还是稍后？

neither-saved-nor-kept = 既未保存也未留存：{ $summary }。等数据可写时请再说一次。

words-kept-from-earlier = 之前留存、尚未回答：“{ $words }”{ $more ->
        [0] {""}
        *[other] ，另有 { $more } 项
    }。/pending 再次询问，/pending forget 放弃。

kept-for-later = 留待以后，未保存：{ $summary }。/pending 可再次显示。

kept-from-earlier = 之前留存、尚未保存（{ $count } 项），第一项：

whose-diary-now = 现在是{ $person }的日记。

rows-in-all = 共 { $count } 行；“全部”可显示。

row-gone = 去掉  { $name }

where-numbers-from = 数字的来源

yes-key = y

confirmed-in = 在 { $program } 中确认

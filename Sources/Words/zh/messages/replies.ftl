### What larder's own interpreter answers, in Chinese: see docs/messages.md.

reply-nothing-logged = 这不会记录任何内容。如果后来还是吃了：“早餐吃了吐司”。

reply-which-food = 哪种食物？请说名称：“格兰诺拉麦片 每100克400千卡”。

reply-too-long = 这一行太长了。请分成几段说。

reply-state-alone = 请连同食物一起说，例如“是煮熟的米饭”。

reply-left-out = 也吃了“{ $words }”吗？暂未计入：如果吃了请单独说。

reply-excluded = 数值包含“{ $words }”。如果知道重量或千卡请说明。

reply-perhaps-excluded = 数值可能包含“{ $words }”。如果知道重量或千卡请说明。

reply-uncounted-milk = 数值按普通牛奶计，不是“{ $words }”。如果知道千卡请说明。

reply-of-others = “{ $words }”不记在这里：那是别人吃的。

reply-inside = “{ $words }”算作其中的一部分。要单独计算，请说“加{ $words }”。

reply-target-difference = 请说要改成多少：“目标2100千卡”、“蛋白质目标120克”。/targets 显示现在的目标。

reply-which-part = { $amount } 是全部{ $dish }，还是只是{ $food }？指全部就说“改成{ $amount }”，否则请逐一说明食物。

reply-part-of-dish = “{ $food }”是{ $dish }的一部分，而后者在这里是一种食物。没有更改：请说 n，再逐一说明食物。

reply-part-of-entry = “{ $food }”是{ $dish }的一部分，而后者是一条记录。没有更改：请说“是……”，说明吃的是什么。

reply-instead-or-beside = 是用{ $kind }代替{ $line }，还是另加{ $food }？请说“是{ $kind }”或“加{ $food }”。尚未更改。

reply-which-line = 哪一个“{ $words }”：{ $lines }？请用编号说，例如“1: 150克”。

reply-numbered-line = { $line }（{ $name }）

reply-energy-of-which = 这是{ $lines }的，还是全部的？请说“{ $first }是…千卡”；指全部就说 n，再说“+…千卡”。尚未更改。

reply-which-each = 每一个指哪些：{ $lines }？尚未更改。

reply-how-much-in-all = { $name }总共多少？尚未更改。

reply-leftover = “{ $words }”要改什么？尚未更改。请换个说法。

reply-not-on-card = “{ $words }”是什么？尚未更改。“加上{ $words }”可放到卡片上。

reply-not-on-card-to-remove = 这张卡片上没有“{ $words }”。没有更改。

reply-on-card-already = “{ $name }”已在卡片上。是多少？“再来一个…”会再加一个。
reply-figures-on-card = 您说的这些，数值都在卡片上。

reply-plan = 还没发生的不会记录。之后告诉我：“晚餐吃了意面”。

reply-advice = 没有模型我无法给建议。我可以记录餐食、查询食物、显示您的每一天。

reply-exercise = 说出消耗多少即可计入：“320千卡”。

reply-profile = 我可以保存您的身体数据和目标：“我34岁，女，168厘米，62公斤”，“体重71.5”。

reply-define = 请说数值按多少计，例如“格兰诺拉麦片 每100克450千卡”。

reply-estimate-how = 我不认识{ $food }，没有语言模型时也不会编造数值。请说它像什么（“像燕麦棒”）、它的数值（“每100克410千卡”），或它的配料（“食谱 { $food }：40克燕麦，20克蜂蜜”）。

reply-goal = 哪个目标？例如“我的目标是1800千卡”。

reply-what-was-eaten = { slot }吃了什么？

reply-what-change = 要改什么？例如“把米饭改成150克”或“把2改成燕麦奶”；/today 显示编号。

reply-counted-deletion = 我按编号或名称删除记录：“删掉2和3”，“删掉米饭”。

reply-doubtful-number = “{ $words }”是 { $low } 还是 { $high }？请用其中一种再说一遍。

reply-picture = 哪个文件？输入或拖入文件名：“scan receipt.jpg”；“scan last”取最新的图片。

reply-other-diary = 这属于另一本日记：“/profile { $person }”切换过去，然后再说一遍。

reply-shell = 这要用终端命令：“larder export 文件”、“larder import 文件”、“larder backup 文件”、“larder reminders on”。“larder help”列出全部。

reply-welcome = 不客气。

reply-hello = 您好。吃了什么？

reply-chat = 没有记录。您可以说吃了什么，例如“午餐吃了200克意面”，或问“今天怎么样？”。

reply-understood = 我听懂了：{ $foods }。要怎么处理？

reply-not-understood = 这个我没听懂。可以说“午餐吃了200克意面”或“今天怎么样？”。

reply-words-not-understood = 没听懂“{ $words }”。可以说“午餐吃了200克意面”或“今天怎么样？”。

reply-eaten-or-bought = { $foods }：吃了，还是只是买了？请说“吃了{ $first }”或“买了{ $first }”。

reply-amount-at-home = 请说有多少，我来记数：“家里有500克米”。

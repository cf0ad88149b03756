### 等待时正在做什么。

waiting-model = 正在询问 { $model }……

waiting-reading = { $file }：{ $model } 正在读取……

waiting-page = 正在获取 { $address }……

waiting-product = 正在查询……

waiting-file = 正在查看 { $file }……

waiting-folder = 正在查找最新的文件……

waiting-codes = { $file }：正在查找条形码……

waiting-text = { $file }：正在读取文字……

waiting-closer = { $file }：正在仔细查看……

waiting-document = { $file }：第 { $page } 页……

import-downloading = 下载：{ $parts }

import-resuming = 从中断处继续：{ $parts }

import-reading = 读取：{ $parts }

import-gathering = 读取 { $table }：{ $parts }

import-joining = 合并食物：{ $parts }

import-share = { $percent }%

import-records = { $records } 条记录

import-rate = { $rate } MB/s

import-seconds-left = 还剩 { $seconds } 秒

import-minutes-left = 还剩 { $minutes } 分钟

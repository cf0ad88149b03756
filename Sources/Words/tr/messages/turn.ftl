### Questions, answers and notices of a turn, in Turkish: see docs/messages.md.

not-saved = Kaydedilmedi.

save-question = Kaydedilsin mi? evet, hayır, ya da neyin değişeceğini söyleyin

save-question-spelled = Kaydedilsin mi? Kaydetmek için evet, bırakmak için hayır yazın, ya da neyin değişeceğini söyleyin

count-question = Onaylamak için { $count } yazın, ya da hayır

count-question-spelled = Onaylamak için { $count } yazın, ya da hayır

open-question = Ne olduğunu söyleyin, ya da hayır

item-of = Satır { $number } / { $last }: { $row }

nothing-waiting = Yanıt bekleyen bir şey yok.

answer-help = evet kaydeder, hayır bırakır, sonra başka zamana saklar. “2: 110g” 2. satırın miktarını, “2 = tam yağlı süt” besinini değiştirir, “3 sil” bir satırı çıkarır, “akşam yemeği” ya da “dün” hepsini taşır; birden çok değişiklik noktalı virgülle ayrılır; “?” sayıların nereden geldiğini, “? 2” 2. satırınkini söyler. Ya da neyin değişeceğini kendi sözlerinizle söyleyin.

answer-help-count = { $count } onaylar, hayır bırakır, sonra başka zamana saklar. “3 sil” 3. satırı olduğu gibi bırakır.

answer-hint = evet kaydeder, hayır bırakır; yardım başka neler olduğunu söyler.

answer-hint-count = { $count } onaylar, hayır bırakır; yardım başka neler olduğunu söyler.

empty-answer = Lütfen kaydetmek için evet, bırakmak için hayır ya da sonra deyin. yardım başka neler olduğunu söyler.

empty-answer-count = Lütfen onaylamak için { $count } yazın, ya da hayır.

saves-unchanged = “{ $words }” hiçbir şeyi değiştirmedi. Bir evet daha olduğu gibi kaydeder.

save-without = { $count ->
        [one] Sayılmıyor: { $names }. Onsuz kaydedilsin mi?
        *[other] Sayılmıyor: { $names }. Onlarsız kaydedilsin mi?
    } evet kalanı kaydeder, “+250 { $first }” enerjisini sayar.

nothing-counted = { $count ->
        [one] Sayılmıyor: { $names }.
        *[other] Sayılmıyor: { $names }.
    } Kaydedecek bir şey yok; hayır bırakır.

too-many-rounds = Model bir sona varmadı; durduruldu. Başka sözlerle deneyin.

remark-left-out-nothing-saved = (Modelin bir sözü çıkarıldı: hiçbir şey kaydedilmedi.)

remark-left-out-not-before-yes = (Modelin bir sözü çıkarıldı: siz evet demeden hiçbir şey kaydedilmez.)

nothing-saved-in-turn = Bu turda hiçbir şey kaydedilmedi.

nothing-saved-before-yes = Siz evet demeden hiçbir şey kaydedilmez.

made-anew = Dayandığı bir şey o zamandan beri değişti; yeniden hazırlanıyor.

cancelled = İptal edildi.

how-to-leave = Çıkmak için Ctrl-D ya da /quit.

dry-run = Deneme: kaydedilmedi.

answered-here = Onun yerine larder kendisi yanıtlıyor.

context-cut = Sunucu görünüşe göre yalnızca { $tokens } token okuyor ve gerisini yitirdi: bağlamını büyütün (OLLAMA_CONTEXT_LENGTH, num_ctx).

history-cut = Konuşma { $model } için çok uzun: ilk söylenenler çıkarıldı.

asked-once-more = { $model } yanıtı yarıda kaldı; bir kez daha soruluyor.

tools-dropped = { $model } sunucusu araçları atlıyor, bu yüzden hiçbir şey kaydedemez: --jinja ile ya da araçları içeren bir şablonla başlatın.

words-kept = Söyledikleriniz saklandı: /pending yeniden sorar.

answer-cut = (Modelin yanıtı { $words } sözcükten uzun; gerisi okunmadı.)

in-place-of = Bu, bekleyen kartın yerini alıyor. Artık üzerinde olmayan: { $names }.

card-unchanged = Bununla kart olduğu gibi kalıyor.

tokens-used = Bugünün { $tokens } tokenı kullanıldı. Yarına kadar burada yanıtlanıyor.

still-waiting = Hâlâ bekliyor: { $summary }{ $more ->
        [0] {""}
        [one] {" "}ve { $more } tane daha
        *[other] {" "}ve { $more } tane daha
    }. { $yes }, hayır ya da sonra?

neither-saved-nor-kept = Ne kaydedildi ne saklandı: { $summary }. Veriler yazılabildiğinde yeniden söyleyin.

words-kept-from-earlier = Önceden saklanan, henüz yanıtlanmayan: “{ $words }”{ $more ->
        [0] {""}
        [one] {" "}ve { $more } tane daha
        *[other] {" "}ve { $more } tane daha
    }. /pending yeniden sorar, /pending forget bırakır.

kept-for-later = Sonraya bırakıldı, kaydedilmedi: { $summary }. /pending yeniden gösterir.

kept-from-earlier = Önceden saklanan, henüz kaydedilmeyen{ $count ->
        [one] :
        *[other] , { $count } tane; ilki:
    }

whose-diary-now = Artık { $person } günlüğü açık.

rows-in-all = { $count ->
        [one] Toplam { $count } satır; “hepsi” gösterir.
        *[other] Toplam { $count } satır; “hepsi” gösterir.
    }

row-gone = çıktı  { $name }

where-numbers-from = Sayılar nereden geliyor

yes-key = evet

confirmed-in = onaylandığı yer: { $program }

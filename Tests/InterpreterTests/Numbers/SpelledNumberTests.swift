import Interpreter
import LanguageModels
import Nutrition
import Testing
import Words

/// Numbers that are spelled by the tests and read back.
@Suite struct `Numbers in words` {
  /// All to a thousand, then a spread, the round ones among it.
  static let numbers =
    Array(0...1_000) + stride(from: 1_007, through: 99_999, by: 613) + stride(from: 1_100, through: 99_900, by: 1_900)
    + [1_001, 1_010, 1_500, 2_000, 2_300, 10_000, 10_001, 12_000, 20_020, 99_999]

  @Test(arguments: [
    (Speller.english, " grams", MeasureUnit.gram), (.german, " Gramm", .gram), (.spanish, " gramos", .gram),
    (.turkish, " dilim", .slice), (.chinese, "克", .gram),
  ])
  func `are read from nothing to 99,999`(speller: Speller, unit: String, meaning: MeasureUnit) throws {
    let reader = AmountReader(lexicon: try Reading.lexicon())
    let wrong = Self.numbers.filter { number in
      reader.read(speller.spell(number) + unit) != Amount(quantity: FixedDecimal(number), unit: meaning)
    }
    #expect(wrong.map { speller.spell($0) } == [])
  }

  @Test(arguments: [
    (Speller.english, "I had # grams of rice", "#|g|rice"), (.english, "# ml of milk for breakfast", "#|ml|milk"),
    (.german, "Ich habe # Gramm Reis gegessen", "#|g|Reis"), (.german, "zum Frühstück # ml Milch", "#|ml|Milch"),
    (.spanish, "comí # gramos de pollo", "#|g|pollo"), (.spanish, "desayuné # ml de leche", "#|ml|leche"),
    (.turkish, "# gram pilav yedim", "#|g|pilav"), (.turkish, "kahvaltıda # ml çay içtim", "#|ml|çay"),
    (.chinese, "吃了#克米饭", "#|g|米饭"), (.chinese, "早上喝了#毫升牛奶", "#|ml|牛奶"),
  ])
  func `are read in sentences`(speller: Speller, sentence: String, expected: String) throws {
    let wrong = try Self.some.filter { number in
      try Reading.items(sentence.replacing("#", with: speller.spell(number)))
        != expected.replacing("#", with: String(number))
    }
    #expect(wrong.map { speller.spell($0) } == [])
  }

  /// What people weigh out.
  private static let some = [
    13, 20, 21, 25, 40, 75, 99, 100, 101, 120, 150, 200, 250, 333, 500, 755, 1_000, 1_250, 1_500,
  ]

  @Test func `are read twice in a line`() throws {
    let lines: [(Speller, String, String)] = [
      (.english, "# apples and @ grams of rice", "#||apples; @|g|rice"),
      (.german, "# Eier und @ Gramm Reis", "#||Eier; @|g|Reis"),
      (.spanish, "# huevos y @ gramos de pollo", "#||huevos; @|g|pollo"),
      (.turkish, "# elma ve @ gram pilav", "#||elma; @|g|pilav"),
      (.chinese, "吃了#个鸡蛋和@克米饭", "#|piece|鸡蛋; @|g|米饭"),
    ]
    let counts = Array(2...25)
    var wrong: [String] = []
    for (speller, line, expected) in lines {
      for count in counts {
        let weight = count * 35
        let said = line.replacing("#", with: speller.spell(count)).replacing("@", with: speller.spell(weight))
        let wanted = expected.replacing("#", with: String(count)).replacing("@", with: String(weight))
        let read = try Reading.items(said)
        if read != wanted { wrong.append("\(said): \(read)") }
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    ("two hundred fifty grams", "250 g"), ("two hundred-fifty grams", "250 g"), ("twentyfive grams", "25 g"),
    ("a hundred and fifty grams", "150 g"), ("a thousand grams", "1000 g"), ("hundred grams", "100 g"),
    ("fifteen hundred ml", "1500 ml"), ("2 hundred grams", "200 g"), ("a couple hundred grams", "200 g"),
    ("two and a half kilos", "2.5 kg"), ("one point five kilos", "1.5 kg"), ("zero point two five litres", "0.25 l"),
    ("point five kilos", "0.5 kg"), ("one zero five grams", "105 g"), ("一〇五克", "105 g"), ("廿五克", "25 g"),
    ("three or four slices", "3 slice"), ("like 3 or 4", "3 -"), ("3-4 slices", "3 slice"), ("x2", "2 -"),
    ("twenty to thirty grams", "20 g"), ("2 and a half thousand ml", "2500 ml"),
    ("fünf und zwanzig Gramm", "25 g"), ("zwei hundert fünfzig Gramm", "250 g"), ("fuenfundzwanzig Gramm", "25 g"),
    ("hundertundfünf Gramm", "105 g"), ("tausendfünfhundert Gramm", "1500 g"), ("zwei Komma fünf Kilo", "2.5 kg"),
    ("dreieinhalb Liter", "3.5 l"), ("eineinhalb Tassen", "1.5 cup"), ("anderthalb Liter", "1.5 l"),
    ("zwei bis drei Scheiben", "2 slice"), ("ein paar Scheiben", "2 slice"), ("einhalb Liter", "0.5 l"),
    ("treintaicinco gramos", "35 g"), ("un kilo y medio", "1.5 kg"), ("kilo y medio", "1.5 kg"),
    ("medio litro", "0.5 l"), ("media taza", "0.5 cup"), ("cien gramos", "100 g"), ("doscientas piezas", "200 piece"),
    ("un par de rebanadas", "2 slice"), ("dos coma cinco kilos", "2.5 kg"), ("uno coma cinco litros", "1.5 l"),
    ("ikiyüzelli gram", "250 g"), ("bir buçuk kilo", "1.5 kg"), ("yirmi buçuk gram", "20.5 g"), ("bin gram", "1000 g"),
    ("yarım kilo", "0.5 kg"), ("çeyrek kilo", "0.25 kg"), ("üç dört dilim", "3 slice"), ("ikişer dilim", "2 slice"),
    ("iki virgül beş litre", "2.5 l"), ("3 bin gram", "3000 g"),
    ("两百五克", "250 g"), ("两千三克", "2300 g"), ("一万二克", "12000 g"), ("兩百五十克", "250 g"), ("一斤半", "750 g"),
    ("二两", "100 g"), ("三两", "150 g"), ("十两", "500 g"), ("二两半", "125 g"), ("半斤", "250 g"), ("半只", "0.5 head"),
    ("两斤", "1000 g"), ("三点五斤", "1750 g"), ("三四个", "3 piece"), ("一碗半", "1.5 bowl"), ("两個", "2 piece"),
    ("２００ｇ", "200 g"), ("２００克", "200 g"), ("１．５kg", "1.5 kg"),
  ])
  func `are read as people say them`(words: String, expected: String) throws {
    let amount = try AmountReader(lexicon: Reading.lexicon()).read(words)
    #expect(amount.map { "\($0.quantity?.description ?? "-") \($0.unit?.rawValue ?? "-")" } == expected)
  }

  /// Whatever is said with digits can be said with words.
  @Test(arguments: [
    ("weighed # kilos", "eighty one point five", "81.5"), ("ich wiege # Kilo", "zweiundachtzig", "82"),
    ("peso # kilos", "setenta y dos", "72"), ("体重#公斤", "七十二", "72"),
    ("drank # ml of water", "two hundred and fifty", "250"), ("# ml Wasser getrunken", "zweihundertfünfzig", "250"),
    ("bebí # ml de agua", "doscientos cincuenta", "250"), ("# ml su içtim", "iki yüz elli", "250"),
    ("set my target to # kcal", "eighteen hundred", "1800"), ("set my target to #", "two thousand", "2000"),
    ("mein Ziel sind # kcal", "tausendachthundert", "1800"), ("mi objetivo es # calorías", "mil ochocientas", "1800"),
    ("günlük hedefim # kalori", "bin sekiz yüz", "1800"), ("目标#大卡", "一千八百", "1800"),
    ("I'm # years old", "thirty four", "34"), ("ich bin # Jahre alt", "vierunddreißig", "34"),
    ("+# kcal", "four hundred and fifty", "450"), ("pasta was # kcal", "six hundred", "600"),
    ("walked 6 km, # kcal", "three hundred and twenty", "320"), ("# minutes ago I had soup", "twenty", "20"),
    ("granola is # kcal per # g", "fifty", "50"),
  ])
  func `mean what they mean in digits`(sentence: String, words: String, digits: String) throws {
    let said = try Reading.calls(sentence.replacing("#", with: words))
    #expect(said == (try Reading.calls(sentence.replacing("#", with: digits))))
    #expect(!said.isEmpty)
  }

  @Test(arguments: [
    ("1.500 g potatoes", "Is “1.500 g” 1.5 g or 1500 g? Please say it again as one of the two."),
    ("1.500 ml milk", "Is “1.500 ml” 1.5 ml or 1500 ml? Please say it again as one of the two."),
    ("Ich habe 1,500 g Reis gegessen", "Is “1,500 g” 1.5 g or 1500 g? Please say it again as one of the two."),
  ])
  func `are asked for where a point may part thousands`(line: String, expected: String) throws {
    let reply = try Reading.reply(line)
    #expect(reply.text == expected)
    #expect(reply.calls.isEmpty)
  }

  @Test(arguments: [
    ("Ich habe 1.500 g Reis gegessen", "1500|g|Reis"), ("zum Frühstück 1 500 g Reis", "1500|g|Reis"),
    ("zum Frühstück 1'500 g Reis", "1500|g|Reis"), ("1\u{202F}500 g rice", "1500|g|rice"),
    ("1,500 g rice", "1500|g|rice"),
    ("1.500 kg rice", "1.5|kg|rice"), ("Ich habe 1,250 kg Reis gegessen", "1.25|kg|Reis"),
    ("comí 1.500 g de pollo", "1500|g|pollo"), ("1.500 g pilav yedim", "1500|g|pilav"), ("0.500 g rice", "0.5|g|rice"),
    ("Ich habe 1,5 kg Reis gegessen", "1.5|kg|Reis"), ("1.500 g hähnchen", "1500|g|hähnchen"),
  ])
  func `in digits are read as their language writes them`(line: String, expected: String) throws {
    #expect(try Reading.items(line) == expected)
  }

  @Test(arguments: [
    ("had soup at eight thirty", "08:30"), ("had soup at half past eight", "08:30"), ("had soup at eight", "08:00"),
    ("had soup at seven fifteen pm", "19:15"), ("um acht Uhr Reis gegessen", "08:00"),
    ("Reis um acht Uhr dreißig gegessen", "08:30"), ("um halb neun Reis gegessen", "08:30"),
    ("um viertel nach acht Reis gegessen", "08:15"), ("comí pollo a las ocho", "08:00"),
    ("comí pollo a las ocho y media", "08:30"), ("comí pollo a las nueve menos cuarto", "08:45"),
    ("saat sekizde pilav yedim", "08:00"), ("saat sekiz buçukta pilav yedim", "08:30"), ("八点吃了米饭", "08:00"),
    ("八点半吃了米饭", "08:30"), ("八点三十分喝了牛奶", "08:30"), ("um acht Uhr 20 Eier gegessen", "08:00"),
    ("um acht Uhr dreißig zwei Eier gegessen", "08:30"), ("um dreiviertel acht Reis gegessen", "07:45"),
    ("um fünf vor halb neun Reis gegessen", "08:25"), ("a las ocho y cinco comí pollo", "08:05"),
    ("sekizde pilav yedim", "08:00"), ("sekize çeyrek kala pilav yedim", "07:45"),
    ("sekizi on geçe pilav yedim", "08:10"), ("8.30'da pilav yedim", "08:30"), ("8点30分吃了米饭", "08:30"),
    ("八点零五分吃了米饭", "08:05"), ("差一刻八点吃了米饭", "07:45"), ("八点差五分吃了米饭", "07:55"),
    ("twenty minutes ago I had soup", "12:10"),
    ("vor zwei Stunden Reis gegessen", "10:30"), ("hace dos horas comí pollo", "10:30"),
    ("iki saat önce pilav yedim", "10:30"), ("两小时前吃了米饭", "10:30"), ("vor zwei Tagen Reis gegessen", "-2"),
    ("hace tres días comí pollo", "-3"), ("iki gün önce pilav yedim", "-2"), ("三天前吃了米饭", "-3"),
  ])
  func `say when`(line: String, expected: String) throws {
    #expect(try Reading.whens(line) == expected)
  }

  @Test(arguments: [
    "thousand island dressing", "十三香", "三文鱼", "7 up", "quarter pounder", "coke zero", "cola null", "cola cero",
  ])
  func `in names stay there`(line: String) throws {
    let items = try Reading.understand(line).flatMap(\.items)
    #expect(items.allSatisfy { $0.quantity == nil })
  }

  /// A language that larder does not have, by its text alone.
  private static let italian = """
    [number 0]
    zero
    [number 1]
    uno
    un
    una
    [number 2]
    due
    [number 3]
    tre
    [number 4]
    quattro
    [number 5]
    cinque
    [number 6]
    sei
    [number 7]
    sette
    [number 8]
    otto
    [number 9]
    nove
    [number 10]
    dieci
    [number 11]
    undici
    [number 12]
    dodici
    [number 13]
    tredici
    [number 14]
    quattordici
    [number 15]
    quindici
    [number 16]
    sedici
    [number 17]
    diciassette
    [number 18]
    diciotto
    [number 19]
    diciannove
    [number 20]
    venti
    [bound 20]
    vent
    [number 30]
    trenta
    [bound 30]
    trent
    [number 40]
    quaranta
    [bound 40]
    quarant
    [number 50]
    cinquanta
    [bound 50]
    cinquant
    [number 60]
    sessanta
    [bound 60]
    sessant
    [number 70]
    settanta
    [bound 70]
    settant
    [number 80]
    ottanta
    [bound 80]
    ottant
    [number 90]
    novanta
    [bound 90]
    novant
    [number 100]
    cento
    [scale 100]
    cento
    [number 1000]
    mille
    [scale 1000]
    mila
    [point]
    virgola
    """

  @Test func `are read in a language that is there as text alone`() throws {
    let italian = try #require(Language("it"))
    let grammar = NumberGrammar(WordTable([try WordText(Self.italian, .numbers, of: italian)]), italian)
    let wrong = Self.numbers.filter { number in
      grammar.number(Speller.italian.spell(number).replacing("é", with: "e")) != FixedDecimal(number)
    }
    #expect(wrong.map { Speller.italian.spell($0) } == [])
    #expect(grammar.number("due virgola cinque") == FixedDecimal(5) / FixedDecimal(2))
  }
}

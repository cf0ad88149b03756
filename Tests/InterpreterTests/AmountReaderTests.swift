import Interpreter
import Nutrition
import Testing

@Suite struct `Words that are an amount` {
  @Test(arguments: [
    // Digits
    ("110g", "110 g"), ("110 g", "110 g"), ("0.5 kg", "0.5 kg"), ("0,5 kg", "0.5 kg"), ("1,5 l", "1.5 l"),
    (".75 cup", "0.75 cup"), ("1,500 g", "1500 g"), ("1,234,567 mg", "1234567 mg"), ("1.234,5 g", "1234.5 g"),
    ("1,234.5 g", "1234.5 g"), ("3", "3 -"), ("250ml", "250 ml"), ("33cl", "33 cl"), ("2dl", "2 dl"), ("1l", "1 l"),
    ("0,250 kg", "0.25 kg"),
    // Fractions
    ("½ cup", "0.5 cup"), ("1½ cups", "1.5 cup"), ("1 ½ cups", "1.5 cup"), ("1/2 cup", "0.5 cup"),
    ("1 1/2 cups", "1.5 cup"), ("1-1/2 cups", "1.5 cup"), ("3/4 tsp", "0.75 tsp"), ("¾ tsp", "0.75 tsp"),
    ("2⅛ cups", "2.125 cup"), ("1⁄4 cup", "0.25 cup"),
    // Words
    ("two slices", "2 slice"), ("twenty five g", "25 g"), ("twenty-five g", "25 g"), ("a hundred grams", "100 g"),
    ("two hundred and fifty grams", "250 g"), ("one and a half cups", "1.5 cup"), ("two and a half", "2.5 -"),
    ("2 and a half cups", "2.5 cup"), ("a cup and a half", "1.5 cup"), ("half a cup", "0.5 cup"),
    ("half an ounce", "0.5 oz"), ("half", "0.5 -"), ("a half", "0.5 -"), ("a quarter of a cup", "0.25 cup"),
    ("quarter cup", "0.25 cup"), ("three quarters of a cup", "0.75 cup"), ("a third of a cup", "0.33333333 cup"),
    ("two thirds", "0.66666666 -"), ("a couple of slices", "2 slice"), ("a couple slices", "2 slice"),
    ("a few slices", "3 slice"), ("several pieces", "3 piece"), ("a dozen", "12 -"), ("half a dozen", "6 -"),
    ("two dozen", "24 -"), ("1 dozen", "12 -"), ("an ounce", "1 oz"), (".5 of a cup", "0.5 cup"),
    // Words of other languages
    ("anderthalb Tassen", "1.5 cup"), ("zweieinhalb Liter", "2.5 l"), ("ein halbes Dutzend", "6 -"),
    ("dreiviertel Liter", "0.75 l"), ("fünfundzwanzig Gramm", "25 g"), ("zweihundertfünfzig Gramm", "250 g"),
    ("1 gehäufter TL", "1 tsp"), ("medio kilo", "0.5 kg"), ("un cuarto de kilo", "0.25 kg"),
    ("media docena", "6 -"), ("dos tazas y media", "2.5 cup"), ("treinta y cinco gramos", "35 g"),
    ("doscientos cincuenta gramos", "250 g"), ("iki buçuk kaşık", "2.5 tbsp"), ("yarım düzine", "6 -"),
    ("yüz elli gram", "150 g"), ("on iki dilim", "12 slice"), ("üç yüz elli beş gram", "355 g"),
    ("一碗半", "1.5 bowl"), ("半斤", "250 g"), ("一百五十克", "150 g"), ("十二个", "12 piece"),
    ("二十五克", "25 g"), ("三百毫升", "300 ml"), ("一打", "12 -"),
    // Units
    ("a bowl", "1 bowl"), ("large", "- large"), ("2 large", "2 large"), ("a big bowl", "1 bowl"), ("bowl", "- bowl"),
    ("2 tbsp", "2 tbsp"), ("2 tablespoons", "2 tbsp"), ("2T", "2 tbsp"), ("2t", "2 tsp"), ("1c", "1 cup"),
    ("1 tea spoon", "1 tsp"), ("10 fl oz", "10 fl oz"), ("10 fluid ounces", "10 fl oz"), ("2 lbs", "2 lb"),
    ("a handful", "1 handful"), ("3 cloves", "3 clove"), ("2 heaped tablespoons", "2 tbsp"), ("1 whole cup", "1 cup"),
    ("2 tbsp.", "2 tbsp"), ("a glass of", "1 glass"),
    // Several of them
    ("2 x 400g", "800 g"), ("2x400g", "800 g"), ("2 400g tins", "800 g"), ("1 (14 oz) can", "14 oz"),
    ("1 lb 8 oz", "1.5 lb"), ("1 kg 200 g", "1.2 kg"), ("150g/5½oz", "150 g"), ("1 cup (240 ml)", "1 cup"),
    ("1 cup (240 g)", "240 g"), ("1 (14 1/2 ounce) can", "14.5 oz"), ("one 2-pound", "2 lb"),
    ("2 x 400g/14oz cans", "800 g"),
    // Kitchen words
    ("a splash", "1 tbsp"), ("a drizzle", "1 tsp"), ("a knob", "2 tsp"), ("2 knobs", "4 tsp"), ("a dollop", "1 tbsp"),
    ("a dessertspoon", "2 tsp"), ("a pinch", "1 pinch"), ("a dash", "1 dash"),
    // Nearly
    ("about 200g", "200 g"), ("~200g", "200 g"), ("ca. 200 g", "200 g"), ("roughly 2 cups", "2 cup"),
    // Ranges: the low end
    ("2-3 slices", "2 slice"), ("2 – 3 slices", "2 slice"), ("2 to 3 slices", "2 slice"), ("2 or 3", "2 -"),
    ("between 2 and 3 cups", "2 cup"), ("two or three", "2 -"), ("a cup or two", "1 cup"), ("a slice or 2", "1 slice"),
  ])
  func `are read`(words: String, expected: String) throws {
    let amount = try AmountReader(lexicon: Reading.lexicon()).read(words)
    let said = amount.map { "\($0.quantity?.description ?? "-") \($0.unit?.rawValue ?? "-")" }
    #expect(said == expected)
  }

  @Test(arguments: [
    "", " ", "rice", "2 eggs", "g", "some", "200 kcal", "200g rice", "200g 300g", "2%", "/", "1/0", "-", "a lot",
    "every day", "12345678901234567890123456789 g",
  ])
  func `are not read where they are something else`(words: String) throws {
    #expect(try AmountReader(lexicon: Reading.lexicon()).read(words) == nil)
  }

  @Test(arguments: [
    ("zwei Scheiben", "2 slice"), ("anderthalb Tassen", "1.5 cup"), ("dos rebanadas", "2 slice"),
    ("medio kilo", "0.5 kg"), ("iki dilim", "2 slice"), ("bir buçuk bardak", "1.5 glass"),
    ("yarım bardak", "0.5 glass"),
    ("一碗", "1 bowl"), ("两个", "2 piece"), ("100克", "100 g"), ("半碗", "0.5 bowl"),
  ])
  func `are read in other languages`(words: String, expected: String) throws {
    let amount = try AmountReader(lexicon: Reading.lexicon()).read(words)
    #expect(amount.map { "\($0.quantity?.description ?? "-") \($0.unit?.rawValue ?? "-")" } == expected)
  }
}

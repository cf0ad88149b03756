import Nutrition
import Services
import Testing

@Suite struct `a body's measures` {
  @Test(arguments: [
    ("72 kg", "72"), ("72,5kg", "72.5"), ("72", "72"), ("160 lb", "72.575"), ("160lbs.", "72.575"),
    ("11 st 4 lb", "71.668"), ("11st 4", "71.668"), ("11 stone", "69.853"), ("2.4 kilos", "2.4"),
    ("72 Kilogramm", "72"), ("72 公斤", "72"),
  ])
  func `are read as a weight`(words: String, kilograms: String) {
    #expect(BodyMeasure.kilograms(words) == FixedDecimal(kilograms))
  }

  @Test(arguments: [
    ("178 cm", "178"), ("1.78 m", "178"), ("1,78", "178"), ("178", "178"), ("5 ft 10", "177.8"), ("5'10\"", "177.8"),
    ("5’ 10”", "177.8"), ("70 in", "177.8"), ("6 feet", "182.88"), ("1 m 65", "165"),
    ("178 centímetros", "178"), ("178 厘米", "178"),
  ])
  func `are read as a height`(words: String, centimetres: String) {
    #expect(BodyMeasure.centimetres(words) == FixedDecimal(centimetres))
  }

  @Test func `take a bare number in the person's units`() {
    #expect(BodyMeasure.kilograms("160", units: .us) == FixedDecimal("72.575"))
    #expect(BodyMeasure.centimetres("70", units: .us) == FixedDecimal("177.8"))
  }

  @Test(arguments: ["", "heavy", "kg", "-5 kg", "0 kg", "5000 kg", "72 kg 3 miles", "1.2.3 kg", "72 eggs", "5 5 5"])
  func `are nothing where they cannot be one`(words: String) {
    #expect(BodyMeasure.kilograms(words) == nil)
    #expect(BodyMeasure.centimetres(words) == nil)
  }
}

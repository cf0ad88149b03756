import FoodData
import FoundationEssentials
import Nutrition
import Testing

struct ContributionTests {
  private func food(_ source: FoodSource = FoodSource(.label), barcode: String? = "4006381333931") -> Food {
    Food(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)), created: Instant(milliseconds: 0),
      name: "Müsli & Nüsse", brand: "Hof", barcode: barcode, source: source,
      per100Grams: Nutrients(energy: FixedDecimal(1_234), protein: FixedDecimal("9.5"), sodium: FixedDecimal(40)),
      portions: [Portion(.serving, Grams(milligrams: 30_000))])
  }

  private func given() throws -> Contribution { try Contribution(of: food(), language: "de") }

  @Test func `what was read from a pack is given, in the fields of the form`() throws {
    let fields = ContributionForm(try given()).fields
    #expect(
      fields.map { "\($0.name)=\($0.value)" } == [
        "code=4006381333931", "lang=de", "product_name_de=Müsli & Nüsse", "brands=Hof", "serving_size=30 g",
        "nutrition_data=on", "nutrition_data_per=100g", "nutriment_energy-kcal=1234", "nutriment_energy-kcal_unit=kcal",
        "nutriment_proteins=9.5", "nutriment_proteins_unit=g", "nutriment_sodium=40", "nutriment_sodium_unit=mg",
        "comment=Entered from the pack", "app_name=larder",
      ])
  }

  @Test func `the form is sent with every other byte than letters and digits escaped`() throws {
    let form = ContributionForm(try given())
    let body = String(decoding: form.body(adding: [.init("user_id", "a=b&c")]), as: UTF8.self)
    #expect(body.contains("product_name_de=M%C3%BCsli%20%26%20N%C3%BCsse&brands=Hof"))
    #expect(body.hasSuffix("&user_id=a%3Db%26c"))
  }

  @Test func `an estimate, another source's figures and a food without barcode or figures are not given`() {
    for source in [FoodSource(.estimate), FoodSource(.usda, reference: "sr:1"), FoodSource(.openFoodFacts)] {
      #expect(throws: ContributionError.notFromThePack(source)) {
        try Contribution(of: self.food(source), language: "de")
      }
    }
    #expect(throws: ContributionError.noBarcode) { try Contribution(of: self.food(barcode: nil), language: "de") }
    var empty = food()
    empty.per100Grams = .unknown
    #expect(throws: ContributionError.noFigures) { try Contribution(of: empty, language: "de") }
  }

  @Test func `only gaps are filled, and figures that stand there otherwise stay`() throws {
    let text =
      #"{"status":1,"product":{"code":"4006381333931","product_name":"Müsli","nutriments":"#
      + #"{"energy-kcal_100g":1234,"proteins_100g":10}}}"#
    let answer = OpenFoodFactsAnswer(Array(text.utf8)[...])
    guard case .product(let known) = answer else {
      Issue.record("no product")
      return
    }
    let (missing, different) = try given().comparedWith(known)
    #expect(different == [.protein])
    #expect(missing.name == nil && missing.brand == "Hof" && missing.serving == "30 g")
    #expect(missing.figures == Nutrients(sodium: FixedDecimal(40)))
    #expect(!missing.isEmpty)
  }

  @Test(arguments: [
    (200, #"{"status":1,"status_verbose":"fields saved"}"#, ContributionAnswer.saved),
    (200, #"{"status":"1"}"#, .saved),
    (200, #"{"status":0,"status_verbose":"no code or invalid code"}"#, .refused("no code or invalid code")),
    (200, #"{"status":0,"status_verbose":"Incorrect user name or password"}"#, .accountRefused),
    (403, "<html>", .accountRefused), (429, "<html>TOO MANY REQUESTS", .later), (503, "", .later),
    (200, "<!DOCTYPE html>", .later), (404, #"{"error":"gone"}"#, .refused("gone")),
  ])
  func `an answer says whether it is saved, to be sent again, or refused`(
    status: Int, body: String, answer: ContributionAnswer
  ) {
    #expect(ContributionAnswer(status: status, body: Array(body.utf8)) == answer)
  }
}

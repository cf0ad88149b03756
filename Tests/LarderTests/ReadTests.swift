import FoundationEssentials
import Glibc
import JSON
import Testing

private let figures: Set<String> = [
  "kcal", "protein_g", "carbs_g", "fat_g", "saturated_fat_g", "sugar_g", "fibre_g", "sodium_mg",
]

private let promised: Set<String> = [
  "file", "kind", "found", "name", "brand", "barcode", "basis", "serving_g", "serving_ml", "trust", "warnings",
]

private let answer = """
  {"status":1,"product":{"code":"4006381333931","product_name":"Oat bar","brands":"Mill","serving_size":"40 g",
  "serving_quantity":40,"nutriments":{"energy-kcal_100g":430,"proteins_100g":8,"carbohydrates_100g":62,"fat_100g":16}}}
  """

private func read(_ text: String, _ options: String..., name: String = "file") throws -> ProgramRun {
  let household = try Household()
  let path = household.path(name)
  try text.write(toFile: path, atomically: false, encoding: .utf8)
  return try household.run(["read", path] + options)
}

private func object(_ text: String, name: String = "file") throws -> JSONValue {
  try #require(JSONValue(text: try read(text, "--json", name: name).output))
}

private func keys(_ value: JSONValue) -> Set<String> {
  guard case .object(let members) = value else { return [] }
  return Set(members.keys)
}

@Test func `a product file for programs has the promised keys and more`() throws {
  let object = try object(answer)
  #expect(keys(object).isSuperset(of: promised.union(figures)))
  #expect(object["kind"] == "product" && object["found"] == true && object["outcome"] == "product")
  #expect(object["barcode"] == "4006381333931" && object["basis"] == "100g" && object["per_unit"] == "g")
  #expect(object["kcal"] == 430 && object["fibre_g"] == .null && object["serving_g"] == 40)
}

@Test func `a file is known by what is in it, never by its name`() throws {
  #expect(try object(answer, name: "holiday.jpg")["kind"] == "product")
}

@Test func `a barcode that is not known is a product that was not found`() throws {
  let object = try object(#"{"code":"77","status":0,"status_verbose":"product not found"}"#)
  #expect(keys(object).isSuperset(of: promised.union(figures)))
  #expect(object["kind"] == "product" && object["found"] == false && object["outcome"] == "product_not_found")
}

@Test func `a page of a search has its hits`() throws {
  let object = try object(#"{"count":9,"products":[{"code":"1","product_name":"Oat"}]}"#)
  #expect(object["outcome"] == "search" && object["total_count"] == 9)
  #expect(object["results"]?.array?.first?["name"] == "Oat")
}

@Test func `an export is told from a product`() throws {
  let object = try object("{\"code\":\"1\"}\n{\"code\":\"2\"}\n")
  #expect(object["reason"]?.string?.contains("larder import") == true)
}

@Test(arguments: ["<html>", "{\"code\":", "[1,2]", "nothing of the kind", "\u{0}\u{1}"])
func `what cannot be read says why`(_ text: String) throws {
  let object = try object(text)
  #expect(object["kind"] == "unreadable")
  #expect(object["reason"]?.string?.isEmpty == false)
}

@Test func `a receipt for programs has the promised keys and more`() throws {
  let object = try object("REWE\n   EUR\nMILCH 3,5%   2,38 B\n  2 Stk x 1,19\nSUMME EUR 2,38\n 05.03.2026 18:00\n")
  #expect(keys(object).isSuperset(of: ["file", "kind", "store", "date", "currency", "total", "items", "warnings"]))
  #expect(object["kind"] == "receipt" && object["store"] == "REWE" && object["date"] == "2026-03-05")
  let item = try #require(object["items"]?.array?.first)
  #expect(keys(item).isSuperset(of: ["original", "name", "quantity", "unit", "grams", "price", "kind"]))
  #expect(item["quantity"] == 2 && item["unit"] == "pc" && item["kind"] == "item" && item["name"] == "milk")
}

@Test func `a label for programs has the figures per 100 and those of each column`() throws {
  let object = try object("per 100 g\nEnergy 1500 kJ / 358 kcal\nFat 6 g\nCarbohydrate 60 g\nProtein 14 g\nSalt 1 g\n")
  #expect(keys(object).isSuperset(of: promised.union(figures)))
  #expect(object["kind"] == "label" && object["kcal"] == 358 && object["sodium_mg"] == 400)
  #expect(object["columns"]?.array?.first?["kj"] == 1500)
}

@Test func `a receipt of a hostile till puts no escape on the terminal`() throws {
  let run = try read("REWE\n\u{1b}[2J\u{1b}]0;x\u{07}MILCH \u{1b}[31m1,19 B\nSUMME EUR 1,19\n")
  #expect(run.output.contains("MILCH"))
  #expect(!run.output.utf8.contains(0x1b))
}

@Test func `a page that asks for timeout is told from others`() throws {
  #expect(try object("<!DOCTYPE html><h1>TOO MANY REQUESTS</h1>")["outcome"] == "rate_limited")
}

@Test func `without the option it is a card`() throws {
  let run = try read(answer)
  #expect(run.exit == 0)
  #expect(run.lines.first == "Oat bar (Mill)")
  #expect(run.output.contains("Source: Open Food Facts (ODbL), entered by volunteers, 4006381333931."))
}

@Test func `several files are several objects, in their order`() throws {
  let household = try Household()
  for name in ["one", "two"] { try answer.write(toFile: household.path(name), atomically: false, encoding: .utf8) }
  let run = try household.run(["read", household.path("one"), household.path("none"), household.path("two"), "--json"])
  #expect(run.exit == 1)
  #expect(run.lines.map { JSONValue(text: $0)?["kind"] } == ["product", "unreadable", "product"])
}

@Test(arguments: ["/dev/zero", "/dev", "/nowhere/at/all"])
func `a device, a folder and nothing at all are not waited for`(_ path: String) throws {
  let run = try Household().run("read", path, "--json")
  #expect(run.exit == 1)
  #expect(JSONValue(text: run.output)?["kind"] == "unreadable")
}

@Test func `a pipe is not waited for`() throws {
  let household = try Household()
  #expect(mkfifo(household.path("pipe"), 0o600) == 0)
  #expect(try household.run("read", household.path("pipe")).exit == 1)
}

@Test func `control characters of a file do not reach the terminal`() throws {
  let run = try read(#"{"code":"7","product_name":"Jam\u001b[2J\u0007","brands":"\u202eMill"}"#)
  #expect(!run.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 7 || $0.value == 0x202E })
}

@Test func `reading needs a file`() throws {
  let run = try Household().run("read")
  #expect(run.exit == 2)
}

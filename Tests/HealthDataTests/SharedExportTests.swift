import FoundationEssentials
import HealthData
import Nutrition
import Testing

/// Exports with known sums, which lie beside the package where they are there at all.
struct SharedExportTests {
  struct Case: Decodable, CustomTestStringConvertible {
    struct Expected: Decodable {
      let active: [String: Double]?
      let eaten: [String: Double]?
      let weights: [String: Double]?
      let flagged: Int?
      let complete: Bool?

      enum CodingKeys: String, CodingKey {
        case active = "active_energy_kcal"
        case eaten = "dietary_energy_kcal"
        case weights = "body_mass_kg"
        case flagged, complete
      }
    }

    let file: String
    let timezone: String
    let expect: Expected
    var name: String?
    var testDescription: String { name ?? "" }
  }

  private static let folder: String = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return package.appending(path: "../shared/fixtures/apple-health/cases").standardizedFileURL.path
  }()

  /// Those that are no archives: these are unpacked elsewhere.
  static let cases: [Case] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().compactMap
  {
    guard let meta = FileManager.default.contents(atPath: "\(folder)/\($0)/meta.json"),
      var known = try? JSONDecoder().decode(Case.self, from: meta), known.file == "export.xml"
    else { return nil }
    known.name = $0
    return known
  }

  @Test(.enabled(if: !cases.isEmpty, "the exports with known sums are not beside the package"), arguments: cases)
  func `sums are those that are known`(known: Case) throws {
    let path = "\(Self.folder)/\(known.name ?? "")/\(known.file)"
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: path)))
    guard known.expect.complete != false else {
      #expect(throws: HealthDataError.endsInTheMiddle) { try MadeUpExport.days(bytes, zone: known.timezone) }
      return
    }
    let days = try MadeUpExport.days(bytes, pieces: 4_096, eaten: true, zone: known.timezone)
    for (sums, expected) in [
      (days.active, known.expect.active), (days.eaten, known.expect.eaten),
      (days.weights, known.expect.weights),
    ] {
      guard let expected else { continue }
      #expect(Set(sums.keys.map(\.description)) == Set(expected.keys))
      for (day, sum) in sums {
        let known = try #require(expected["\(day)"])
        #expect(abs(Double(sum.units) / Double(FixedDecimal.scale) - known) < 0.01, "\(day)")
      }
    }
    if let flagged = known.expect.flagged { #expect(days.leftOut == flagged) }
  }
}

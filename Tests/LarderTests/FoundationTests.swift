import FoundationEssentials
import Testing

/// The whole of Foundation brings its tables of languages along, which every start would load.
@Suite struct `The program` {
  @Test func `is made with the essentials of Foundation alone`() throws {
    let folder = Repository.folder + "/Sources"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    try #require(files.count > 1_000)
    for file in files {
      let text = String(decoding: try Data(contentsOf: URL(filePath: "\(folder)/\(file)")), as: UTF8.self)
      let imports = text.split(separator: "\n").filter { $0.hasSuffix("import Foundation") }
      #expect(imports.isEmpty, "\(file) imports Foundation")
    }
  }
}

import FoundationEssentials
import FuzzTargets
import Testing

/// What `make fuzz` begins with, and what it has found: fed to every target once.
struct CorpusTests {
  private static let folder = #filePath.components(separatedBy: "/Tests/FuzzTests/")[0] + "/Tests/Fuzz/Corpus"

  private static func files(of target: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(target)").sorted()
  }

  @Test(arguments: FuzzTargets.all.map { $0.name })
  func `every input that is kept is read as promised`(name: String) throws {
    let target = try #require(FuzzTargets.named(name)).init()
    let files = try CorpusTests.files(of: name)
    #expect(files.count >= 3, "A target begins with examples of what it reads.")
    for file in files {
      let bytes = try #require(FileManager.default.contents(atPath: "\(CorpusTests.folder)/\(name)/\(file)"))
      #expect(throws: Never.self, "\(file)") { try target.take([UInt8](bytes)) }
    }
  }

  @Test func `every folder of inputs has its target`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: CorpusTests.folder)
    #expect(Set(folders) == Set(FuzzTargets.all.map { $0.name }))
  }
}

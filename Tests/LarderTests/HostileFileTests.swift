import Foundation
import Glibc
import JSON
import ProgramTrials
import Subprocess
import TestSupport
import Testing

/// Files that mean ill, or are broken, read by the program as a person would read them.
@Suite(.serialized) struct HostileFileTests {
  private static let most = (time: Duration.seconds(15), memory: 300_000)
  private static let areThere = ["vips", "vipsheader", "vipsthumbnail", "tesseract", "zbarimg", "pdftotext"].allSatisfy
  {
    ProgramEnvironment.path(of: $0, in: [:]) != nil
  }

  private let household: Household

  init() throws {
    household = try Household()
  }

  private func read(_ path: String) throws -> WatchedRun {
    try WatchedRun(
      try #require(BuiltProgram.path("larder")), ["--home", household.home, "read", path, "--json"], environment: [:])
  }

  /// One line, in time, within memory, without anything that a terminal would obey.
  private func expectSurvival(_ run: WatchedRun, _ name: String) throws -> JSONValue {
    #expect(run.time < HostileFileTests.most.time, "\(name)")
    #expect(run.peakMemory < HostileFileTests.most.memory, "\(name)")
    #expect(run.output.split(separator: "\n").count == 1, "\(name)")
    #expect(
      run.output.unicodeScalars.allSatisfy {
        $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
      })
    return try #require(JSONValue(text: run.output), "\(name)")
  }

  @Test(.enabled(if: areThere, "the programs for pictures are not installed: make tools"))
  func `each made-up file gets one clear line`() throws {
    for file in MadeUpFiles.all {
      try Data(file.bytes).write(to: URL(filePath: household.path(file.name)))
      let answer = try expectSurvival(try read(household.path(file.name)), file.name)
      if let reason = file.reason {
        #expect(answer["kind"] == "unreadable", "\(file.name)")
        #expect(
          answer["reason"]?.string.map { reason.isEmpty || $0.contains(reason) } == true, "\(file.name): \(answer)")
      } else {
        #expect(answer["kind"] == "receipt", "\(file.name): \(answer)")
        #expect(answer["items"]?.array?.contains { $0["name"] == "milk" } == true, "\(file.name)")
      }
    }
  }

  @Test func `what is no regular file is not opened, and the secret behind a link is not read`() throws {
    try household.write("the secret of the household", to: "secret")
    symlink(household.path("secret"), household.path("link"))
    mkfifo(household.path("pipe"), 0o600)
    for path in [
      household.path("link"), household.path("pipe"), "/dev/zero", "/dev/tty", household.home, "/proc/self/mem",
    ] {
      let run = try read(path)
      #expect(try expectSurvival(run, path)["kind"] == "unreadable")
      #expect(!run.output.contains("secret of"))
    }
  }

  @Test func `a text that names files, with the name of a picture, opens none of them`() throws {
    try household.write("the secret of the household", to: "secret")
    try household.write("\(household.path("secret"))\n/etc/hostname\n", to: "photo.jpg")
    let run = try read(household.path("photo.jpg"))
    #expect(try expectSurvival(run, "photo.jpg")["kind"] == "unreadable")
    #expect(!run.output.contains("secret of"))
  }

  private static let shared = "../shared/fixtures/hostile"

  @Test(
    .enabled(if: areThere, "the programs for pictures are not installed: make tools"),
    .enabled(if: FileManager.default.fileExists(atPath: shared), "the shared hostile files are not here"))
  func `each of the shared hostile files gets one clear line`() throws {
    let meta = try #require(FileManager.default.contents(atPath: "\(HostileFileTests.shared)/meta.json"))
    let files = try #require(JSONValue(text: String(decoding: meta, as: UTF8.self))?.array)
    for (number, name) in files.compactMap({ $0["file"]?.string }).enumerated()
    where number % TestLength.stride(4) == 0 {
      _ = try expectSurvival(try read("\(HostileFileTests.shared)/\(name)"), name)
    }
  }
}

import FoundationEssentials
import Glibc
import ProgramTrials
import Testing

/// A picture is being read, by programs that only play their parts, when larder is ended.
struct EndedReadTests {
  private let household: Household

  init() throws {
    household = try Household()
    try household.folders("scratch")
    try household.program("vipsheader", "cat > /dev/null; printf 'width: 80\\nheight: 60\\n'")
    try household.program("vipsthumbnail", "cat > /dev/null; printf 'P5 1 1 255\\n '")
    try household.program("vips", "echo the picture")
    try household.program("zbarimg", "exit 4")
    try household.program("ZXingReader", "cat > /dev/null")
    let numbers = household.path("numbers")
    try household.program(
      "tesseract",
      "[ \"$1\" = --list-langs ] && exec echo eng\nsleep 1000 & echo $$ $! > \(numbers).new\n"
        + "mv \(numbers).new \(numbers); wait")
    try Data([0xFF, 0xD8, 0xFF, 0xE0]).write(to: URL(filePath: household.path("photo.jpg")))
  }

  @Test func `a reading that is killed leaves no program running and nothing of the photo`() throws {
    let scratch = household.path("scratch")
    let child = try ChildProcess(
      try #require(BuiltProgram.path("larder")), ["--home", household.home, "read", household.path("photo.jpg")],
      environment: ["PATH": "\(household.path("bin")):/usr/bin:/bin", "TMPDIR": scratch])
    for _ in 0..<2_000 where household.text("numbers").isEmpty { usleep(10_000) }
    child.kill(after: .zero)
    let running = household.text("numbers").dropLast().split(separator: " ").compactMap { Int32($0) }
    #expect(running.count == 2 && running.allSatisfy(ProcessLife.hasEnded))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch).isEmpty)
  }
}

import Media
import Testing

/// Made-up photos of paper: bright on dark, with lines of dark dashes that fall by so many degrees.
struct PaperTests {
  private func photo(width: Int, height: Int, paper: Range<Int>, fallingBy slope: Double) throws -> GreyPicture {
    let pixels = (0..<height).flatMap { row in
      (0..<width).map { column -> UInt8 in
        guard paper.contains(column) else { return 30 }
        let line = Double(row) - Double(column) * slope
        let isInk = Int(line.rounded(.down)) % 12 < 3 && (column / 5) % 4 != 0
        return isInk ? 60 : 220
      }
    }
    return try #require(GreyPicture(width: width, height: height, pixels: pixels))
  }

  @Test func `a portable grey map is read, with its remarks, and nothing that lies about its size`() {
    let picture = GreyPicture(portable: Array("P5\n#a remark\n2 1\n255\n".utf8) + [7, 9])
    #expect(picture == GreyPicture(width: 2, height: 1, pixels: [7, 9]))
    #expect(GreyPicture(portable: Array("P5 2 2 255\n".utf8) + [7, 9]) == nil)
    #expect(GreyPicture(portable: Array("P5 99999999999 1 255\n".utf8)) == nil)
    #expect(GreyPicture(portable: [0x50, 0x35]) == nil)
  }

  @Test func `paper is the largest bright part, with what is printed on it`() throws {
    let paper = try #require(PaperArea(in: photo(width: 100, height: 80, paper: 20..<60, fallingBy: 0)))
    #expect(paper.rows[40] == 20..<60)
    #expect((34...40).contains(paper.percent))
  }

  @Test(arguments: [(0.0, 0), (0.2126, 12), (-0.1763, -10)])
  func `lines that fall or rise are seen without reading them`(slope: Double, degrees: Int) throws {
    let large = try photo(width: 300, height: 400, paper: 60..<260, fallingBy: slope)
    let small = try photo(width: 150, height: 200, paper: 30..<130, fallingBy: slope)
    let paper = try #require(PaperArea(in: small))
    let slant = try #require(TextSlant(of: large, on: paper))
    #expect(slant.degrees == degrees)
    #expect(degrees == 0 ? slant.sharpnessAsItLies == 100 : slant.sharpnessAsItLies < 33)
  }

  @Test func `bare paper has no lines`() throws {
    let bare = try #require(GreyPicture(width: 60, height: 60, pixels: [UInt8](repeating: 200, count: 3_600)))
    #expect(PaperArea(in: bare).flatMap { TextSlant(of: bare, on: $0) } == nil)
  }
}

import FoundationEssentials
import Nutrition
import Testing

@testable import Services

struct KeptPictureTests {
  private let meal = UUID()
  private let moment = LocalTime(Instant(milliseconds: 1_795_000_000_000), offset: 3_600)

  @Test func `the name of a file says when it was read, what it was called and whose meal it shows`() throws {
    for isSealed in [false, true] {
      let picture = KeptPicture(of: "IMG 1/2.jpg", at: moment, isSealed: isSealed)
      #expect(picture.file.hasSuffix(isSealed ? "-IMG12jpg.jpg.sealed" : "-IMG12jpg.jpg"))
      #expect(picture.meal == nil && KeptPicture(file: picture.file) == picture)
      let given = picture.belonging(to: meal)
      #expect(given.meal == meal && KeptPicture(file: given.file) == given)
    }
  }

  @Test(arguments: [
    "", "a.jpg", "20261120-a.jpg", "20261120123000-a.png", "../20261120123000-a.jpg", "x20261120123000-a.jpg",
  ])
  func `other files are no pictures`(_ file: String) {
    #expect(KeptPicture(file: file) == nil)
  }

  @Test func `pictures are kept for thirty days`() throws {
    let picture = try #require(KeptPicture(file: "20261120123000-a.jpg"))
    #expect(!picture.isExpired(on: try #require(Day("2026-12-20"))))
    #expect(picture.isExpired(on: try #require(Day("2026-12-21"))))
  }

  @Test func `a meal may have several`() {
    let files = ["20261120123000-a", "20261120123100-b"].compactMap {
      KeptPicture(file: $0 + ".jpg")?.belonging(to: meal).file
    }
    let pictures = KeptPictures(in: "/home/images", files: files.reversed() + ["notes.txt"])
    #expect(pictures.paths(of: meal) == files.map { "/home/images/\($0)" })
    #expect(pictures.paths(of: UUID()).isEmpty)
  }
}

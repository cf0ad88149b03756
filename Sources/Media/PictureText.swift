internal import Files
internal import Subprocess

/// The text in one picture: the picture is made upright and evenly lit once, and then looked at in one or several ways.
package struct PictureText: ~Copyable {
  /// How the picture is looked at: evenly lit, but for the plain look.
  package enum Look: Hashable, Sendable {
    case whole(Tone)
    case part(Part, Tone)
    /// In greys as they are, in one width: for the even print of packages.
    case plain(Arrangement)
  }

  package enum Tone: Hashable, Sendable {
    /// Best for most receipts.
    case blackAndWhite
    /// For stained or faded paper.
    case grey
  }

  /// A part of the picture, enlarged: for small print, and for paper on a cluttered table.
  package struct Part: Hashable, Sendable {
    package let left: Int
    package let top: Int
    package let width: Int
    package let height: Int
    /// How much it is enlarged, in percent.
    package let percent: Int

    package init(left: Int, top: Int, width: Int, height: Int, percent: Int) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
      self.percent = percent
    }
  }

  /// How the recogniser takes text to be arranged.
  package enum Arrangement: String, Sendable {
    /// One block of rows.
    case rows = "6"
    /// Here and there.
    case scattered = "11"
  }

  /// More pixels than these are not read, or the recogniser takes more than 200 MB: what is larger is made smaller first.
  package static let mostPixels = 9_500_000
  /// The sides of a picture that is read.
  private static let longest = 4_096
  /// The width of the plain look.
  private static let plainWidth = 1_500
  /// What is brighter in the evenly lit picture is paper.
  private static let paper = 165
  /// In dots per inch, as cameras write it. Without it the recogniser guesses one from the letters, and arranges the
  /// text worse: of 161 lines on 19 photos 122 are read right in two looks, else 113.
  private static let resolution = 72

  private let reader: MediaReader
  private let scratch: ScratchFolder
  private let languages: [String]
  private var isLit = false

  /// - Parameters:
  ///   - languages: as Tesseract names them; those that are not installed are left out.
  ///   - place: a folder for what the programs hand to each other.
  package init(
    _ picture: [UInt8], reader: MediaReader, languages: [String], place: String
  ) throws(MediaError) {
    let languages = try reader.installedLanguages(of: languages)
    let (width, height) = try reader.checkedSize(of: picture)
    let scratch = try PictureText.scratch(in: place)
    let longest = min(MediaReader.longest(width, height, most: PictureText.mostPixels), PictureText.longest)
    try reader.turnUpright(picture, longest: longest, in: scratch.path)
    self.languages = languages
    self.reader = reader
    self.scratch = scratch
  }

  private static func scratch(in place: String) throws(MediaError) -> ScratchFolder {
    do throws(FileFault) {
      return try ScratchFolder(in: place)
    } catch {
      throw .failed(.vips)
    }
  }

  /// What the text recogniser sees, as its table of tab separated values: a word a line with its box.
  ///
  /// - Parameter time: when it is not done by then, it is stopped.
  package mutating func table(_ look: Look, within time: Duration = .seconds(12)) throws(MediaError) -> [UInt8] {
    let arrangement: Arrangement
    switch look {
    case .plain(let expected):
      arrangement = expected
      try drawPlain()
    case .whole(let tone):
      arrangement = .scattered
      try light()
      try draw(tone, of: "lit.v")
    case .part(let part, let tone):
      arrangement = .scattered
      try light()
      try cut(part)
      try draw(tone, of: "part.v")
    }
    return try reader.ask(
      .tesseract,
      [
        file("seen.pgm"), "-", "-l", languages.joined(separator: "+"), "--psm", arrangement.rawValue, "--dpi",
        "\(PictureText.resolution)", "tsv",
      ], input: [], most: 8_000_000, time: time
    ).bytes
  }

  /// Width and height of the upright picture that is looked at, in pixels.
  package mutating func size() throws(MediaError) -> (width: Int, height: Int) {
    try light()
    return (try field("width"), try field("height"))
  }

  private func field(_ name: String) throws(MediaError) -> Int {
    let output = try reader.ask(.vipsheader, ["-f", name, file("lit.v")], input: [], most: 1_000)
    guard let value = Int(String(decoding: output.bytes, as: UTF8.self).filter(\.isNumber)) else { throw .damaged }
    return value
  }
}

extension PictureText {
  private func file(_ name: String) -> String { "\(scratch.path)/\(name)" }

  private func vips(_ arguments: [String]) throws(MediaError) {
    try reader.vips(arguments)
  }

  /// A flat field: the grey picture divided by itself blurred, so that shadows and folds are as bright as the rest.
  private mutating func light() throws(MediaError) {
    guard !isLit else { return }
    try vips(["gaussblur", file("grey.v"), file("blurred.v"), "30"])
    try vips(["divide", file("grey.v"), file("blurred.v"), file("ratio.v")])
    try vips(["linear", file("ratio.v"), file("lit.v"), "200", "0", "--uchar"])
    isLit = true
  }

  private func cut(_ part: Part) throws(MediaError) {
    try vips([
      "crop", file("lit.v"), file("cut.v"), "\(part.left)", "\(part.top)", "\(part.width)", "\(part.height)",
    ])
    let factor = "\(part.percent / 100).\(part.percent % 100 / 10)\(part.percent % 10)"
    try vips(["resize", file("cut.v"), file("part.v"), factor, "--kernel", "cubic"])
  }

  private func draw(_ tone: Tone, of name: String) throws(MediaError) {
    switch tone {
    case .grey: try vips(["copy", file(name), file("seen.pgm")])
    case .blackAndWhite:
      try vips(["relational_const", file(name), file("seen.pgm"), "more", "\(PictureText.paper)"])
    }
  }

  private func drawPlain() throws(MediaError) {
    let box = "\(PictureText.plainWidth)x\(PictureText.longest)"
    _ = try reader.ask(.vipsthumbnail, [file("grey.v"), "-s", box, "-o", file("seen.pgm")], input: [], most: 1_000)
  }
}

extension PictureText {
  /// Turns the picture so that the lines of a text on paper lie level, and leaves out what is beside the paper. The
  /// looks after that are at the turned picture.
  ///
  /// - Returns: whether there was something to turn.
  package mutating func straighten() throws(MediaError) -> Bool {
    guard let paper = PaperArea(in: try small(160)), let slant = TextSlant(of: try small(900), on: paper),
      abs(slant.degrees) >= 5, slant.sharpnessAsItLies < 33
    else { return false }
    let (width, height) = try size()
    try vips(["rotate", file("lit.v"), file("turned.v"), "\((360 - slant.degrees) % 360)", "--background", "255"])
    let bounds = TurnedBounds(of: paper, width: width, height: height, degrees: -slant.degrees)
    try vips([
      "crop", file("turned.v"), file("lit.v"), "\(bounds.left)", "\(bounds.top)", "\(bounds.width)",
      "\(bounds.height)",
    ])
    return true
  }

  /// The whole picture in greys, at most so many pixels wide and high.
  private func small(_ side: Int) throws(MediaError) -> GreyPicture {
    _ = try reader.ask(
      .vipsthumbnail, [file("grey.v"), "-s", "\(side)x\(side)", "-o", file("small.pgm")], input: [], most: 1_000)
    guard let bytes = try? NamedFile(file("small.pgm")).bytes(most: 2_000_000),
      let picture = GreyPicture(portable: bytes)
    else { throw .damaged }
    return picture
  }
}

extension MediaReader {
  /// Of the languages wanted those that the text recogniser has; English, which always comes with it, where it has none.
  func installedLanguages(of wanted: [String]) throws(MediaError) -> [String] {
    let output = try ask(.tesseract, ["--list-langs"], input: [], most: 100_000)
    let installed = Set(String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    let found = wanted.filter(installed.contains)
    return found.isEmpty ? ["eng"] : found
  }

  /// The picture as it is held, no larger than is read, on white, in greys.
  fileprivate func turnUpright(_ picture: [UInt8], longest side: Int, in folder: String) throws(MediaError) {
    _ = try ask(
      .vipsthumbnail,
      ["stdin[fail_on=truncated]", "-s", "\(side)x\(side)>", "-o", "\(folder)/upright.ppm[background=255]"],
      input: picture, most: 1_000)
    try vips(["colourspace", "\(folder)/upright.ppm", "\(folder)/grey.v", "b-w"])
  }

  fileprivate func vips(_ arguments: [String]) throws(MediaError) {
    _ = try ask(.vips, arguments, input: [], most: 1_000)
  }
}

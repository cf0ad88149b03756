internal import Files
internal import Subprocess

/// The text in one picture: the picture is made upright and evenly lit once, and then looked at in one or several ways.
package struct PictureText: ~Copyable {
  /// How the picture is looked at: evenly lit, but for the plain look.
  package enum Look: Hashable, Sendable {
    /// Black on white: best for most receipts.
    case blackAndWhite
    /// In greys: for stained or faded paper.
    case grey
    /// In greys and turned by so many degrees: for paper that lies askew.
    case turned(degrees: Int)
    /// A part of it in greys, enlarged to so many percent: for small print, and for paper on a cluttered table.
    case part(left: Int, top: Int, width: Int, height: Int, percent: Int)
    /// In greys as they are, in one width: for the even print of packages.
    case plain(Arrangement)
  }

  /// How the recogniser takes text to be arranged.
  package enum Arrangement: String, Sendable {
    /// One block of rows.
    case rows = "6"
    /// Here and there.
    case scattered = "11"
  }

  /// The sides of a picture that is read: what is larger is made smaller first.
  fileprivate static let longest = 4_096
  /// The width of the plain look.
  private static let plainWidth = 1_500

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
    try reader.checkSize(of: picture)
    let scratch = try PictureText.scratch(in: place)
    try reader.turnUpright(picture, in: scratch.path)
    self.reader = reader
    self.languages = languages
    self.scratch = scratch
  }

  /// What the text recogniser sees, as its table of tab separated values: a word a line with its box.
  package mutating func table(_ look: Look) throws(MediaError) -> [UInt8] {
    var arrangement = Arrangement.scattered
    let name: String
    if case .plain = look {} else { try light() }
    switch look {
    case .plain(let expected):
      name = "plain.png"
      arrangement = expected
      try drawPlain()
    case .grey: name = "lit.png"
    case .blackAndWhite:
      name = "black.png"
      try reader.vips(["relational_const", file("lit.png"), file(name), "more", "165"])
    case .turned(let degrees):
      name = "turned.png"
      try reader.vips(["rotate", file("lit.png"), file(name), "\((degrees % 360 + 360) % 360)", "--background", "255"])
    case .part(let left, let top, let width, let height, let percent):
      name = "part.png"
      try reader.vips(["crop", file("lit.png"), file("cut.v"), "\(left)", "\(top)", "\(width)", "\(height)"])
      let factor = "\(percent / 100).\(percent % 100 / 10)\(percent % 10)"
      try reader.vips(["resize", file("cut.v"), file(name), factor, "--kernel", "cubic"])
    }
    return try reader.ask(
      .tesseract,
      [file(name), "-", "-l", languages.joined(separator: "+"), "--psm", arrangement.rawValue, "tsv"], input: [],
      most: 8_000_000
    ).bytes
  }

  /// Width and height of the upright picture that is looked at, in pixels.
  package mutating func size() throws(MediaError) -> (width: Int, height: Int) {
    try light()
    return (try field("width"), try field("height"))
  }

  private func field(_ name: String) throws(MediaError) -> Int {
    let output = try reader.ask(.vipsheader, ["-f", name, file("lit.png")], input: [], most: 1_000)
    guard let value = Int(String(decoding: output.bytes, as: UTF8.self).filter(\.isNumber)) else { throw .damaged }
    return value
  }

  private static func scratch(in place: String) throws(MediaError) -> ScratchFolder {
    do throws(FileFault) {
      return try ScratchFolder(in: place)
    } catch {
      throw .failed(.vips)
    }
  }

  /// A flat field: the grey picture divided by itself blurred, so that shadows and folds are as bright as the rest.
  private mutating func light() throws(MediaError) {
    guard !isLit else { return }
    try reader.vips(["gaussblur", file("grey.v"), file("blurred.v"), "30"])
    try reader.vips(["divide", file("grey.v"), file("blurred.v"), file("ratio.v")])
    try reader.vips(["linear", file("ratio.v"), file("lit.png"), "200", "0", "--uchar"])
    isLit = true
  }

  private func drawPlain() throws(MediaError) {
    let box = "\(PictureText.plainWidth)x\(PictureText.longest)"
    _ = try reader.ask(.vipsthumbnail, [file("grey.v"), "-s", box, "-o", file("plain.png")], input: [], most: 1_000)
  }

  private func file(_ name: String) -> String { "\(scratch.path)/\(name)" }
}

extension MediaReader {
  /// Of the languages wanted those that the text recogniser has; English, which always comes with it, where it has none.
  func installedLanguages(of wanted: [String]) throws(MediaError) -> [String] {
    let output = try ask(.tesseract, ["--list-langs"], input: [], most: 100_000)
    let installed = Set(String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    let found = wanted.filter(installed.contains)
    return found.isEmpty ? ["eng"] : found
  }

  /// The picture as it is held, no larger than is read, on white.
  fileprivate func turnUpright(_ picture: [UInt8], in folder: String) throws(MediaError) {
    let side = PictureText.longest
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

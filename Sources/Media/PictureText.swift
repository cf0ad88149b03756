internal import Dispatch
internal import Files
internal import Subprocess
internal import Synchronization

/// The text in one picture. The picture is made upright and evenly lit once, and then read in one or several ways.
package struct PictureText: ~Copyable {
  /// A way of reading the picture. For receipts it is evenly lit first; for the even print of packages it is left as it
  /// is, in greys.
  package enum Look: Hashable, Sendable {
    case whole(Tone)
    case part(Part, Tone)
    /// The grey picture as it is, scaled to one width.
    case plain(Arrangement)
    /// The same, turned, as sparse text.
    case sideways(Turn)
    /// A part of the grey picture, enlarged, as sparse text.
    case print(Part)
  }

  /// A quarter turn of a picture whose lines run up or down.
  package enum Turn: String, CaseIterable, Sendable {
    /// To the right, where the lines run up.
    case right = "d90"
    /// To the left, where the lines run down.
    case left = "d270"
  }

  /// How the picture's colours are converted before its text is read.
  package enum Tone: Hashable, Sendable {
    /// Best for most receipts.
    case blackAndWhite
    /// For stained or faded paper.
    case grey
  }

  /// A part of the picture, enlarged: for small print, and for paper on a cluttered table.
  package struct Part: Hashable, Sendable {
    /// In pixels of the upright picture, from its left edge.
    package let left: Int
    /// In pixels of the upright picture, from its upper edge.
    package let top: Int
    /// In pixels of the upright picture, before it is enlarged.
    package let width: Int
    /// In pixels of the upright picture, before it is enlarged.
    package let height: Int
    /// The enlargement, in percent.
    package let percent: Int

    package init(left: Int, top: Int, width: Int, height: Int, percent: Int) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
      self.percent = percent
    }
  }

  /// How the text recogniser is told that the text is arranged.
  package enum Arrangement: String, Sendable {
    /// A uniform block of lines.
    case rows = "6"
    /// Sparse text in any place.
    case scattered = "11"
  }

  /// The most pixels that are read, because the recogniser needs more than 200 MB for more. Larger pictures are shrunk
  /// first.
  package static let mostPixels = 9_500_000
  /// The most pixels that a side of a picture has when it is read.
  private static let longest = 4_096
  /// The width of the plain look, in pixels.
  package static let plainWidth = 1_500
  /// Pixels of the evenly lit picture that are brighter than this are paper.
  private static let paper = 165
  /// In dots per inch, as cameras write it. Without it the recogniser guesses the resolution from the letters and
  /// arranges the text worse: of 161 lines on 19 photos 122 are read right in two looks, otherwise 113.
  fileprivate static let resolution = 72

  private let reader: MediaReader
  private let languages: [String]
  private let pictures: PictureSteps
  /// The picture upright, in greys.
  private let grey: AnonymousFile
  /// The evenly lit picture, made when it is first needed.
  private var lit: AnonymousFile?

  /// - Parameters:
  ///   - languages: as Tesseract names them; those that are not installed are left out.
  ///   - place: a folder on a disk with room for the files that the programs exchange. They do not show up in it.
  package init(
    _ picture: [UInt8], reader: MediaReader, languages: [String], place: String
  ) throws(MediaError) {
    let languages = try reader.installedLanguages(of: languages)
    let pictures = PictureSteps(reader: reader, place: place)
    let (width, height) = try reader.checkedSize(of: picture)
    let longest = min(MediaReader.longest(width, height, most: PictureText.mostPixels), PictureText.longest)
    let upright = try pictures.thumbnail(
      of: .bytes(picture), within: "\(longest)x\(longest)>", format: ".ppm[background=255]")
    grey = try pictures.vips("colourspace", [upright], ["b-w"])
    self.reader = reader
    self.languages = languages
    self.pictures = pictures
  }

  /// The text recogniser's output for each look, as its table of tab-separated values: one word on each line, with its
  /// box. The looks are processed in parallel, because one keeps a processor busy for seconds.
  ///
  /// - Parameter time: a look that is not done by then is stopped and has no table.
  package mutating func tables(
    _ looks: [Look], within time: Duration = .seconds(12)
  ) throws(MediaError) -> [[UInt8]?] {
    var shown: [(AnonymousFile, Arrangement)] = []
    for look in looks { shown.append(try picture(look)) }
    let (reader, languages, pictures) = (reader, languages.joined(separator: "+"), shown)
    let tables = Mutex([Result<[UInt8]?, MediaError>](repeating: .success(nil), count: shown.count))
    DispatchQueue.concurrentPerform(iterations: shown.count) { index in
      let (picture, arrangement) = pictures[index]
      let table = reader.table(of: picture, arrangement, languages, within: time)
      tables.withLock { $0[index] = table }
    }
    var found: [[UInt8]?] = []
    for table in tables.withLock(\.self) { found.append(try table.get()) }
    return found
  }

  /// Width and height of the grey picture, in pixels.
  package func greySize() throws(MediaError) -> (width: Int, height: Int) {
    (try pictures.field("width", of: grey), try pictures.field("height", of: grey))
  }

  /// Width and height of the evenly lit picture, in pixels.
  package mutating func size() throws(MediaError) -> (width: Int, height: Int) {
    let lit = try light()
    return (try pictures.field("width", of: lit), try pictures.field("height", of: lit))
  }
}

extension PictureText {
  /// The picture to pass to the recogniser for a look, and its arrangement.
  private mutating func picture(_ look: Look) throws(MediaError) -> (AnonymousFile, Arrangement) {
    switch look {
    case .plain(let arrangement): return (try plain(grey), arrangement)
    case .sideways(let turn): return (try plain(try pictures.vips("rot", [grey], [turn.rawValue])), .scattered)
    case .print(let part): return (try cut(part, from: grey), .scattered)
    case .whole(let tone): return (try toned(try light(), tone), .scattered)
    case .part(let part, let tone): return (try toned(try cut(part, from: try light()), tone), .scattered)
    }
  }

  private func plain(_ picture: AnonymousFile) throws(MediaError) -> AnonymousFile {
    try pictures.thumbnail(of: .file(picture), within: "\(PictureText.plainWidth)x\(PictureText.longest)")
  }

  /// Flat-field correction: the grey picture is divided by a blurred copy of itself, so that shadows and folds become
  /// as bright as the rest.
  private mutating func light() throws(MediaError) -> AnonymousFile {
    if let lit { return lit }
    let blurred = try pictures.vips("gaussblur", [grey], ["30"])
    let ratio = try pictures.vips("divide", [grey, blurred], format: ".pfm")
    let made = try pictures.vips("linear", [ratio], ["200", "0", "--uchar"])
    lit = made
    return made
  }

  private func cut(_ part: Part, from picture: AnonymousFile) throws(MediaError) -> AnonymousFile {
    let cut = try pictures.vips("crop", [picture], ["\(part.left)", "\(part.top)", "\(part.width)", "\(part.height)"])
    if part.percent == 100 { return cut }
    let factor = "\(part.percent / 100).\(part.percent % 100 / 10)\(part.percent % 10)"
    return try pictures.vips("resize", [cut], [factor, "--kernel", "cubic"])
  }

  private func toned(_ picture: AnonymousFile, _ tone: Tone) throws(MediaError) -> AnonymousFile {
    switch tone {
    case .grey: picture
    case .blackAndWhite: try pictures.vips("relational_const", [picture], ["more", "\(PictureText.paper)"])
    }
  }
}

extension MediaReader {
  /// The recogniser's table for a picture; nil where it took too long.
  fileprivate func table(
    of picture: AnonymousFile, _ arrangement: PictureText.Arrangement, _ languages: String, within time: Duration
  ) -> Result<[UInt8]?, MediaError> {
    do throws(MediaError) {
      return .success(
        try ask(
          .tesseract,
          [
            ProgramCall.path(ofFile: 0), "-", "-l", languages, "--psm", arrangement.rawValue,
            "--dpi", "\(PictureText.resolution)", "tsv",
          ], files: [picture], most: 8_000_000, time: time
        ).bytes)
    } catch {
      return error == .tookTooLong ? .success(nil) : .failure(error)
    }
  }
}

extension PictureText {
  /// Turns the picture so that the lines of a text on paper are level, and crops it to the paper. Later looks use the
  /// turned picture.
  ///
  /// - Returns: whether the picture was turned, and otherwise where the paper is in a picture that mostly shows
  ///   something else.
  package mutating func straighten() throws(MediaError) -> (wasAskew: Bool, paper: Part?) {
    guard let paper = PaperArea(in: try small(160)) else { return (false, nil) }
    let (width, height) = try size()
    guard let slant = TextSlant(of: try small(900), on: paper), abs(slant.degrees) >= 5, slant.sharpnessAsItLies < 33
    else {
      return (false, paper.percent <= PictureText.mostPaper ? paper.part(ofWidth: width, height) : nil)
    }
    let turned = try pictures.vips(
      "rotate", [try light()], ["\((360 - slant.degrees) % 360)", "--background", "255"])
    let bounds = TurnedBounds(of: paper, width: width, height: height, degrees: -slant.degrees)
    lit = try pictures.vips(
      "crop", [turned], ["\(bounds.left)", "\(bounds.top)", "\(bounds.width)", "\(bounds.height)"])
    return (true, nil)
  }

  /// In percent of the picture. Where the paper covers more, cropping saves little.
  private static let mostPaper = 70

  /// The whole picture in greys, at most `side` pixels wide and high.
  private func small(_ side: Int) throws(MediaError) -> GreyPicture {
    let small = try pictures.thumbnail(of: .file(grey), within: "\(side)x\(side)")
    guard let bytes = try? small.bytes(most: 2_000_000), let picture = GreyPicture(portable: bytes) else {
      throw .damaged
    }
    return picture
  }
}

extension MediaReader {
  /// Those of the wanted languages that are installed for the text recogniser; where none are, English, which always
  /// is.
  func installedLanguages(of wanted: [String]) throws(MediaError) -> [String] {
    let output = try ask(.tesseract, ["--list-langs"], most: 100_000)
    let installed = Set(String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    let found = wanted.filter(installed.contains)
    return found.isEmpty ? ["eng"] : found
  }
}

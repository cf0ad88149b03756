internal import Dispatch
internal import Files
internal import Subprocess
internal import Synchronization

/// The text in one picture: the picture is made upright and evenly lit once, and then looked at in one or several ways.
package struct PictureText: ~Copyable {
  /// How the picture is looked at: evenly lit, but for the plain look.
  package enum Look: Hashable, Sendable {
    case whole(Tone)
    case part(Part, Tone)
    /// In greys as they are, in one width: for the even print of packages.
    case plain(Arrangement)
  }

  /// What is made of a picture's colours before its text is read.
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
  fileprivate static let resolution = 72

  private let reader: MediaReader
  private let languages: [String]
  private let pictures: PictureSteps
  /// Upright, in greys.
  private let grey: AnonymousFile
  /// The grey picture evenly lit, once that is wanted.
  private var lit: AnonymousFile?

  /// - Parameters:
  ///   - languages: as Tesseract names them; those that are not installed are left out.
  ///   - place: a folder on the disk that has room for what the programs hand to each other. Nothing is seen in it.
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

  /// What the text recogniser sees in each look, as its table of tab separated values: a word a line with its box. The looks
  /// are held side by side, because one takes seconds of one processor.
  ///
  /// - Parameter time: a look that is not done by then is stopped, and has no table.
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

  /// Width and height of the upright picture that is looked at, in pixels.
  package mutating func size() throws(MediaError) -> (width: Int, height: Int) {
    let lit = try light()
    return (try pictures.field("width", of: lit), try pictures.field("height", of: lit))
  }
}

extension PictureText {
  /// What is shown to the recogniser, and how it is to take it.
  private mutating func picture(_ look: Look) throws(MediaError) -> (AnonymousFile, Arrangement) {
    switch look {
    case .plain(let arrangement):
      let box = "\(PictureText.plainWidth)x\(PictureText.longest)"
      return (try pictures.thumbnail(of: .file(grey), within: box), arrangement)
    case .whole(let tone): return (try toned(try light(), tone), .scattered)
    case .part(let part, let tone): return (try toned(try cut(part, from: try light()), tone), .scattered)
    }
  }

  /// A flat field: the grey picture divided by itself blurred, so that shadows and folds are as bright as the rest.
  private mutating func light() throws(MediaError) -> AnonymousFile {
    if let lit { return lit }
    let blurred = try pictures.vips("gaussblur", [grey], ["30"])
    let ratio = try pictures.vips("divide", [grey, blurred], format: ".pfm")
    let made = try pictures.vips("linear", [ratio], ["200", "0", "--uchar"])
    lit = made
    return made
  }

  private func cut(_ part: Part, from lit: AnonymousFile) throws(MediaError) -> AnonymousFile {
    let cut = try pictures.vips("crop", [lit], ["\(part.left)", "\(part.top)", "\(part.width)", "\(part.height)"])
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
  /// What the recogniser sees in a picture; nil where it took too long.
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
  /// Turns the picture so that the lines of a text on paper lie level, and leaves out what is beside the paper. The
  /// looks after that are at the turned picture.
  ///
  /// - Returns: whether there was something to turn, and else where the paper lies in a picture that is mostly of
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

  /// In percent of the picture. Where there is more of it, leaving out the rest saves little.
  private static let mostPaper = 70

  /// The whole picture in greys, at most so many pixels wide and high.
  private func small(_ side: Int) throws(MediaError) -> GreyPicture {
    let small = try pictures.thumbnail(of: .file(grey), within: "\(side)x\(side)")
    guard let bytes = try? small.bytes(most: 2_000_000), let picture = GreyPicture(portable: bytes) else {
      throw .damaged
    }
    return picture
  }
}

extension MediaReader {
  /// Of the languages wanted those that the text recogniser has; English, which always comes with it, where it has none.
  func installedLanguages(of wanted: [String]) throws(MediaError) -> [String] {
    let output = try ask(.tesseract, ["--list-langs"], most: 100_000)
    let installed = Set(String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    let found = wanted.filter(installed.contains)
    return found.isEmpty ? ["eng"] : found
  }
}

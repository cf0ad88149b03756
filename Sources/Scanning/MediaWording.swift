package import Media

/// The sentences for a picture or a document that cannot be read.
package enum MediaWording {
  package static func sentence(_ error: MediaError) -> String {
    switch error {
    case .missing(let program):
      "Reading \(program.purpose) needs \(program.rawValue): apt-get install \(program.package)"
    case .damaged: "The file is damaged or cut off."
    case .tooManyPixels(let width, let height):
      "The picture has \(width) × \(height) pixels; up to \(MediaReader.mostPixels / 1_000_000) million are opened."
    case .needsPassword: "The document needs a password. Save it without one and name that file."
    case .unsupported(.drawing): "That is a drawing (SVG), which may name other files and is not opened."
    case .unsupported(.archive): "That is an archive. Unpack it and name a file in it."
    case .unsupported: "That is no picture, PDF or text."
    case .tookTooLong:
      "Reading it took longer than \(MediaReader.patience.components.seconds) seconds and was stopped. Name it again when less is "
        + "going on, or a picture of that part alone, or type what it says: “bought 2 l milk 1.19 at REWE”."
    case .cancelled: "Reading was stopped."
    case .failed(let program): "\(program.rawValue) failed. Check the disk and its temporary folder."
    }
  }
}

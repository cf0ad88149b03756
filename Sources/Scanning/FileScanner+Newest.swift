internal import EmbeddedMessages
internal import Files
package import FoodData
internal import Media
internal import Messages

extension FileScanner {
  /// A folder with this many other files is not one for pictures.
  private static let mostLooked = 200

  /// The picture or PDF that was changed last. Throws where none of the newest files is one.
  package func newestFile(in folder: String?) throws(FileReadingError) -> String {
    guard let folder else { return try newestWherePicturesArrive() }
    do throws(FileError) {
      if let file = newest(try NamedFolder(places.path(folder))) { return file.path }
    } catch {
      throw FileReadingError(error == .absent ? .folderAbsent : FileWording.sentence(error))
    }
    throw FileReadingError(.folderWithoutPictures)
  }

  private func newestWherePicturesArrive() throws(FileReadingError) -> String {
    let folders = [places.working] + places.pictureFolders
    // A folder that does not exist or may not be read counts as empty.
    let found = folders.compactMap { folder in (try? NamedFolder(folder)).flatMap { newest($0) } }
    guard let file = found.max(by: { $0.changed < $1.changed }) else {
      throw FileReadingError(.foldersWithoutPictures(folders: folders.map { .verbatim($0) }))
    }
    return file.path
  }

  private func newest(_ folder: NamedFolder) -> NamedFolder.File? {
    folder.files.prefix(FileScanner.mostLooked).first { file in
      guard let start = try? NamedFile(file.path).beginning(most: MediaKind.looked) else { return false }
      switch MediaKind(of: start) {
      case .picture, .pdf: return true
      default: return false
      }
    }
  }
}

extension FileScanner.Places {
  /// The folders in which the desktop puts pictures, screenshots and downloads.
  var pictureFolders: [String] {
    let named = UserFolders(configuration: configuration ?? home.map { $0 + "/.config" }, home: home)
    let pictures = named["XDG_PICTURES_DIR"] ?? home.map { $0 + "/Pictures" }
    let downloads = named["XDG_DOWNLOAD_DIR"] ?? home.map { $0 + "/Downloads" }
    return [pictures, pictures.map { $0 + "/Screenshots" }, downloads].compactMap(\.self)
  }
}

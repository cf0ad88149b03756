internal import Glibc

/// Keys in files, one for each provider, in a folder of their own.
package struct FileKeys: KeyKeeper {
  private let folder: String?
  private let owner: uid_t

  /// - Parameters:
  ///   - configuration: the folder of larder's configuration; nil where none is known.
  ///   - owner: the user id that must own a file for it to be used: that of the user that larder runs as.
  package init(configuration: String?, owner: UInt32) {
    folder = configuration.map { $0 + "/keys" }
    self.owner = owner
  }

  /// The path of the provider's file, whether it exists or not; nil where no configuration folder is known.
  package func origin(of provider: KeyProvider) -> KeyOrigin? {
    path(of: provider).map { .file(path: $0) }
  }

  /// The key in the provider's file. Throws where others may read or write it, or it holds no key.
  package func key(of provider: KeyProvider) throws(KeyError) -> ProviderKey? {
    guard let path = path(of: provider), let bytes = try OwnFile(path: path, owner: owner).read() else { return nil }
    do throws(KeyTextError) {
      return try ProviderKey(bytes: bytes)
    } catch {
      throw .unusable(.file(path: path), error)
    }
  }

  /// Writes the key in place of an older one, into a file and a folder for the owner alone.
  package func keep(_ key: ProviderKey, of provider: KeyProvider) throws(KeyError) {
    guard let folder, let path = path(of: provider) else { throw .noFolder }
    try OwnFile.makeFolder(folder)
    try OwnFile(path: path, owner: owner).replace(with: Array(key.revealed.utf8) + [UInt8(ascii: "\n")])
  }

  /// Removes the provider's file; false where there was none.
  package func forget(_ provider: KeyProvider) throws(KeyError) -> Bool {
    guard let path = path(of: provider) else { return false }
    return try OwnFile(path: path, owner: owner).remove()
  }

  private func path(of provider: KeyProvider) -> String? {
    folder.map { "\($0)/\(provider.rawValue)" }
  }
}

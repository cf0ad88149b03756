internal import Glibc

/// Operations on the names of the files in a folder.
package enum FolderNames {
  /// Makes renames and removals in the folder survive a power failure. Some file systems cannot promise that.
  package static func flush(in folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

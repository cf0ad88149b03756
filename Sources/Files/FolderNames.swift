internal import Glibc

/// The names of the files in a folder.
package enum FolderNames {
  /// What was done to them outlasts the end of the machine from now on. Some file systems have no such promise.
  package static func flush(in folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

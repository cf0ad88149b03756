/// Where the store gives up with an error.
package struct StoreLimits: Hashable, Sendable {
  /// The most pages of 4 KiB that the database may have; nil leaves that to the disk.
  package var pages: Int?
  /// How long to wait while another program writes, in milliseconds.
  package var timeout: Int
  /// The name under which SQLite knows the disk (VFS); nil for its own. Another one fails where a test wants it to.
  package var disk: String?

  package init(pages: Int? = nil, timeout: Int = 2_000, disk: String? = nil) {
    self.pages = pages
    self.timeout = timeout
    self.disk = disk
  }
}

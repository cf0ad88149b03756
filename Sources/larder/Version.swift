/// The version of this program.
package enum Version {
  /// Three numbers with points between them, as everything that names the version has it.
  package static let number = "0.2.0"
}

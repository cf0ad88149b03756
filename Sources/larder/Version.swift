/// The version of this program.
package enum Version {
  package static let number = "0.1.0"
}

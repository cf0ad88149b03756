import FoundationEssentials
import Glibc

/// Programs of the system that only note what they are told.
extension Household {
  /// A program in the folder `bin` of this household.
  func program(_ name: String, _ script: String) throws {
    try folders("bin")
    try write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    chmod(path("bin/\(name)"), 0o755)
  }

  /// What is in a file; nothing where there is none.
  func text(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path(name)) ?? Data(), as: UTF8.self)
  }
}

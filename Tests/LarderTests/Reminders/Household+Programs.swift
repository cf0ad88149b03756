import FoundationEssentials
import Subprocess

/// Programs of the system that only note what they are told.
extension Household {
  /// A program in the folder `bin` of this household.
  func program(_ name: String, _ script: String) throws {
    try folders("bin")
    try write("#!/bin/sh\n\(script)\n", to: "bin/\(name).text")
    // Put there by another process: a file that this one holds open for writing, if only in a child that another test is
    // starting, cannot be executed.
    _ = try ProgramCall(
      "install", ["-m", "755", path("bin/\(name).text"), path("bin/\(name)")],
      environment: ["PATH": "/usr/bin:/bin"], limits: ProgramLimits(time: .seconds(60), output: 1_000)
    ).run()
  }

  /// What is in a file; nothing where there is none.
  func text(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path(name)) ?? Data(), as: UTF8.self)
  }
}

internal import FoundationEssentials
package import Nutrition

/// The time zones of this machine.
package struct Zones {
  private let folder = "/usr/share/zoneinfo"

  package init() {}

  /// A zone by its name; nil where the machine does not know it. The name can never be a path that leaves the folder.
  package func zone(_ name: String) -> Zone? {
    if name == "UTC" { return .utc }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let letters = name.utf8.allSatisfy { byte in
      (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || "0123456789+-_/".utf8.contains(byte)
    }
    guard letters, !parts.contains(""), let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
      return nil
    }
    return Zone(identifier: name, file: [UInt8](data))
  }

  /// The zone of this machine, from TZ, the link /etc/localtime, or /etc/timezone; else UTC.
  package func system(variables: [String: String]) -> Zone {
    if let name = variables["TZ"], let zone = zone(name.first == ":" ? String(name.dropFirst()) : name) { return zone }
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime"),
      let zone = zone(target.split(separator: "/").drop { $0 != "zoneinfo" }.dropFirst().joined(separator: "/"))
    {
      return zone
    }
    if let data = FileManager.default.contents(atPath: "/etc/timezone"),
      let zone = zone(String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace })
    {
      return zone
    }
    return .utc
  }
}

import FoundationEssentials
import ProgramTrials

/// A desktop's bus with one service of `Tests/Desktop` on it, for as long as a program runs.
extension Household {
  /// What a program is run under to find it; nil, with one line that says so, where D-Bus is not installed.
  ///
  /// - Parameters:
  ///   - name: of the service. What it shows goes to the file `shown`.
  ///   - words: that it is told.
  func desktop(_ name: String, _ words: [String]) throws -> [String]? {
    for program in ["dbus-daemon", "python3"] {
      guard Installed.orSkip(program) != nil else { return nil }
    }
    guard try Installed.run("/usr/bin/python3", ["-c", "import dbus, gi"]).exit == 0 else {
      print("There is no D-Bus for Python here: what a desktop would do is not tried.")
      return nil
    }
    let service = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Desktop/\(name).py")
    let quoted = ([service.standardizedFileURL.path] + words).map { "'\($0)'" }.joined(separator: " ")
    // What a test starts holds most signals back, so only the hardest one ends it.
    try write(
      """
      cd '\(folder.path)'
      rm -f bus shown
      export DBUS_SESSION_BUS_ADDRESS="unix:path=$PWD/bus"
      dbus-daemon --session --nofork --address="$DBUS_SESSION_BUS_ADDRESS" 2> /dev/null & daemon=$!
      trap 'kill -9 $daemon $service' EXIT
      wait_for() { tries=0; until "$@" || [ $((tries += 1)) -gt 200 ]; do sleep 0.05; done; }
      wait_for [ -S bus ]
      /usr/bin/python3 \(quoted) > shown & service=$!
      wait_for grep -qs ready shown
      "$@"
      """, to: "session.sh")
    return ["/bin/sh", path("session.sh")]
  }
}

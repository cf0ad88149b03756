import Calls
import Interpreter
import Nutrition
import Testing

@Suite struct `what is said of profiles` {
  private func command(_ line: String, people: [String] = ["me", "Emma", "Anna Lena"]) throws -> String {
    let interpreter = Interpreter(lexicon: try Reading.lexicon(), finder: Pantry(), people: people)
    let found = interpreter.understand(line, now: try Reading.moment())
    guard let command = found.first?.command else { return "-" }
    if let saved = command.call(SaveProfileCall.self) {
      return [
        "save", saved.profile, saved.name.map { "name \($0)" }, saved.icon, saved.colour?.rawValue,
        saved.isDefault == true ? "default" : nil,
      ].compactMap(\.self).joined(separator: " ")
    }
    if let deleted = command.call(DeleteProfileCall.self) { return "delete \(deleted.name)" }
    if case .switchProfile(let name) = command { return "switch \(name)" }
    return command.call(ListProfilesCall.self) == nil ? "-" : "list"
  }

  @Test(arguments: [
    ("add a profile for Ben", "save Ben"), ("please create a profile called Anna Maria.", "save Anna Maria"),
    ("new profile: Ben", "save Ben"), ("neues Profil für Ben", "save Ben"), ("crea un perfil para Ben", "save Ben"),
    ("delete Emma's profile", "delete Emma"), ("remove the profile of Anna Lena", "delete Anna Lena"),
    ("delete profile Zoe", "delete Zoe"), ("switch to emma", "switch Emma"), ("Switch to Emma’s diary", "switch Emma"),
    ("wechsle zu Emma", "switch Emma"), ("cambia a Anna Lena", "switch Anna Lena"),
    ("make Emma the default", "save Emma default"), ("set me as the default", "save me default"),
    ("Emma's colour is teal", "save Emma teal"), ("my color is violet", "save purple"),
    ("my icon is 🦊", "save 🦊"), ("set my icon to 🦊.", "save 🦊"), ("list my profiles", "list"),
    ("whose diary is this?", "list"),
  ])
  func `is understood`(line: String, meaning: String) throws {
    #expect(try command(line) == meaning)
  }

  @Test(arguments: [
    "switch to oat milk", "switch to dinner", "switch to Zoe", "make Emma a sandwich", "delete the toast",
    "Emma's colour", "delete Emma", "new potatoes", "add a profile for 2 eggs",
  ])
  func `is nothing else`(line: String) throws {
    #expect(try command(line) == "-")
  }
}

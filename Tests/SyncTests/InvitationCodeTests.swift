import Sync
import Testing

struct InvitationCodeTests {
  @Test func `a code is twelve words, and they are the code`() throws {
    let code = try InvitationCode()
    #expect(code.words.split(separator: " ").count == 12)
    #expect(InvitationCode(words: code.words) == code)
    #expect(
      InvitationCode(words: "  " + code.words.uppercased().split(separator: " ").joined(separator: "-\n")) == code)
  }

  @Test func `a word that is misspelt or missing makes no code`() {
    let words = InvitationCode(secret: Array(0..<16)).words.split(separator: " ").map(String.init)
    #expect(InvitationCode(words: words.dropLast().joined(separator: " ")) == nil)
    var others = words
    others[3] = "xyzz"
    #expect(InvitationCode(words: others.joined(separator: " ")) == nil)
    others[3] = words[4]
    others[4] = words[3]
    #expect(InvitationCode(words: others.joined(separator: " ")) == nil)
    #expect(InvitationCode(words: "") == nil)
  }

  @Test func `a code never shows itself`() {
    let code = InvitationCode(secret: Array(0..<16))
    #expect("\(code)" == "invitation code" && String(reflecting: code).contains("secret") == false)
  }
}

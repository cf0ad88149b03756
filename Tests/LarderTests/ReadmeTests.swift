import Conversation
import FoundationEssentials
import Testing
import larder

/// The README as it stands in the repository.
private let readme = Repository.text("README.md")

@Test func `the README shows the help as the program prints it`() {
  #expect(readme.contains("```\n\(Usage.text)```"))
}

@Test func `the README lists the tools as the program has them`() {
  #expect(readme.contains(ToolDocumentation.table(of: .all)))
}

@Test func `the conversation in the README is a transcript that passes`() throws {
  let transcript = try Transcript(text: Repository.text("transcripts/a-first-day.txt"))
  let conversation = transcript.lines.compactMap { line -> String? in
    switch line {
    case .input(let text): "> " + text
    case .output(let text): text
    case .commentary, .inputMore, .reply, .outside, .clock, .device, .state: nil
    }
  }
  #expect(readme.contains("```\n\(conversation.joined(separator: "\n"))\n```"))
}

@Test(arguments: CommandName.allCases)
func `every slash command is in a transcript`(command: CommandName) {
  let lines = Repository.transcripts.flatMap { $0.text.split(separator: "\n") }
  #expect(lines.contains { $0 == "  > /\(command.rawValue)" || $0.hasPrefix("  > /\(command.rawValue) ") })
}

import Conversation
import EmbeddedMessages
import FoundationEssentials
import Messages
import Testing
import larder

/// The reference as it stands in the repository.
private let reference = Repository.text("docs/reference.md")

@Test func `the reference shows the help as the program prints it`() {
  #expect(reference.contains("```\n\(Usage.text(in: .english))```"))
}

@Test func `the reference lists the tools as the program has them`() {
  #expect(reference.contains(ToolDocumentation.table(of: .all)))
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
  #expect(Repository.text("README.md").contains("```\n\(conversation.joined(separator: "\n"))\n```"))
}

@Test func `every slash command is in a transcript`() {
  let start = "  > /"
  let typed = Repository.transcripts.flatMap { transcript in
    transcript.text.split(separator: "\n").filter { $0.hasPrefix(start) }
      .compactMap { $0.dropFirst(start.count).split(separator: " ").first.map(String.init) }
  }
  #expect(Set(CommandName.allCases.map(\.rawValue)).subtracting(typed) == [])
}

/// The shells for which larder can print a completion script.
package enum Shell: String, CaseIterable {
  case bash, zsh, fish

  init(words: [String]) throws(UsageError) {
    guard words.count == 1, let shell = Shell(rawValue: words[0]) else {
      let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(sentence: "completion takes one of \(names). For example: larder completion bash.")
    }
    self = shell
  }
}

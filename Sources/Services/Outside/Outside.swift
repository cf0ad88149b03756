package import LanguageModels

/// What the conversation tells a tool of the world outside: who can be asked, and what the person allows.
package struct Outside {
  /// Whether a model from outside can be asked.
  package var hasModel = false
  /// How models read what is in a picture or a text, put a report into words and choose among swaps; nil where they are not
  /// asked to.
  package var prompts: Prompts?
  /// Nothing is kept, not even larder's own notes.
  package var isDryRun = false
  /// What the person asks now was asked before and had to wait.
  package var isAskedAgain = false
  /// What the person has named in this conversation: nothing else is opened.
  package var named = NamedFiles()
  /// Whether a line asks for the newest picture.
  package var asksForNewestFile: (String) -> Bool = { _ in false }
  /// Whether a sentence of a model claims nothing that did not happen.
  package var isHonest: (String) -> Bool = { _ in true }
  /// The path from the root, so that it is the same file from any folder.
  package var fullPath: (String) -> String = { $0 }
  /// Whether there is such a file.
  package var hasFile: (String) -> Bool = { _ in false }

  package init() {}
}

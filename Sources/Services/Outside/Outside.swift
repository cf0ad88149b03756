package import LanguageModels

/// What a tool may use of the outside world in this conversation.
package struct Outside {
  /// Whether an outside model can be asked.
  package var hasModel = false
  /// The prompts with which models read pictures and texts, write reports and choose swaps; nil where models are not asked to.
  package var prompts: Prompts?
  /// Whether nothing may be stored, not even larder's own notes.
  package var isDryRun = false
  /// Whether the person's line repeats one that had to wait.
  package var isAskedAgain = false
  /// The files that the person has named in this conversation; no others are opened.
  package var named = NamedFiles()
  /// Whether a line asks for the newest picture.
  package var asksForNewestFile: (String) -> Bool = { _ in false }
  /// Whether a sentence of a model claims no false deed.
  package var isHonest: (String) -> Bool = { _ in true }
  /// The absolute path, so that it is the same file from any folder.
  package var fullPath: (String) -> String = { $0 }
  /// Whether a file exists.
  package var hasFile: (String) -> Bool = { _ in false }

  package init() {}
}

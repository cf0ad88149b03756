/// All targets, in the order of their names.
package enum FuzzTargets {
  package static let all: [any FuzzTarget.Type] = [
    AmountTarget.self, CallTarget.self, DiaryTarget.self, DocumentTarget.self, DownloadTarget.self, HealthTarget.self,
    JSONTarget.self, JournalTarget.self, LabelTarget.self, ProductTarget.self, ReceiptTarget.self, RecipeTarget.self,
    ReplyTarget.self, SentenceTarget.self, SettingTarget.self, TranscriptTarget.self,
  ]

  package static func named(_ name: String) -> (any FuzzTarget.Type)? { all.first { $0.name == name } }
}

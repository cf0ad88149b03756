internal import EmbeddedMessages
package import Messages
package import Store

/// Greets a new person once.
package enum Welcome {
  private static let key = "welcomed"

  /// One quiet line that needs no answer.
  package static let offer = Text.welcome

  /// The greeting at the first start on a home; nil later, where there is data already, or where the store cannot be read or
  /// written.
  ///
  /// - Parameter remembers: false stores nothing.
  package static func line(for store: Store, remembers: Bool = true) -> Text? {
    do throws(StoreError) {
      guard try store.bookkeeping.setting(key) == nil, try !store.hasJournal(),
        try store.bookkeeping.drafts().isEmpty
      else { return nil }
      if remembers { try store.bookkeeping.set(key, to: "yes") }
      return offer
    } catch {
      return nil
    }
  }
}

internal import EmbeddedMessages
package import Messages
package import Store

/// What is said once to somebody who is new.
package enum Welcome {
  private static let key = "welcomed"

  /// One quiet line, which waits for no answer.
  package static let offer = Text.welcome

  /// The line for the first start on a home, nil later and where something is known already. A store that cannot be read
  /// or written is no matter of a welcome.
  ///
  /// - Parameter remembers: false leaves no trace of it.
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

package import FoundationEssentials
package import Nutrition

/// What holds for records of any kind.
extension Record {
  package var created: Instant { stored.created }
  package var updated: Instant { stored.updated }

  /// The record that this one cannot be without.
  package var parent: (kind: Record.Kind, id: UUID)? { stored.parent }

  /// Checks all that can be seen in the record alone, as a commit does.
  ///
  /// - Throws: `.invalid`.
  package func validate() throws(StoreError) { try check() }
}

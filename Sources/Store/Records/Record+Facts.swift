package import FoundationEssentials
package import Nutrition

/// Properties that records of every kind have.
extension Record {
  /// When it was first saved.
  package var created: Instant { stored.created }
  /// When it was last changed; the same as `created` where it never was.
  package var updated: Instant { stored.updated }

  /// The record that this one belongs to and cannot exist without.
  package var parent: (kind: Record.Kind, id: UUID)? { stored.parent }

  /// Checks everything that can be checked in the record alone, as a commit does.
  ///
  /// - Throws: `.invalid`.
  package func validate() throws(StoreError) { try check() }
}

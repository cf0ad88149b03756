package import Nutrition
package import Store

/// The foods of outside sources that were imported, opened when they are first asked for: most turns want none of them.
package final class ImportedFoods {
  private let open: () throws(StoreError) -> ReferenceStore?
  private var opened: ReferenceStore?
  private var wasOpened = false

  /// - Parameter open: gives what was imported; nil where nothing was.
  package init(open: @escaping () throws(StoreError) -> ReferenceStore?) {
    self.open = open
  }

  package static var none: ImportedFoods {
    ImportedFoods { () throws(StoreError) in nil }
  }

  /// The foods of a barcode, the one changed last first.
  package func foods(barcode: Barcode) throws(StoreError) -> [ReferenceFood] {
    try store()?.foods(barcode: barcode.digits) ?? []
  }

  private func store() throws(StoreError) -> ReferenceStore? {
    if !wasOpened {
      opened = try open()
      wasOpened = true
    }
    return opened
  }
}

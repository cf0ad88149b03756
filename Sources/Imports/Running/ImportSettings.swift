package import Nutrition

/// How an import is done.
package struct ImportSettings {
  /// The folder of the home.
  package let home: String
  /// How packed files are unpacked.
  package let unpacking: Unpacking
  /// Of products, only those that are sold there: a tag of Open Food Facts ("en:germany").
  package let country: String?
  /// Tells imports of one file apart that are read in different ways: by another version, by another description.
  package let variant: String
  /// The moment it is, asked for whenever one is noted.
  package let clock: () -> Instant
  /// Foods and rejected records in one transaction.
  package let batch: Int

  package init(
    home: String, unpacking: Unpacking, country: String? = nil, variant: String = "", batch: Int = 2_500,
    clock: @escaping () -> Instant
  ) {
    self.home = home
    self.unpacking = unpacking
    self.country = country
    self.variant = variant
    self.batch = batch
    self.clock = clock
  }
}

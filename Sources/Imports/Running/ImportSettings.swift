package import Nutrition

/// The settings of an import.
package struct ImportSettings {
  /// The folder of the home.
  package let home: String
  /// How compressed files are unpacked.
  package let unpacking: Unpacking
  /// Keeps only products that are sold there: a tag of Open Food Facts ("en:germany"); nil for all.
  package let country: String?
  /// Distinguishes imports of one file that is read in different ways, with another version or another description.
  package let variant: String
  /// Returns the current time.
  package let clock: () -> Instant
  /// How many foods and rejected records go into one transaction.
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

package import FoundationEssentials
package import Nutrition

/// What is wrong with a record that a proposal would save.
package struct InvalidRecord: Hashable, Sendable {
  /// The kind of the record that is wrong.
  package let kind: Record.Kind
  package let id: UUID
  /// The first thing that was found wrong with it.
  package let fault: Fault

  package init(kind: Record.Kind, id: UUID, fault: Fault) {
    self.kind = kind
    self.id = id
    self.fault = fault
  }

  /// What a record may not be.
  package enum Fault: Hashable, Sendable {
    case nameEmpty
    case textTooLong
    case controlCharacter
    /// A weight is not above zero, or above 100 kg.
    case gramsOutOfRange
    case gramsMissing
    /// A figure is negative or more than there can be.
    case figureOutOfRange(Nutrient)
    /// A quick entry says no energy.
    case energyMissing
    /// The figures are not the food's figures per 100 g times grams / 100.
    case figuresDoNotFollow(food: UUID)
    /// Another number is outside what makes sense: an age, a body weight, a position, a price.
    case numberOutOfRange
    /// An update would turn the record into another one.
    case identityChanged
    /// A record that is deleted is still needed by others.
    case stillNeeded
    /// A recipe is an ingredient of itself, through whatever lies between.
    case inItself
    /// Not exactly one profile would be the default one.
    case defaultProfiles
    /// The schema does not take it.
    case refused
  }
}

internal import FoundationEssentials
internal import JSON
internal import Nutrition

/// What identifies a food, so that devices notice that they have each created the same one: its barcode, or its name
/// with its figures.
package enum FoodIdentity: Hashable, Sendable {
  case barcode(String)
  /// - Parameters:
  ///   - name: with state and brand, in lower case.
  ///   - figures: per 100 g, as JSON.
  case named(String, figures: RecordFields.Value, barcode: String?)

  /// The identities that a commit gives a food. A name only counts together with figures in the same commit, so that
  /// editing one of them does not make an existing food look like another one.
  package static func identities(of write: RecordWrite) -> [FoodIdentity] {
    guard write.kind == .food, case .set(let fields) = write.deed else { return [] }
    let barcode = text("barcode", of: fields.groups["barcode"])
    var identities: [FoodIdentity] = barcode.map { [.barcode($0)] } ?? []
    if let name = name(in: fields.groups["name"]), let figures = figures(in: fields.groups["figures"]),
      hasEnergy(figures)
    {
      identities.append(.named(name, figures: figures, barcode: barcode))
    }
    return identities
  }

  /// The key under which foods that may be the same are indexed.
  package var word: String {
    switch self {
    case .barcode(let digits): "barcode \(digits)"
    case .named(let name, _, _): "name \(name)"
    }
  }

  /// Whether both identify the same food. Two products with different barcodes are two foods, even with the same name.
  func isSame(as other: FoodIdentity) -> Bool {
    guard case .named(let name, let figures, let barcode) = self,
      case .named(let otherName, let otherFigures, let otherBarcode) = other
    else { return self == other }
    guard name == otherName, figures == otherFigures else { return false }
    return barcode == nil || otherBarcode == nil || barcode == otherBarcode
  }

  /// The groups of fields whose change ends this identity.
  var groups: Set<String> {
    switch self {
    case .barcode: ["barcode"]
    case .named: ["name", "figures"]
    }
  }

  /// In lower case, with state and brand; nil where there is no name.
  static func name(in group: RecordFields.Value?) -> String? {
    guard let name = text("name", of: group) else { return nil }
    let rest = ["state", "brand"].map { text($0, of: group) ?? "" }
    return ([name] + rest).joined(separator: "\u{1F}").lowercased()
  }

  /// The figures per 100 g, as JSON.
  static func figures(in group: RecordFields.Value?) -> RecordFields.Value? {
    part(group)?.member("per100Grams").map { Array($0.bytes) }
  }

  /// Whether the figures include the energy; without it they are too little to identify a food.
  private static func hasEnergy(_ figures: RecordFields.Value) -> Bool {
    part(figures)?.member("kcal").map { $0.kind != .null } ?? false
  }

  private static func text(_ member: String, of group: RecordFields.Value?) -> String? {
    part(group)?.member(member)?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func part(_ group: RecordFields.Value?) -> JSONPart? { group.flatMap { try? JSONPart($0[...]) } }
}

/// Foods that several devices have created without knowing of each other's.
package enum SameFoods {
  /// Whether two foods are the same: a commit about each gives it the same identity, neither commit had seen the other,
  /// and no device that knew only one of the two has changed or deleted it since.
  ///
  /// - Parameters:
  ///   - versions: all versions of the one food.
  ///   - others: all versions of the other food.
  package static func areSame(_ versions: [Version], _ others: [Version]) -> Bool {
    versions.contains { one in
      others.contains { other in
        guard one.place != other.place, !one.hasSeen(other), !other.hasSeen(one) else { return false }
        return FoodIdentity.identities(of: one.write).contains { identity in
          FoodIdentity.identities(of: other.write).contains { identity.isSame(as: $0) }
            && stands(one, identity, in: versions, besides: other)
            && stands(other, identity, in: others, besides: one)
        }
      }
    }
  }

  private static func stands(
    _ version: Version, _ identity: FoodIdentity, in all: [Version], besides other: Version
  ) -> Bool {
    !all.contains { later in
      guard later != version, later.hasSeen(version), !later.hasSeen(other) else { return false }
      return later.write.deed == .remove || !identity.groups.isDisjoint(with: later.fields.keys)
    }
  }

  /// The food that stands for all foods that are the same: the one created first.
  ///
  /// - Parameter versions: all versions of all of them.
  package static func first(of versions: [Version]) -> RecordKey? {
    versions.min { ($0.clock, $0.link, $0.write.id.uuidString) < ($1.clock, $1.link, $1.write.id.uuidString) }?
      .write.key
  }
}

internal import FoundationEssentials
internal import JSON
internal import Nutrition

/// What a food was said to be, by which two devices that have made one each know that it is the same: its barcode, or its name
/// with its figures.
package enum FoodIdentity: Hashable, Sendable {
  case barcode(String)
  /// - Parameters:
  ///   - name: with state and brand, in lower case.
  ///   - figures: per 100 g, as JSON.
  case named(String, figures: RecordFields.Value, barcode: String?)

  /// What a commit says of a food. A name counts with the figures that come with it, so what one changes of a food that is
  /// there makes it no other one.
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

  /// The words under which a food that may be the same is looked for.
  package var word: String {
    switch self {
    case .barcode(let digits): "barcode \(digits)"
    case .named(let name, _, _): "name \(name)"
    }
  }

  /// Two packs with barcodes of their own are two foods, whatever they are called.
  func isSame(as other: FoodIdentity) -> Bool {
    guard case .named(let name, let figures, let barcode) = self,
      case .named(let otherName, let otherFigures, let otherBarcode) = other
    else { return self == other }
    guard name == otherName, figures == otherFigures else { return false }
    return barcode == nil || otherBarcode == nil || barcode == otherBarcode
  }

  /// The groups of fields by which somebody would say otherwise.
  var groups: Set<String> {
    switch self {
    case .barcode: ["barcode"]
    case .named: ["name", "figures"]
    }
  }

  /// In lower case, with state and brand; nil where there is none.
  static func name(in group: RecordFields.Value?) -> String? {
    guard let name = text("name", of: group) else { return nil }
    let rest = ["state", "brand"].map { text($0, of: group) ?? "" }
    return ([name] + rest).joined(separator: "\u{1F}").lowercased()
  }

  /// Per 100 g, as JSON.
  static func figures(in group: RecordFields.Value?) -> RecordFields.Value? {
    part(group)?.member("per100Grams").map { Array($0.bytes) }
  }

  /// Whether so much is known of a food that its figures tell it apart.
  private static func hasEnergy(_ figures: RecordFields.Value) -> Bool {
    part(figures)?.member("kcal").map { $0.kind != .null } ?? false
  }

  private static func text(_ member: String, of group: RecordFields.Value?) -> String? {
    part(group)?.member(member)?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func part(_ group: RecordFields.Value?) -> JSONPart? { group.flatMap { try? JSONPart($0[...]) } }
}

/// Foods that several devices have made without knowing of each other.
package enum SameFoods {
  /// Whether two foods are one: of each somebody has said the same, of which neither had seen the other, and nobody who knew one
  /// of them alone has taken that back.
  ///
  /// - Parameters:
  ///   - versions: all that is known of the one.
  ///   - others: all that is known of the other.
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

  /// Which of the foods that are one stands for all: that which was made first.
  ///
  /// - Parameter versions: all that is known of all of them.
  package static func first(of versions: [Version]) -> RecordKey? {
    versions.min { ($0.clock, $0.link, $0.write.id.uuidString) < ($1.clock, $1.link, $1.write.id.uuidString) }?
      .write.key
  }
}

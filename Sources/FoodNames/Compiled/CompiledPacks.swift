internal import Nutrition
internal import Words

/// The usual packs in the compiled food table. Each row first has the offset of its packs within the part. Each pack
/// has its country (2 letters), the kind of its measure, its content, and how much of that is eaten (zero for all), in
/// thousandths of a gram, a millilitre or a piece.
struct CompiledPacks {
  private let bytes: TableBytes
  private let start: Int

  private static let place = 3
  private static let amount = 4
  private static let thousand = FixedDecimal(1_000)

  init(_ bytes: TableBytes) {
    self.bytes = bytes
    start = FoodTableLayout.place(of: .packs, in: bytes)
  }

  /// The content of a pack of this row in a country, or else the one for everywhere.
  func pack(ofRow row: Int, in country: String) -> UsualPack? {
    var place = start + bytes.number(at: start + row * CompiledPacks.place, width: CompiledPacks.place)
    let count = bytes.number(at: place, width: 1)
    place += 1
    for _ in 0..<count {
      let name = bytes.text(place..<place + 2)
      if name == country || name == PackOfCountry.elsewhere { return pack(at: place + 2) }
      place += 2 + 1 + 2 * CompiledPacks.amount
    }
    return nil
  }

  private func pack(at place: Int) -> UsualPack? {
    let amount = FixedDecimal(bytes.number(at: place + 1, width: CompiledPacks.amount)) / CompiledPacks.thousand
    let drained = bytes.number(at: place + 1 + CompiledPacks.amount, width: CompiledPacks.amount)
    let content: UsualPack.Content
    switch bytes.number(at: place, width: 1) {
    case 0: content = .weight(Grams(amount))
    case 1: content = .millilitres(amount)
    case 2: content = .pieces(amount)
    default: return nil
    }
    return UsualPack(content, drained: drained == 0 ? nil : Grams(milligrams: Int64(drained)))
  }

  static func bytes(of text: PackText) -> [UInt8] {
    var places = TableWriter()
    var packs = TableWriter()
    let heading = text.rows.count * place
    for row in text.rows {
      places.append(heading + packs.bytes.count, width: place)
      packs.append(row.packs.count, width: 1)
      for pack in row.packs { append(pack, to: &packs) }
    }
    return places.bytes + packs.bytes
  }

  private static func append(_ pack: PackOfCountry, to table: inout TableWriter) {
    table.append(pack.country.utf8)
    let (unit, number): (Int, FixedDecimal) =
      switch pack.pack.content {
      case .weight(let grams): (0, grams.figure)
      case .millilitres(let volume): (1, volume)
      case .pieces(let count): (2, count)
      }
    table.append(unit, width: 1)
    table.append((number * thousand).wholeNumber ?? 0, width: amount)
    table.append(Int(pack.pack.drained?.milligrams ?? 0), width: amount)
  }
}

import FoodData
import Nutrition
import Testing

@Suite("A national table")
struct NationalTableTests {
  @Test func `of CIQUAL has decimal commas, traces, bounds and unknown figures`() throws {
    let reading = try read(ciqual)
    #expect(reading.records.map(\.name) == ["Pain de lune", "Soupe d'étoiles (aliment moyen)", "Eau claire"])
    let bread = try #require(reading.records.first)
    #expect(bread.figures.energy == FixedDecimal("251.5"))
    #expect(bread.figures.protein == FixedDecimal("8.25"))
    #expect(bread.figures.sodium == FixedDecimal(514))
    #expect(bread.carbohydrate == .available)
    #expect(bread.source.reference == "CIQUAL 7001")
    #expect(bread.otherNames == ["Moon bread"])
    #expect(bread.category == .pantry)
    let soup = reading.records[1]
    #expect(soup.state == .cooked || soup.state == nil)
    #expect(soup.figures.protein == .zero)
    #expect(soup.figures.fat == FixedDecimal("0.5"))
    #expect(soup.figures.sugar == nil)
    #expect(soup.figures.sodium == FixedDecimal("4720.8"))
    let warnings: [FoodWarning] = [.trace(.protein), .upperBound(.fat), .sodiumFromSalt, .energyFromKilojoules]
    #expect(warnings.allSatisfy(soup.warnings.contains))
    #expect(soup.figures.energy == FixedDecimal("60"))
  }

  @Test func `of CIQUAL rejects a row with a token that nobody knows`() throws {
    let reading = try read(ciqual)
    #expect(reading.rejects == [.notANumber(column: "Lipides (g/100 g)"): 1, .noName: 1])
  }

  @Test func `of BLS has three columns for each component, and traces below a limit`() throws {
    let reading = try read(bls)
    let oil = try #require(reading.records.first)
    #expect((oil.name, oil.state) == ("Mondöl", .raw))
    #expect(oil.otherNames == ["Mondöl roh", "Moon oil, raw"])
    #expect(oil.figures.energy == FixedDecimal(900))
    #expect(oil.figures.fibre == .zero)
    #expect(oil.figures.saturatedFat == nil)
    #expect(oil.figures.sodium == .zero)
    #expect(oil.warnings.contains(.trace(.fibre)))
    #expect(oil.source.reference == "BLS 4.0 Q100000")
    #expect(reading.rejects.isEmpty)
  }

  @Test func `of Switzerland has lines above its header, and rows per 100 ml`() throws {
    let reading = try read(swiss)
    #expect(reading.records.map(\.basis) == [.grams, .millilitres])
    let juice = try #require(reading.records.last)
    #expect(juice.density == FixedDecimal("1.04"))
    #expect(juice.figures.saturatedFat == nil)
    #expect(juice.figures.fat == .zero)
    #expect(juice.otherNames == ["Sternsaft", "Saft der Sterne"])
    #expect(juice.category == .beverages)
    #expect(reading.rejects == [.unknownBasis: 1])
  }

  @Test func `of Britain has codes below its labels, and two foods of one number`() throws {
    let reading = try read(cofid)
    #expect(reading.records.map(\.source.reference) == ["CoFID 13-669", "CoFID 13-669 (2)"])
    let first = try #require(reading.records.first)
    #expect((first.name, first.state) == ("Moonroot", .raw))
    #expect(first.figures.fibre == FixedDecimal("2.5"))
    #expect(first.figures.sugar == .zero)
    #expect(first.figures.saturatedFat == nil)
    #expect(first.figures.sodium == nil)
  }

  @Test func `is refused where a column is missing`() throws {
    let text = ciqual.replacing("Lipides (g/100 g)", with: "Matière sèche (g/100 g)")
    #expect(throws: NationalTable.ReadingError.missingColumns(table: "CIQUAL", ["Lipides (g/100 g)"])) {
      try read(text)
    }
  }

  @Test func `is refused where its header states another unit than the mapping`() throws {
    let mapping = try TableMapping(text: ownMapping.replacing("sodium_mg", with: "sodium_g"))
    #expect(throws: NationalTable.ReadingError.wrongUnit(table: "Own", header: "Salt as Na (mg)")) {
      try read(ownTable, mapping)
    }
  }

  @Test func `that is no text is refused`() {
    #expect(throws: NationalTable.ReadingError.notText) { try NationalTable.recognise(head: [0x50, 0x4B, 3, 4]) }
    #expect(throws: NationalTable.ReadingError.notText) { try NationalTable.recognise(head: [65, 0, 66]) }
    #expect(throws: NationalTable.ReadingError.notUTF8) { try NationalTable.recognise(head: [0xFF, 0xFE, 65, 0]) }
    #expect(throws: NationalTable.ReadingError.unknownTable) { try read("a,b\n1,2\n") }
    #expect(throws: NationalTable.ReadingError.unknownTable) { try read("") }
  }

  @Test func `that is unknown is read with a mapping of one's own`() throws {
    let food = try #require(try read(ownTable, try TableMapping(text: ownMapping)).records.first)
    #expect(food.source.reference == "Own porridge of dusk")
    #expect(food.figures.energy == FixedDecimal("100.4"))
    #expect(food.figures.sodium == FixedDecimal(12))
    #expect(food.carbohydrate == nil)
  }

  @Test(arguments: [
    "Name,Calories,Protein (g),Carbohydrate (g),Fat (g),of which sugars (g),Sodium (mg)\nDew,40,1.5,6,1,2.5,7\n",
    "Lebensmittel;Brennwert (kcal/100g);Eiweiß (g);Kohlenhydrate (g);Fett (g);davon Zucker (g);Natrium (mg)\nDew;40;1,5;6;1;2,5;7\n",
    "Aliment\tÉnergie (kcal)\tProtéines\tGlucides\tLipides\tSucres\tSel (g)\nDew\t40\t1,5\t6\t1\t2,5\t0,0178\n",
    "Alimento;Energía (kcal);Proteínas (g);Hidratos de carbono (g);Grasas (g);Azúcares (g);Sodio (mg)\nDew;40;1,5;6;1;2,5;7\n",
    "Besin,Enerji (kcal),Protein (g),Karbonhidrat (g),Yağ (g),Şeker (g),Sodyum (mg)\nDew,40,1.5,6,1,2.5,7\n",
    "食物名称,能量（kcal）,蛋白质(g),碳水化合物(g),脂肪(g),糖(g),钠(mg)\nDew,40,1.5,6,1,2.5,7\n",
  ])
  func `that nobody described is read where its headers are plain`(text: String) throws {
    let food = try #require(try read(text).records.first)
    #expect(food.name == "Dew")
    #expect(food.figures.energy == FixedDecimal(40))
    #expect(food.figures.protein == FixedDecimal("1.5"))
    #expect(food.figures.carbohydrate == FixedDecimal(6))
    #expect(food.figures.fat == FixedDecimal(1))
    #expect(food.figures.sugar == FixedDecimal("2.5"))
    #expect(food.figures.sodium == FixedDecimal(7))
  }

  @Test func `with energy of no unit is not guessed at`() {
    #expect(throws: NationalTable.ReadingError.unknownTable) {
      try read("Name,Energy,Protein (g),Carbohydrate (g),Fat (g)\nDew,40,1.5,6,1\n")
    }
  }

  @Test func `does not take thousands for decimals`() throws {
    let text = ciqual.replacing("251,5;", with: "1.251;")
    #expect(try read(text).rejects[.notANumber(column: "Energie, Règlement UE N° 1169/2011 (kcal/100 g)")] == 1)
  }

  @Test func `keeps an impossible figure, and says so`() throws {
    let food = try #require(try read(ciqual.replacing("251,5;", with: "2515;")).records.first)
    #expect(food.figures.energy == FixedDecimal(2_515))
    #expect(food.trust == .impossible)
    #expect(food.warnings.contains(.energyUnitsInconsistent))
  }

  @Test func `is the same in pieces of any size, and taken up again`() throws {
    let whole = try read(swiss)
    for piece in [1, 5, 64] { #expect(try read(swiss, piece: piece).records == whole.records) }
    let bytes = Array(swiss.utf8)
    let table = try NationalTable.recognise(head: bytes)
    var first = NationalTableReader(table)
    first.feed(bytes)
    guard case .record = first.next() else { return #expect(Bool(false)) }
    var second = NationalTableReader(table, at: first.consumed)
    #expect(Reading(&second, Array(bytes[first.consumed...])).records.map(\.name) == ["Saft"])
  }

  @Test func `may be written in the code page of Windows`() throws {
    let bytes = bls.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let table = try NationalTable.recognise(head: bytes)
    var reader = NationalTableReader(table)
    #expect(Reading(&reader, bytes).records.first?.name == "Mondöl")
  }

  private func read(
    _ text: String, _ mapping: TableMapping? = nil, piece: Int = 1_000
  ) throws -> Reading<NationalTableReader> {
    let bytes = Array(text.utf8)
    var reader = NationalTableReader(try NationalTable.recognise(head: bytes, given: mapping))
    return Reading(&reader, bytes, piece: piece)
  }
}

private let ciqual = """
  alim_grp_nom_fr;alim_code;alim_nom_fr;alim_nom_eng;Energie, Règlement UE N° 1169/2011 (kJ/100 g);\
  Energie, Règlement UE N° 1169/2011 (kcal/100 g);Protéines, N x facteur de Jones (g/100 g);Glucides (g/100 g);\
  Lipides (g/100 g);Sucres (g/100 g);Fibres alimentaires (g/100 g);AG saturés (g/100 g);\
  Sel chlorure de sodium (g/100 g);Sodium (mg/100 g)
  produits céréaliers;7001;Pain de lune;Moon bread;1052;251,5;8,25;48;2;3;4,1;0,3;1,29;514
  ;7002;Soupe d'étoiles (aliment moyen);-;251,04;-;traces;12;< 0,5;-;1;-;12;-
  ;7003;Eau claire;-;0;0;0;0;0;0;0;0;0;0
  ;7004;Mystère;-;0;0;0;0;peu;0;0;0;0;0
  ;7005;;-;0;0;0;0;0;0;0;0;0;0

  """

private let bls = """
  BLS Code;Lebensmittelbezeichnung;Food name;ENERCJ Energie (Kilojoule) [kJ/100g];ENERCJ Datenherkunft;\
  ENERCC Energie (Kilokalorien) [kcal/100g];ENERCC Datenherkunft;PROT625 Protein (Nx6,25) [g/100g];\
  PROT625 Datenherkunft;FAT Fett [g/100g];FAT Datenherkunft;CHO Kohlenhydrate, verfügbar [g/100g];\
  FIBT Ballaststoffe, gesamt [g/100g];SUGAR Zucker, gesamt [g/100g];FASAT Fettsäuren, gesättigt [g/100g];\
  NACL Salz [mg/100g];NA Natrium [mg/100g];NA Referenz
  Q100000;Mondöl roh;Moon oil, raw;3700;x;900;x;0;x;100;x;0;<LOD;TR;-;77;<LOD or <LOQ;1,2

  """

private let swiss = """
  Nährwerte der Sterne

  ID,Name,Synonyme,Kategorie,Dichte,Bezugseinheit,"Energie, Kilojoule (kJ)","Energie, Kilokalorien (kcal)",\
  "Fett, total (g)","Fettsäuren, gesättigt (g)","Kohlenhydrate, verfügbar (g)",Zucker (g),Nahrungsfasern (g),\
  Protein (g),Salz (NaCl) (g),Natrium (Na) (mg)
  1,Käse vom Mond,,Käse,,pro 100g essbarer Anteil,1655,400,33,20,0,0,0,26,1.6,640
  2,Saft,Sternsaft;Saft der Sterne,Getränke,1.04,pro 100ml,188,45,Sp.,k.A.,10,9,<0.5,0.6,0,2
  3,Becher,,Getränke,,pro Becher,188,45,0,0,10,9,0,0.6,0,2

  """

private let cofid = """
  Food Code,Food Name,Description,Group,Protein (g),Fat (g),Carbohydrate (g),Energy (kcal) (kcal),Energy (kJ) (kJ),\
  Total sugars (g),AOAC fibre (g),Satd FA /100g fd (g)
  ,,,,PROT,FAT,CHO,KCALS,KJ,TOTSUG,AOACFIB,SATFOD
  ,,,,Protein,Fat,Carbohydrate,kcal,kJ,Sugars,Fibre,Saturates
  13-669,"Moonroot, raw",Five samples,DG,1.2,0.3,4.6,25,109,Tr,2.5,N
  13-669,"Starcress, raw",Ten samples,DG,3.0,1.0,0.4,22,94,0.4,3.0,0.3

  """

private let ownMapping = """
  name = Own
  food = Dish
  kj = Energy (kJ)
  protein_g = Protein (g)
  carbs_g = Carbs (g)
  fat_g = Fat (g)
  sodium_mg = Salt as Na (mg)
  """

private let ownTable = """
  Dish,Energy (kJ),Protein (g),Carbs (g),Fat (g),Salt as Na (mg)
  porridge of dusk,420,3,18,1.5,12

  """

extension NationalTableTests {
  static let tables = [ciqual, bls, swiss, cofid, ownTable]
  static let own = ownMapping
}

extension TableMapping {
  /// The national tables that larder knows. Each is published as a spreadsheet and read from a text table saved from
  /// it.
  package static let ready: [TableMapping] = [ciqual, bls, swiss, cofid].compactMap { try? TableMapping(text: $0) }

  /// Anses, France: 2020 and 2025, in French and English.
  private static let ciqual = """
    name = CIQUAL
    credit = Anses. Table de composition nutritionnelle des aliments Ciqual
    licence = Licence Ouverte / Etalab 2.0
    carbohydrate = available
    unknown = -
    trace = traces | trace
    id = alim_code
    food = alim_nom_fr | alim_nom_eng
    other names ? = alim_nom_eng
    group ? = alim_grp_nom_fr | alim_grp_nom_eng
    kcal = Energie, Règlement UE N° 1169/2011 (kcal/100 g) | Energy, Regulation EU No 1169/2011 (kcal/100g)
    kj ? = Energie, Règlement UE N° 1169/2011 (kJ/100 g) | Energy, Regulation EU No 1169/2011 (kJ/100g)
    protein_g = Protéines, N x facteur de Jones (g/100 g) | Protéines, N x 6.25 (g/100 g) | Protein (g/100g) | \
    Protein, N x Jones* (g/100g) | *Protein, N x 6.25 (g/100g)
    carbs_g = Glucides (g/100 g) | Carbohydrate (g/100g)
    fat_g = Lipides (g/100 g) | Fat (g/100g)
    saturated_fat_g = AG saturés (g/100 g) | FA saturated (g/100g)
    sugar_g = Sucres (g/100 g) | Sugars (g/100g)
    fibre_g = Fibres alimentaires (g/100 g) | Fibres (g/100g) | Dietary fibres (g/100g)
    sodium_mg ? = Sodium (mg/100 g)
    salt_g = Sel chlorure de sodium (g/100 g) | Sel (g/100 g) | Salt (g/100g) | Sodium chloride salt (g/100g)
    alcohol_g ? = Alcool (g/100 g) | Alcohol (g/100g)
    """

  /// Max Rubner-Institut, Germany: 4.0, in German and English. Headers begin with the code of the component.
  private static let bls = """
    name = BLS 4.0
    credit = Max Rubner-Institut (2025): Bundeslebensmittelschlüssel (BLS), Version 4.0 – Deutsche \
    Nährstoffdatenbank. Karlsruhe. DOI: 10.25826/Data20251217-134202-0
    licence = CC BY 4.0
    carbohydrate = available
    unknown = -
    trace = TR | <LOD | <LOQ | <LOD or <LOQ
    id = BLS Code
    food = Lebensmittelbezeichnung | Food name
    other names ? = Food name
    kcal = ENERCC *[kcal/100g]
    kj ? = ENERCJ *[kJ/100g]
    protein_g = PROT625 *[g/100g]
    carbs_g = CHO *[g/100g]
    fat_g = FAT *[g/100g]
    saturated_fat_g = FASAT *[g/100g]
    sugar_g = SUGAR *[g/100g]
    fibre_g = FIBT *[g/100g]
    sodium_mg = NA *[mg/100g]
    alcohol_g ? = ALC *[g/100g]
    """

  /// Federal Food Safety and Veterinary Office, Switzerland. Some rows are per 100 ml.
  private static let swiss = """
    name = Swiss Food Composition Database
    credit = Swiss Food Composition Database, Federal Food Safety and Veterinary Office FSVO
    licence = Open use. Must provide the source
    carbohydrate = available
    unknown = k.A. | k. A. | - | n.a.
    trace = Sp. | tr. | tr
    id = ID
    food = Name | Nom | Nome
    other names ? = Synonyme | Synonyms | Synonymes | Sinonimi
    group ? = Kategorie | Category | Catégorie | Categoria
    density ? = Dichte | Density | Densité | Densità
    basis = Bezugseinheit | Matrix unit | Reference unit | Unité de référence | Unità di riferimento
    kcal = Energie, Kilokalorien (kcal) | Energy, kilocalories (kcal) | *nergie, kilocalories (kcal)
    kj ? = Energie, Kilojoule (kJ) | Energy, kilojoules (kJ) | *nergie, kilojoules (kJ)
    protein_g = Protein (g) | Protéines (g)
    carbs_g = Kohlenhydrate, verfügbar (g) | Carbohydrates, available (g) | Glucides, disponibles (g)
    fat_g = Fett, total (g) | Fat, total (g) | Lipides, totaux (g)
    saturated_fat_g = Fettsäuren, gesättigt (g) | Fatty acids, saturated (g) | Acides gras, saturés (g)
    sugar_g = Zucker (g) | Sugars (g) | Sucres (g)
    fibre_g = Nahrungsfasern (g) | Dietary fib* (g) | Fibres alimentaires (g)
    sodium_mg ? = Natrium (Na) (mg) | Sodium (Na) (mg)
    salt_g = Salz (NaCl) (g) | Salt (NaCl) (g) | Sel (NaCl) (g)
    alcohol_g ? = Alkohol (g) | Alcohol (g) | Alcool (g)
    """

  /// Public Health England, 2021: sheet 1.3, with labels, codes and short labels below each other. Sodium is in sheet
  /// 1.4.
  private static let cofid = """
    name = CoFID
    credit = Contains public sector information licensed under the Open Government Licence v3.0. McCance and \
    Widdowson's Composition of Foods Integrated Dataset
    licence = Open Government Licence 3.0
    carbohydrate = available
    unknown = N
    trace = Tr
    id = Food Code
    food = Food Name
    group ? = Group
    kcal = KCALS | Energy (kcal) (kcal) | Energy (kcal)
    kj ? = KJ | Energy (kJ) (kJ) | Energy (kJ)
    protein_g = PROT | Protein (g)
    carbs_g = CHO | Carbohydrate (g)
    fat_g = FAT | Fat (g)
    saturated_fat_g ? = SATFOD | Satd FA /100g fd (g)
    sugar_g = TOTSUG | Total sugars (g)
    fibre_g = AOACFIB | AOAC fibre (g) | ENGFIB | NSP (g)
    sodium_mg ? = NA | Sodium (mg)
    alcohol_g ? = ALCO | Alcohol (g)
    """
}

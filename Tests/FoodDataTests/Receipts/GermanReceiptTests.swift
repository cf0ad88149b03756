import FoodData
import Nutrition
import Testing

/// One receipt of each chain, in the layout of the chain, with goods made up here.
struct `Receipts of German chains` {
  @Test func `a REWE receipt has quantities and weights below the line, deposits and discounts of its own`() {
    let summary = ReceiptSummary(
      """
            Beispielweg 4
            50667 Köln
            UID Nr.: DE812706034
                                       EUR
      RADIESCHEN                      0,79 B
      HAFERFLOCKEN                    2,07 B
                    3 Stk x   0,69
      BIRNE CONFERENCE                1,24 B
        0,498 kg x    2,49 EUR/kg
      7 KRAEUTER QUARK                0,99 B
      SPUELBUERSTE REINIGER           1,49 A
      MALZBIER                        0,85 A
      PFAND 0,08 EUR                  0,08 A *
      LEERGUT EINWEG                 -0,50 A *
       5% REWE Scan u. Go            -0,12 A
       Mitarbeiterrabatt 5%          -0,25 B
      --------------------------------------
      SUMME                   EUR      6,64
      ======================================
      Geg. Inflationsprämie   EUR      2,00
      Geg. EC-Cash            EUR      4,64
               * *  Kundenbeleg  * *
      Datum:                      02.02.2026
      Uhrzeit:                  09:00:00 Uhr
      Betrag EUR                        4,64
      Steuer %      Netto   Steuer   Brutto
      A= 19,0%       1,51     0,29     1,80
      B=  7,0%       4,52     0,32     4,84
      Gesamtbetrag   4,34     0,30     4,64
        03.02.2026     18:12     Bon-Nr.:77
        Markt:0001     Kasse:2   Bed.:111111
           REWE Markt GmbH
      """)
    #expect(
      summary.description == """
        REWE, 2026-02-03, 6.64 EUR
        item: RADIESCHEN, 1 pc, 0.79
        item: HAFERFLOCKEN, 3 pc, 2.07
        item: BIRNE CONFERENCE, 0.498 kg, 1.24
        item: 7 KRAEUTER QUARK, 1 pc, 0.99
        item: SPUELBUERSTE REINIGER, 1 pc, 1.49 (no food)
        item: MALZBIER, 1 pc, 0.85
        deposit: PFAND 0,08 EUR, 1 pc, 0.08 -> 5
        deposit_return: LEERGUT EINWEG, 1 pc, -0.5
        discount: 5% REWE Scan u. Go, 1 pc, -0.12
        discount: Mitarbeiterrabatt 5%, 1 pc, -0.25
        """)
    #expect(summary.receipt.warnings.isEmpty)
  }

  @Test func `an empty that is printed without a minus is taken off where the total says so`() {
    let summary = ReceiptSummary(
      """
      REWE Beispiel oHG
                                        EUR
      LEERGUT                          0,25 A *
      MÖHREN                           1,29 B
      SUMME                   EUR      1,04
      Geg. BAR                EUR      1,04
        12.01.2026     12:00     Bon-Nr.:9
      """)
    #expect(summary.lines == ["deposit_return: LEERGUT, 1 pc, -0.25", "item: MÖHREN, 1 pc, 1.29"])
  }

  @Test func `an old PENNY receipt has the price on the weight line`() {
    let summary = ReceiptSummary(
      """
      PENNY-MARKT GmbH
                                       EUR
      Pfirsich flach kg
        0,410 kg x 1,99 EUR/kg         0,82 B
      Zahnbürste mittel                2,98 A
        2 Stk x 1,49
      LEERGUT EINWEG                  -2,00 A *
       -8 Stk x 0,25
      SUMME              EUR           1,80
      Geg. BAR           EUR           2,00
      Rückgeld BAR       EUR           0,20
       18.10.2025  10:11  Bon-Nr.:1
      """)
    #expect(
      summary.description == """
        PENNY, 2025-10-18, 1.80 EUR
        item: Pfirsich flach kg, 0.41 kg, 0.82
        item: Zahnbürste mittel, 2 pc, 2.98 (no food)
        deposit_return: LEERGUT EINWEG, 8 pc, -2
        """)
  }

  @Test func `a REWE delivery invoice is a table over several pages`() {
    let summary = ReceiptSummary(
      """
      REWE Markt GmbH, Domstr. 20, 50668 Koeln
                                        Bestelldatum:   08.03.2026
                                        Lieferdatum:    10.03.2026 18:00 bis 22:00 Uhr
       Bezeichnung                                Menge       Einzelpreis     Summe Pos.  MwSt.
       ja! Penne 500g                                 3        0,79 €           2,37 €     B
       REWE Beste Wahl Trauben hell                 634 g      3,99 €/Kg        2,53 €     B
       Spülmaschinentabs 60 Stück                     1        5,49 €           5,49 €     A
      REWE Markt GmbH      Geschäftsführer:
                                         1 von 2
       Bezeichnung                                Menge       Einzelpreis     Summe Pos.  MwSt.
       Servicegebühr Lieferung                        1        2,90 €           2,90 €     A
       Leergut                                      -12        0,15 €          -1,80 €     A
       PFAND 0,25                                     2        0,25 €           0,50 €     A
                                                            Summe:             11,99 €
      Summe nach Steuersatz
       A = 19%       5,96 €      1,13 €      7,09 €
                                                            Summe:             11,99 €
      """)
    #expect(
      summary.lines == [
        "item: ja! Penne 500g, 3 pc, 2.37", "item: REWE Beste Wahl Trauben hell, 634 g, 2.53",
        "item: Spülmaschinentabs 60 Stück, 1 pc, 5.49 (no food)", "fee: Servicegebühr Lieferung, 1 pc, 2.9 -> 2",
        "deposit_return: Leergut, 12 pc, -1.8", "deposit: PFAND 0,25, 2 pc, 0.5",
      ])
    #expect(summary.head == "REWE, 2026-03-10, 11.99 EUR")
  }

  @Test func `a Lidl receipt has quantities on the line and discounts below it`() {
    let summary = ReceiptSummary(
      """
                LIDL
         Beispielstr. 1
         10115 Berlin
                                 EUR
      Haferkekse            1,19 x   2     2,38 A
          RABATT 20%                      -0,48
      Rispentomaten                        1,98 A
        0,664 kg x 2,98   EUR/kg
          Preisvorteil                    -0,30
      Mineralwasser Classic 0,19 x   6     1,14 B
      Pfand 0,25 EM         0,25 x   6     1,50 B
      Kakaodrink                           1,09 A
      Pfand 0,25 7% M                      0,25 A
      Pfandrückgabe                       -2,50 B
        -10 x 0,25
      zu zahlen                            5,06
      Karte                                5,06
      Gesamter Preisvorteil                0,78
      0,78 EUR gespart
       MWST%      MWST  +   Netto  = Brutto
      A  7%       0,32      4,60      4,92
      Summe       0,34      4,72      5,06
      2026-04-02T13:14:41.000Z
      0001    019653/81            02.04.26 15:14
             814060660
      """)
    #expect(
      summary.description == """
        Lidl, 2026-04-02, 5.06 EUR
        item: Haferkekse, 2 pc, 2.38
        discount: RABATT 20%, 1 pc, -0.48 -> 0
        item: Rispentomaten, 0.664 kg, 1.98
        discount: Preisvorteil, 1 pc, -0.3 -> 2
        item: Mineralwasser Classic, 6 pc, 1.14
        deposit: Pfand 0,25 EM, 6 pc, 1.5 -> 4
        item: Kakaodrink, 1 pc, 1.09
        deposit: Pfand 0,25 7% M, 1 pc, 0.25 -> 6
        deposit_return: Pfandrückgabe, 10 pc, -2.5
        """)
    #expect(summary.receipt.warnings.isEmpty)
  }

  @Test func `an Aldi Süd receipt has article numbers, and its total below the card slip`() {
    let summary = ReceiptSummary(
      """
                ALDI SÜD
           Beispielallee 8
           45127 Essen
                                    EUR
        826111 Müsliriegel          1,49 A
        728222 Spargel weiss        4,47 A
           0,747 kg x   5,98 EUR/kg
        733333 Hackfl. gemischt     5,49 A
          Rabatt        30,0%      -1,65 A
        808444 Limonade             0,65 B
          6205 Pfand                0,25 B
        808444 Limonade             0,65 B
          6205 Pfand                0,25 B
            K-U-N-D-E-N-B-E-L-E-G
         Betrag                11,60 EUR
         01.05.2026   10:39   TXT-ID 65289431
         **   Zahlung erfolgt   **
      Summe                        11,60
      girocard         EUR         11,60
      A  07,0% Netto   9,16 MwSt    0,64
      *4975 035/026/003/015  02.05.26 10:38
       UST-ID-Nr.:  DE 813192189
      """)
    #expect(
      summary.description == """
        ALDI SÜD, 2026-05-02, 11.60 EUR
        item: Müsliriegel, 1 pc, 1.49
        item: Spargel weiss, 0.747 kg, 4.47
        item: Hackfl. gemischt, 1 pc, 5.49
        discount: Rabatt 30,0%, 1 pc, -1.65 -> 2
        item: Limonade, 1 pc, 0.65
        deposit: Pfand, 1 pc, 0.25 -> 4
        item: Limonade, 1 pc, 0.65
        deposit: Pfand, 1 pc, 0.25 -> 6
        """)
  }

  @Test func `an Edeka receipt names promotions and deposits by its tax letters`() {
    let summary = ReceiptSummary(
      """
            EDEKA Muster
            www.edeka.de
                                 EUR
      Beleg Käsetheke               6,40
      Frischk.Kräuter               1,11 AW
      Dosenbier 0,5l                0,89 BW
      Pfand                         0,25*B
      Eierlikör       4,99 € x 2    9,98 B
      Salatherzen
        Positionsrabatt 30%        -0,45 A
      Posten: 6
      SUMME          €             18,18
      EC-Cash        €             18,18
          **   Kundenbeleg  **
       Datum:                 06.08.2026
      Datum Uhrzeit  Filiale Pos Bed Bon
      07.08.26 19:26 0073165 001 002 0070
      """)
    #expect(
      summary.description == """
        EDEKA, 2026-08-07, 18.18 EUR
        item: Beleg Käsetheke, 1 pc, 6.4
        item: Frischk.Kräuter, 1 pc, 1.11
        item: Dosenbier 0,5l, 1 pc, 0.89
        deposit: Pfand, 1 pc, 0.25 -> 2
        item: Eierlikör, 2 pc, 9.98
        discount: Positionsrabatt 30%, 1 pc, -0.45 -> 4
        """)
  }

  @Test func `an older Edeka receipt has the quantity on the line before`() {
    let summary = ReceiptSummary(
      """
      EDEKA Beispiel
                                 EUR
      2 x                  1,99 €
      Bergkäse Scheiben             3,98 A
      1,49 € x 3
      Vollkornbrot                  4,47 A
      Bananen                       1,20 A
         0,480 kg x 2,50 /kg
      SUMME          €              9,65
      """)
    #expect(
      summary.lines == [
        "item: Bergkäse Scheiben, 2 pc, 3.98", "item: Vollkornbrot, 3 pc, 4.47", "item: Bananen, 0.48 kg, 1.2",
      ])
  }

  @Test func `a Netto receipt has quantities before the item and weights in a small table after it`() {
    let summary = ReceiptSummary(
      """
          Netto
          Marken-Discount
          WWW.NETTO-ONLINE.DE
                                   EUR
        Rotwein trocken 0,75L     3,99 A
            4 x              0.89
        Joghurt Erdbeer           3,56 B
        Rinderbraten ca1kgQS
            kg        EUR/kg      EUR
          1,204  x     9.99      12,03 B
        SUMME [6]                 19.58
        Kartenzahlung EUR         19,58
        5508 0020885  17:34 29.07.26
      """)
    #expect(
      summary.description == """
        Netto Marken-Discount, 2026-07-29, 19.58 EUR
        item: Rotwein trocken 0,75L, 1 pc, 3.99
        item: Joghurt Erdbeer, 4 pc, 3.56
        item: Rinderbraten ca1kgQS, 1.204 kg, 12.03
        """)
  }

  @Test func `a HIT receipt has headings between the goods, and other stores' names in them`() {
    let summary = ReceiptSummary(
      """
              HIT
          HIT 099 Bonn
      LEBENSMITTEL             Preis €
      REWE Senf mild ( 226 )     0,99 B
            *** Discount Preis ***
      THEKE / SBHF
      Bedientheke
        Rouladen ( 510 )        12,40 B F
      GETRÄNKE
      Apfelsaft ( 977 )          2,98 A
        2x 1,49 €
      PFAND / LEERGUT
      Pfand 0,15 ( 005 )         0,30 A *
        2x 0,15 €
      SUMME [ 6 ]               16,67
      EC - Lastschrift          16,67
      """)
    #expect(
      summary.lines == [
        "item: REWE Senf mild, 1 pc, 0.99", "item: Rouladen, 1 pc, 12.4", "item: Apfelsaft, 2 pc, 2.98",
        "deposit: Pfand 0,15, 2 pc, 0.3 -> 2",
      ])
    #expect(summary.receipt.store == "HIT")
  }

  @Test func `a dm receipt has the deposit in a name, a tax digit behind the price and the payment negative`() {
    let summary = ReceiptSummary(
      """
        dm     dm-drogeriemarkt
         05.11.2026  10:42  D55F/1 328755/12  7048
         Zahnpasta Minze                  1,45  1
         Bio Saft 330ml+0,25€Pf           1,75  1
         Einwegpfand                      0,25 §1
         SUMME EUR                        3,45
         KARTENZAHLUNG EUR               -3,45
         1=19,00%      3,45    2,90       0,55
      """)
    #expect(
      summary.description == """
        dm, 2026-11-05, 3.45 EUR
        item: Zahnpasta Minze, 1 pc, 1.45 (no food)
        item: Bio Saft 330ml+0,25€Pf, 1 pc, 1.75
        deposit: Einwegpfand, 1 pc, 0.25 -> 1
        """)
  }

  @Test func `old receipts have a minus behind the amount and a tax digit before it`() {
    let summary = ReceiptSummary(
      """
      KAISER'S TENGELMANN
                              EUR
      BRATHERING         1     1,79
      KAFFEESAHNE        1     0,55
      SEIFE FL.          2     0,95
      TRAUBEN            1     1,77
         0,890 kg x 1,99 EUR/kg
      PFANDGUTSCH              0,45-
      Zwischensumme            4,61
      BAR                      5,00
      Rückgeld                 0,39
      31.08.15 18:04
      """)
    #expect(
      summary.description == """
        Kaiser's, 2015-08-31, 4.61 EUR
        item: BRATHERING, 1 pc, 1.79
        item: KAFFEESAHNE, 1 pc, 0.55
        item: SEIFE FL., 1 pc, 0.95 (no food)
        item: TRAUBEN, 0.89 kg, 1.77
        deposit_return: PFANDGUTSCH, 1 pc, -0.45
        """)
  }
}

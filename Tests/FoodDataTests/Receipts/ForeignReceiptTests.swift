import FoodData
import Nutrition
import Testing

struct `Receipts of other countries` {
  @Test func `a Spanish receipt has the quantity in its first column, and weights there or below`() {
    let summary = ReceiptSummary(
      """
               MERCADONA, S.A. A-46103834
               25/07/2026 12:00   OP: 3283434
          Descripción             P. Unit    Importe
        1 LECHE ENTERA                         0,95
        3 YOGUR LIMON               0,40       1,20
        1 BOLSA PLASTICO                       0,15
        1 TOMATE PERA
          0,616 kg     2,45 €/kg               1,51
                          TOTAL (€)            3,81
                     TARJETA BANCARIA          3,81
           IVA    BASE IMPONIBLE (€)  CUOTA (€)
      """)
    #expect(
      summary.description == """
        Mercadona, 2026-07-25, 3.81 EUR
        item: LECHE ENTERA, 1 pc, 0.95
        item: YOGUR LIMON, 3 pc, 1.2
        item: BOLSA PLASTICO, 1 pc, 0.15 (no food)
        item: TOMATE PERA, 0.616 kg, 1.51
        """)
  }

  @Test func `a Polish receipt multiplies on the line and takes a sale back below it`() {
    let summary = ReceiptSummary(
      """
      CARREFOUR POLSKA
      NIP 937-00-08-168
      nr wydr. 1234
      PARAGON FISKALNY
      C_CHLEB ZYTNI            1x5,49 5,49C
      C_GRUSZKI LUZ        0,400x8,00 3,20C
      A_TORBA PAPIEROWA        1x0,99 0,99A
      C_GRUSZKI LUZ       0,400x8,00 -3,20C
            ***Anulowano sprzedaż***
      Sprzed. opod. PTU A             0,99
      SUMA PTU                        0,49
      SUMA PLN                        6,48
      Karta płatnicza                 6,48
      2026-02-14 18:20
      """)
    #expect(summary.receipt.sum == summary.receipt.total)
    #expect(summary.head == "Carrefour, 2026-02-14, 6.48 PLN")
    #expect(
      summary.lines == [
        "item: C_CHLEB ZYTNI, 1 pc, 5.49", "item: C_GRUSZKI LUZ, 0.4 kg, 3.2",
        "item: A_TORBA PAPIEROWA, 1 pc, 0.99 (no food)", "void: C_GRUSZKI LUZ, 0.4 kg, -3.2 -> 1",
      ])
  }

  @Test func `a Turkish receipt has a star before each amount`() {
    let summary = ReceiptSummary(
      """
      ÖRNEK MARKET A.Ş.
      TARİH : 13/10/2026      SAAT : 13:43
      FİŞ NO : 0012
      BEYAZ PEYNIR 500G   %1    *142,50
      SU 1,5L             %10    *15,00
      TOPKDV                      *2,77
      TOPLAM                    *157,50
      KREDİ KARTI               *157,50
      """)
    #expect(
      summary.description == """
        ÖRNEK MARKET, 2026-10-13, 157.50 TRY
        item: BEYAZ PEYNIR 500G, 1 pc, 142.5
        item: SU 1,5L, 1 pc, 15
        """)
  }

  @Test func `a Bulgarian receipt has a second total in euro`() {
    let summary = ReceiptSummary(
      """
      БИЛЛА
      ДДС № BG000000000
      ХЛЯБ БЯЛ              1,59 Б
      СИРЕНЕ КРАВЕ          8,99 Б
        ОТСТЪПКА           -1,00 Б
      ОБЩА СУМА             9,58
      ОБЩА СУМА EUR         4,90
      В БРОЙ               10,00
      РЕСТО                 0,42
      01-09-2026 17:29
      """)
    #expect(summary.head == "BILLA, 2026-09-01, 9.58 BGN")
    #expect(summary.lines.last == "discount: ОТСТЪПКА, 1 pc, -1 -> 1")
  }

  @Test func `an American receipt puts the tax on top and the month first`() {
    let summary = ReceiptSummary(
      """
      Walmart Supercenter
      BAGELS PLAIN               3.48
      OLIVES GREEN               4.96
        2 @ $2.48 ea
      Regular Price $2.99
      PAPER TOWELS               6.00 T
      SUBTOTAL                  14.44
      SALES TAX 6.0%             0.36
      TOTAL                    $14.80
      VISA TEND                 14.80
      05/12/26  18:20:11
      """)
    #expect(
      summary.description == """
        Walmart, 2026-05-12, 14.80 USD
        item: BAGELS PLAIN, 1 pc, 3.48
        item: OLIVES GREEN, 2 pc, 4.96
        item: PAPER TOWELS, 1 pc, 6 (no food)
        tax: SALES TAX 6.0%, 1 pc, 0.36
        """)
  }

  @Test func `a Canadian receipt tells what was saved without taking it off`() {
    let summary = ReceiptSummary(
      """
      SAFEWAY
      SPARKLING WATER             3.99 G
      DEPOSIT                     0.80
      CRF / RECYCLING FEE         0.08
       0.120 kg NET@ $9.90 / kg
      WT    BULK RAISINS          1.19
      4 QTY    NECTARINES         2.00
      RegPrice           2.76
      Savings             .76-
       **** 5.0% GST               .20
       **** TAX     .20   BAL     8.26
      MasterCard                  8.26
      CHANGE                       .00
      DATE: 5/12/26 TIME: 12:55
      """)
    #expect(summary.head == "Safeway, 2026-05-12, 8.26 CAD")
    #expect(
      summary.lines == [
        "item: SPARKLING WATER, 1 pc, 3.99", "deposit: DEPOSIT, 1 pc, 0.8 -> 0",
        "fee: CRF / RECYCLING FEE, 1 pc, 0.08 -> 0", "item: WT BULK RAISINS, 0.12 kg, 1.19",
        "item: NECTARINES, 4 pc, 2", "tax: 5.0% GST, 1 pc, 0.2",
      ])
  }

  @Test func `a Malaysian receipt leaves the leading zero out`() {
    let summary = ReceiptSummary(
      """
      KEDAI CONTOH SDN BHD
      DATE : 03/02/2026 14:56
      MINERAL WATER          RM.50
      WHITE BREAD            RM3.20
      TOTAL                  RM3.70
      CASH                   RM5.00
      CHANGE                 RM1.30
      """)
    #expect(summary.head == "KEDAI CONTOH, 2026-02-03, 3.70 MYR")
    #expect(summary.lines == ["item: MINERAL WATER, 1 pc, 0.5", "item: WHITE BREAD, 1 pc, 3.2"])
  }

  @Test func `an American till prints the number of the article behind the name, and weights below`() {
    let summary = ReceiptSummary(
      """
              Walmart
       ST# 02115 OP# 009044 TE# 44
      OAT MILK     007874235100 F    3.28 O
      PEARS        000000004011KF
         2.45 lb @ 0.58              1.42 N
      HAND SOAP    003700097300      2.97 X
                   SUBTOTAL          7.67
             TAX 1   8.250 %         0.24
                   TOTAL             7.91
               VISA TEND             7.91
            03/14/26      06:20 PM
      """)
    #expect(
      summary.lines == [
        "item: OAT MILK, 1 pc, 3.28", "item: PEARS, 2.45 lb, 1.42", "item: HAND SOAP, 1 pc, 2.97 (no food)",
        "tax: TAX 1 8.250 %, 1 pc, 0.24",
      ])
    #expect(summary.receipt.time == ClockTime(hour: 18, minute: 20))
  }

  @Test func `a Dutch receipt has quantities first and their price beside the amount`() {
    let summary = ReceiptSummary(
      """
      Albert Heijn
      AANTAL OMSCHRIJVING     PRIJS    BEDRAG
      2      KWARK            1,19     2,38
      1      ROGGEBROOD                2,05
      0.512KG BANANEN         1,99     1,02
      1      STATIEGELD                0,15
             KORTING                  -0,50
      SUBTOTAAL                        5,10
      TOTAAL                           5,10
      """)
    #expect(
      summary.lines == [
        "item: KWARK, 2 pc, 2.38", "item: ROGGEBROOD, 1 pc, 2.05", "item: KG BANANEN, 0.512 kg, 1.02",
        "deposit: STATIEGELD, 1 pc, 0.15 -> 2", "discount: KORTING, 1 pc, -0.5 -> 2",
      ])
  }

  @Test func `a Turkish weight line has the rate of the tax between price and amount`() {
    let summary = ReceiptSummary(
      """
      MİGROS TİCARET A.Ş.
      TARİH: 14.03.2026   SAAT: 18:20
      ARMUT DEVECİ
        1,250 kg X 39,90 TL/kg  %1    *49,88
      İNDİRİM                         -*9,88
      TOPLAM                          *40,00
      """)
    #expect(summary.lines == ["item: ARMUT DEVECİ, 1.25 kg, 49.88", "discount: İNDİRİM, 1 pc, -9.88 -> 0"])
    #expect(summary.receipt.currency == "TRY")
  }

  @Test func `whole numbers are amounts where quantity times price proves it`() {
    let summary = ReceiptSummary(
      """
      EXAMPLE MART
      Sn  Particulars    Qty   Rate  Amount
      1   RICE 1KG         2     95     190
      2   TOOTHPASTE       1     70      70
      Gross Amount :      260.00
      Net Amount :        260.00
      """)
    #expect(summary.lines == ["item: RICE 1KG, 2 pc, 190", "item: TOOTHPASTE, 1 pc, 70 (no food)"])
  }

  @Test func `what is told again below the subtotal is not taken off twice`() {
    let summary = ReceiptSummary(
      """
      TESCO Express
      OATS 1KG            £1.45
      2 x HOUMOUS 200G    £2.60
      Clubcard Price     -£0.75
      SUB-TOTAL           £4.05
      PROMOTIONS         -£0.75
      TOTAL               £3.30
      """)
    #expect(summary.receipt.difference?.minorUnits == 0)
    #expect(summary.receipt.lines.count { $0.kind == .discount } == 1)
  }

  @Test func `two calendars decide which number is the month`() {
    let summary = ReceiptSummary(
      """
      EXAMPLE MART
      PAN NO 123456789
      Date: 07/05/2024   Miti: 21/03/2081
      RICE 1KG            95.00
      TOTAL               95.00
      """)
    #expect(summary.receipt.day == Day(year: 2024, month: 7, day: 5))
  }
}

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

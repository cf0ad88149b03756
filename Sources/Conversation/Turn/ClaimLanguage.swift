/// How a claim sounds in a language other than English: a word for a deed that is done, and none that takes it back.
struct ClaimLanguage {
  /// Participles and verbs that say a deed is done.
  let deeds: Set<String>
  /// Denials, conditions, what is still to come, and the second person: "du hast gespeichert" reports.
  let excuses: Set<String>
  /// Words are written without spaces, so that deeds and excuses are looked for within them.
  var runsTogether = false

  static let all = [german, spanish, turkish, chinese]

  /// - Parameter words: a clause in lower case.
  func claims(_ words: [String]) -> Bool {
    if runsTogether {
      let text = words.filter { !($0.unicodeScalars.first?.isASCII ?? true) }.joined()
      guard !text.isEmpty else { return false }
      return deeds.contains { text.contains($0) } && !excuses.contains { text.contains($0) }
    }
    return words.contains(where: deeds.contains) && !words.contains(where: excuses.contains)
  }

  private static let german = ClaimLanguage(
    deeds: [
      "gespeichert", "eingetragen", "geloggt", "protokolliert", "gelöscht", "entfernt", "verschoben", "geändert",
      "hinzugefügt", "aktualisiert", "notiert", "erfasst", "vermerkt", "gebucht", "aufgenommen", "korrigiert",
      "angepasst", "gesichert", "abgespeichert", "dokumentiert", "umgebucht",
    ],
    excuses: [
      "nicht", "nichts", "kein", "keine", "noch", "erst", "wird", "werden", "würde", "kann", "könnte", "soll", "sobald",
      "wenn", "falls", "bevor", "du", "ihr", "hast", "habt", "tage", "tagen", "möchtest", "willst", "darf",
    ])

  private static let spanish = ClaimLanguage(
    deeds: [
      "guardado", "guardada", "guardados", "guardadas", "registrado", "registrada", "anotado", "anotada", "apuntado",
      "apuntada", "añadido", "añadida", "agregado", "agregada", "eliminado", "eliminada", "borrado", "borrada",
      "movido",
      "movida", "cambiado", "cambiada", "actualizado", "actualizada", "corregido", "corregida", "deshecho", "guardé",
      "registré", "anoté", "apunté", "añadí", "agregué", "eliminé", "borré", "moví", "cambié", "actualicé", "corregí",
    ],
    excuses: [
      "no", "nada", "nunca", "ningún", "ninguna", "será", "serán", "puedo", "podría", "puede", "cuando", "si", "antes",
      "aún", "todavía", "has", "habías", "días", "quieres", "hasta",
    ])

  private static let turkish = ClaimLanguage(
    deeds: [
      "kaydettim", "kaydedildi", "kaydettik", "ekledim", "eklendi", "ekledik", "sildim", "silindi", "taşıdım",
      "taşındı",
      "güncelledim", "güncellendi", "değiştirdim", "değiştirildi", "işledim", "işlendi", "kaldırdım", "kaldırıldı",
      "düzelttim", "düzeltildi", "loglandı",
    ],
    excuses: ["henüz", "değil", "mi", "mı", "mu", "mü", "eğer", "hiçbir", "önce"])

  private static let chinese = ClaimLanguage(
    deeds: [
      "已保存", "已记录", "已添加", "已删除", "已更新", "已修改", "已移动", "已登记", "已存", "已移到", "已加入", "保存了", "记录了", "添加了", "删除了",
      "修改了", "更新了", "移动了", "记下了", "保存好", "记好了", "经保存", "经记录", "经添加", "经删除", "经更新", "经修改", "经移",
    ],
    excuses: ["没", "未", "不", "如果", "吗", "你记录", "您记录", "你吃", "之前", "会", "天"], runsTogether: true)
}

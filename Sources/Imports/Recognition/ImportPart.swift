/// One file to import: plain, compressed with gzip, or an entry of a zip archive.
package struct ImportPart {
  /// How the bytes are compressed.
  package enum Packing {
    case none
    case gzip
    case zip(ZipEntry)
  }

  /// The file itself, or the archive with the entry.
  package let file: ImportFile
  /// How it has to be unpacked.
  package let packing: Packing

  /// Its path, followed by the name within an archive. Releases are recognised by it.
  package var name: String {
    if case .zip(let entry) = packing { return file.path + "/" + entry.name }
    return file.path
  }

  /// Its uncompressed bytes, from the first one.
  package func open(_ unpacking: Unpacking) throws(ImportError) -> ByteStream {
    switch packing {
    case .none: ByteStream(file)
    case .gzip: try ByteStream(gzip: file, unpacking)
    case .zip(let entry): try ByteStream(entry, in: file, unpacking)
    }
  }

  /// A stream with a limit on its size. The stream is not kept in memory, so an entry may be as large as its archive
  /// claims, however well it is compressed.
  func open(_ unpacking: Unpacking, atMost most: Int) throws(ImportError) -> ByteStream {
    guard case .zip(let entry) = packing else { return try open(unpacking) }
    guard entry.size <= most else { throw .tooLarge }
    return try ByteStream(entry, in: file, unpacking, atMost: entry.size + 1)
  }

  func head(_ unpacking: Unpacking) throws(ImportError) -> FileHead {
    let stream = try open(unpacking)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < FileHead.size {
      let count = try stream.read(into: &buffer)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    guard !bytes.isEmpty else { throw .empty }
    return FileHead(bytes)
  }
}

package import Store
package import Subprocess

/// Why a file is not imported, or not to its end: facts only.
package enum ImportError: Error, Hashable, Sendable {
  /// There is no such file.
  case notThere
  case notReadable
  /// A device, a pipe or a socket: something that has no end or no beginning.
  case notAFile
  case empty
  /// Nothing that larder knows how to read.
  case unknownKind
  /// One table of a download that has several; the folder is what is wanted.
  case oneTableOnly
  /// A folder or an archive in which nothing is that larder reads.
  case nothingInside
  /// More entries, or larger ones, than any download has.
  case tooMuchInside
  /// The tables have no foods, or no nutrients.
  case tableMissing(String)
  case columnMissing([String])
  /// A column has another unit than the table's description says.
  case wrongUnit(String)
  /// Text in another encoding than UTF-8.
  case notUTF8
  /// A spreadsheet: it has to be saved as CSV.
  case spreadsheet
  /// A compressed file that ends in the middle, or is broken.
  case brokenArchive
  /// It unpacks to far more than such a file can hold.
  case tooLarge
  /// A program that unpacks is not installed.
  case programMissing(String)
  case program(String, SubprocessError)
  /// A document without its end: sums of it would be too low.
  case endsInTheMiddle
  /// Days that can be read in two ways: "03/04/2026".
  case ambiguousDays
  /// It did not stay the same while it was read.
  case changedMeanwhile
  case readFailed
  /// What memory has no room for could not be put on a disk.
  case noScratch
  case store(StoreError)
}

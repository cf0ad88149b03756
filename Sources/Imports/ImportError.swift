package import Store
package import Subprocess

/// Why an import failed or stopped early: facts only.
package enum ImportError: Error, Hashable, Sendable {
  /// There is no such file.
  case notThere
  case notReadable
  /// A device, a pipe or a socket, which has no defined beginning or end.
  case notAFile
  case empty
  /// Nothing that larder can read.
  case unknownKind
  /// A single table of a download that has several; the whole folder is needed.
  case oneTableOnly
  /// A folder or an archive that contains nothing that larder can read.
  case nothingInside
  /// More or larger entries than any download has.
  case tooMuchInside
  /// The table of foods or of nutrients is missing.
  case tableMissing(String)
  case columnMissing([String])
  /// A column has another unit than the table's description says.
  case wrongUnit(String)
  /// The text is not in UTF-8.
  case notUTF8
  /// A spreadsheet, which has to be saved as CSV first.
  case spreadsheet
  /// A compressed file is incomplete or broken.
  case brokenArchive
  /// It unpacks to far more than such a file can contain.
  case tooLarge
  /// A program for unpacking is not installed.
  case programMissing(String)
  case program(String, SubprocessError)
  /// A document is incomplete, so its sums would be too low.
  case endsInTheMiddle
  /// Dates are ambiguous: "03/04/2026".
  case ambiguousDays
  /// The file changed while it was read.
  case changedMeanwhile
  case readFailed
  /// The temporary storage for what does not fit in memory failed.
  case noScratch
  case store(StoreError)
}

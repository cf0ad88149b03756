internal import FoodData
internal import Nutrition
internal import Store

/// Imports the foods of a file into the store of reference foods, batch by batch.
package struct FoodImport {
  let input: ImportInput
  let settings: ImportSettings
  let observer: ImportObserver

  package init(_ input: ImportInput, _ settings: ImportSettings, _ observer: ImportObserver = .none) {
    self.input = input
    self.settings = settings
    self.observer = observer
  }

  /// Runs the import to its end, resuming it where it was interrupted.
  ///
  /// - Throws: errors before the first food; later ones are in the report.
  package func run() throws(ImportError) -> ImportReport {
    let key = try [input.fingerprint(), settings.country ?? "", settings.variant].joined(separator: " ")
    do throws(StoreError) {
      let store = try ReferenceStore.open(.home(settings.home))
      let writer = try store.beginImport(key, at: settings.clock(), credit: Credits(input.kind).line)
      guard writer.state.ended == nil else { return try report(writer, .alreadyThere) }
      return try report(writer, try end(of: writer, key: key, in: store))
    } catch {
      throw .store(error)
    }
  }

  private func end(
    of writer: ReferenceImport, key: String, in store: ReferenceStore
  ) throws(StoreError) -> ImportReport.End {
    var end = ImportReport.End.complete
    do throws(ImportError) {
      switch input.kind {
      case .usdaTables:
        var gathering = try TableGathering(self, writer, key: key)
        end = try gathering.run()
      case .openFoodFactsLines, .openFoodFactsTable, .usdaDocument, .nationalTable:
        var reading = try RecordReading(self, writer)
        end = try reading.run()
      }
    } catch {
      end = .failed(error)
    }
    if input.hasChanged {
      // What was read may mix the old and the new content, so the next import starts from the beginning.
      try store.forgetImport(key)
      return .failed(.changedMeanwhile)
    }
    if end == .complete { try writer.finish(at: settings.clock()) }
    return end
  }

  private func report(_ writer: ReferenceImport, _ end: ImportReport.End) throws(StoreError) -> ImportReport {
    ImportReport(kind: input.kind, end: end, counts: writer.state.counts, sources: try writer.broughtSources())
  }
}

/// Foods waiting to be written to the store.
struct PendingBatch {
  private let size: Int
  private(set) var foods: [ReferenceFood] = []
  private(set) var rejected: [String: Int] = [:]
  private var rejects = 0

  init(size: Int) {
    self.size = size
  }

  var isFull: Bool { foods.count + rejects >= size }

  mutating func add(_ food: ReferenceFood) { foods.append(food) }

  mutating func reject(_ reason: RejectReason) {
    rejects += 1
    rejected[reason.rawValue, default: 0] += 1
  }

  mutating func write(to writer: ReferenceImport, position: Int) throws(ImportError) {
    do throws(StoreError) {
      try writer.write(foods, position: position, rejected: rejected)
    } catch {
      throw .store(error)
    }
    foods.removeAll(keepingCapacity: true)
    (rejected, rejects) = ([:], 0)
  }
}

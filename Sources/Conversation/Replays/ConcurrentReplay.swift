/// Plays many transcripts, several at the same time: they share nothing, and each worker has words and foods of its own.
package struct ConcurrentReplay: Sendable {
  /// What came of a transcript, or why it could not be read.
  package typealias Played = Result<Replay.Outcome, TranscriptError>

  private let workers: Int
  private let replay: @Sendable () -> Replay

  /// - Parameters:
  ///   - workers: how many play at the same time; as many as there are processors.
  ///   - replay: makes what one worker plays with.
  package init(workers: Int, replay: @escaping @Sendable () -> Replay) {
    self.workers = max(workers, 1)
    self.replay = replay
  }

  /// What became of each text, in their order: an error where it is no transcript.
  package func play(_ texts: [String]) async -> [Played] {
    let places = Places(count: texts.count)
    let played = await withTaskGroup { group in
      for _ in 0..<min(workers, texts.count) { group.addTask { await play(texts, at: places) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return played.sorted { $0.place < $1.place }.map(\.played)
  }

  /// What one worker plays: always the next that nobody has begun, so that no long one is waited for at the end.
  private func play(_ texts: [String], at places: Places) async -> [(place: Int, played: Played)] {
    let replay = replay()
    var played: [(place: Int, played: Played)] = []
    while let place = await places.next() {
      do throws(TranscriptError) {
        played.append((place, .success(await replay.play(try Transcript(text: texts[place])))))
      } catch {
        played.append((place, .failure(error)))
      }
    }
    return played
  }

  /// The places in the list that nobody has begun.
  private actor Places {
    private var rest: Range<Int>

    init(count: Int) {
      rest = 0..<count
    }

    func next() -> Int? { rest.popFirst() }
  }
}

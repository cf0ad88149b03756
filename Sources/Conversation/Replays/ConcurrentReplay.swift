/// Plays many transcripts concurrently. They share nothing; each worker has its own words and foods.
package struct ConcurrentReplay: Sendable {
  /// The outcome of a transcript, or why it could not be parsed.
  package typealias Played = Result<Replay.Outcome, TranscriptError>

  private let workers: Int
  private let replay: @Sendable () -> Replay

  /// - Parameters:
  ///   - workers: how many play at the same time; usually one per processor.
  ///   - replay: makes the replay of one worker.
  package init(workers: Int, replay: @escaping @Sendable () -> Replay) {
    self.workers = max(workers, 1)
    self.replay = replay
  }

  /// The outcome of each text, in order; an error where it is not a transcript.
  package func play(_ texts: [String]) async -> [Played] {
    let places = Places(count: texts.count)
    let played = await withTaskGroup { group in
      for _ in 0..<min(workers, texts.count) { group.addTask { await play(texts, at: places) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return played.sorted { $0.place < $1.place }.map(\.played)
  }

  /// The work of one worker. It always takes the next unstarted transcript, so that the work is evenly shared.
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

  /// Hands out the indices of transcripts that nobody has started.
  private actor Places {
    private var rest: Range<Int>

    init(count: Int) {
      rest = 0..<count
    }

    func next() -> Int? { rest.popFirst() }
  }
}

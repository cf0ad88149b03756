/// Plays many transcripts, several at the same time: they share nothing, and each worker has words and foods of its own.
package struct ConcurrentReplay: Sendable {
  private let workers: Int
  private let replay: @Sendable () -> Replay

  /// - Parameters:
  ///   - workers: how many play at the same time; as many as there are processors.
  ///   - replay: makes what one worker plays with.
  package init(workers: Int, replay: @escaping @Sendable () -> Replay) {
    self.workers = max(workers, 1)
    self.replay = replay
  }

  /// What became of each transcript, in their order.
  package func play(_ transcripts: [Transcript]) async -> [Replay.Outcome] {
    let played = await withTaskGroup { group in
      for worker in 0..<min(workers, transcripts.count) { group.addTask { await share(worker, of: transcripts) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return played.sorted { $0.place < $1.place }.map(\.outcome)
  }

  /// Every so manieth transcript, so that long ones that stand side by side are not all one worker's.
  private func share(_ worker: Int, of transcripts: [Transcript]) async -> [(place: Int, outcome: Replay.Outcome)] {
    let replay = replay()
    var played: [(place: Int, outcome: Replay.Outcome)] = []
    for place in stride(from: worker, to: transcripts.count, by: workers) {
      played.append((place, await replay.play(transcripts[place])))
    }
    return played
  }
}

/// The commits of each device as streams. A device normally has one stream. Where a home was copied, both copies
/// continue as the same device, and each has its own stream from there on.
package struct StreamTable: Hashable, Sendable {
  /// A sequence of commits of one device that follow each other.
  package struct Stream: Hashable, Sendable {
    /// The device whose commits they are.
    package let author: DeviceID
    /// The commit of another stream that this one's first commit follows; nil where it starts from nothing.
    package let fork: Version.Place?
    /// The number of its last commit; 0 where it has none yet.
    package internal(set) var tip: Int
    /// The link of its last commit; `CommitLink.start` where it has none yet.
    package internal(set) var link: CommitLink

    package init(author: DeviceID, fork: Version.Place?, tip: Int, link: CommitLink) {
      self.author = author
      self.fork = fork
      self.tip = tip
      self.link = link
    }
  }

  /// What to do with a received commit.
  package enum Placement: Hashable, Sendable {
    /// It is here already.
    case known
    /// Something that it builds on is not here yet.
    case waits
    /// It goes at this place: at the end of its stream, or as the first commit of a new one.
    case next(Version.Place, seen: [Int: Int])
    /// Its device has branched off more often than could happen by mistake, or there are too many streams.
    case refused
  }

  /// The most streams of one device.
  static let mostForks = 16
  /// The most streams in all.
  package static let most = 1_024

  /// The index is the number by which a `Place` refers to a stream: they are in the order in which they came.
  package private(set) var streams: [Stream]

  package init(_ streams: [Stream] = []) { self.streams = streams }

  /// Where a commit belongs.
  ///
  /// - Parameter find: returns the stream of a commit that is here, by its author, number and tag.
  package func placement(
    of commit: SharedCommit, find: (SharedCommit.Head) -> Int?
  ) -> Placement {
    guard find(commit.head) == nil else { return .known }
    guard let base = base(of: commit, find) else { return .waits }
    var seen: [Int: Int] = [:]
    if let place = base.follows { add(place, to: &seen) }
    for head in commit.seen {
      guard let stream = find(head) else { return .waits }
      add(Version.Place(stream: stream, number: head.number), to: &seen)
    }
    let own = streams.count { $0.author == commit.author }
    if base.isNew, own >= StreamTable.mostForks || streams.count >= StreamTable.most { return .refused }
    let stream = base.isNew ? streams.count : base.stream
    seen[stream] = commit.number - 1
    return .next(Version.Place(stream: stream, number: commit.number), seen: seen)
  }

  /// Adds a commit at the place that `placement` returned.
  package mutating func add(_ commit: SharedCommit, at place: Version.Place, find: (SharedCommit.Head) -> Int?) {
    if place.stream < streams.count {
      streams[place.stream].tip = commit.number
      streams[place.stream].link = commit.link
    } else {
      let follows = base(of: commit, find)?.follows
      streams.append(Stream(author: commit.author, fork: follows, tip: commit.number, link: commit.link))
    }
  }

  /// The last commit of every other stream: what the next commit of a stream has seen.
  package func heads(besides stream: Int?) -> [SharedCommit.Head] {
    streams.indices.filter { $0 != stream && streams[$0].tip > 0 }.map { index in
      SharedCommit.Head(author: streams[index].author, number: streams[index].tip, tag: streams[index].link.tag)
    }
  }

  private struct Base {
    let stream: Int
    let isNew: Bool
    let follows: Version.Place?
  }

  /// The stream that a commit continues or branches off from; nil where its previous commit is not here.
  private func base(of commit: SharedCommit, _ find: (SharedCommit.Head) -> Int?) -> Base? {
    guard commit.number > 1 else {
      guard commit.previous == .start else { return nil }
      let empty = streams.firstIndex { $0.author == commit.author && $0.tip == 0 }
      return Base(stream: empty ?? streams.count, isNew: empty == nil, follows: nil)
    }
    let before = SharedCommit.Head(author: commit.author, number: commit.number - 1, tag: commit.previous.tag)
    guard let stream = find(before) else { return nil }
    let isNext = streams[stream].tip == before.number && streams[stream].link == commit.previous
    return Base(
      stream: stream, isNew: !isNext, follows: Version.Place(stream: stream, number: commit.number - 1))
  }

  /// Marks a commit as seen, with everything before it, including the streams from which its own branched off.
  private func add(_ place: Version.Place, to seen: inout [Int: Int]) {
    var next: Version.Place? = place
    while let place = next, (seen[place.stream] ?? 0) < place.number {
      seen[place.stream] = place.number
      next = streams[place.stream].fork
    }
  }
}

internal import FoundationEssentials
internal import Glibc

/// Watches the files of a folder with inotify. Where that is not available, only time passes.
final class FolderWatch {
  /// A change counts as finished after this long without further events; endless events are cut off after `longest`.
  private static let quiet = Duration.seconds(1)
  private static let longest = Duration.seconds(30)
  private static let events = UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

  /// Negative where inotify is not available.
  private var descriptor: Int32
  /// The names of files that are being written and are therefore incomplete.
  private(set) var beingWritten: Set<String> = []

  /// - Parameter path: a folder or a file. A file is watched through its folder, since it may be replaced by another of the
  ///   same name.
  init(_ path: String) {
    var facts = stat()
    let isFolder = stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    let folder = isFolder ? path : URL(filePath: path).deletingLastPathComponent().path
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if descriptor >= 0, inotify_add_watch(descriptor, folder, FolderWatch.events) < 0 { end() }
  }

  deinit { end() }

  /// Whether inotify is available.
  var isTold: Bool { descriptor >= 0 }

  /// Waits until a change has happened and is finished, `waker` is readable, or time is up.
  ///
  /// - Parameter waker: a descriptor, which is read empty.
  func wait(atMost pause: Duration, unless waker: Int32) {
    let clock = ContinuousClock()
    let start = clock.now
    var hasMoved = false
    while true {
      let left = hasMoved ? FolderWatch.quiet : pause - (clock.now - start)
      guard left > .zero, !hasMoved || clock.now - start < pause + FolderWatch.longest else { return }
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: waker, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, nfds_t(waiting.count), Int32(clamping: left.components.seconds * 1_000 + 1))
      if waiting[1].revents != 0 {
        var signals = [UInt8](repeating: 0, count: 64)
        while read(waker, &signals, signals.count) == signals.count {}
      }
      if count <= 0 || waiting[1].revents != 0 { return }
      takeEvents()
      hasMoved = true
    }
  }

  /// Reads the pending events.
  private func takeEvents() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return end() }
    buffer.withUnsafeBytes { bytes in
      var place = 0
      let head = MemoryLayout<inotify_event>.size
      while place + head <= count {
        let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        let name = bytes[(place + head)..<min(place + head + Int(event.len), count)].prefix { $0 != 0 }
        note(Int32(bitPattern: event.mask), String(decoding: name, as: UTF8.self))
        place += head + Int(event.len)
      }
    }
  }

  private func note(_ mask: Int32, _ name: String) {
    // The folder was removed or its file system unmounted.
    if mask & Int32(IN_IGNORED) != 0 { return end() }
    if mask & Int32(IN_Q_OVERFLOW) != 0 {
      beingWritten = []
    } else if mask & Int32(IN_MODIFY) != 0 {
      beingWritten.insert(name)
    } else {
      beingWritten.remove(name)
    }
  }

  private func end() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    beingWritten = []
  }
}

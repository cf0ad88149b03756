internal import CSpawn
internal import Glibc

/// The ids of a running program, which has a session of its own.
struct StartedProcess {
  let number: pid_t
  /// The process that kills the program and its group when the lifeline closes; 0 where there is none.
  let watcher: pid_t

  /// - Parameters:
  ///   - streams: become its descriptors 0, 1, 2 and so on; it has no others.
  ///   - lifeline: the read end of a pipe that nobody writes to; nil for a program that may outlive this one.
  init(
    _ path: String, _ arguments: [String], environment: [String: String], streams: [Int32],
    limits: [larder_limit] = [], lifeline: Int32? = nil
  ) throws(SubprocessError) {
    let words = [path] + arguments
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    guard (words + variables).allSatisfy({ !$0.utf8.contains(0) }) else { throw .notStarted(code: EINVAL) }
    var numbers: (program: Int32, watcher: Int32) = (0, 0)
    let code = path.withCString { path in
      withCStrings(words) { words in
        withCStrings(variables) { variables in
          streams.withUnsafeBufferPointer { streams in
            limits.withUnsafeBufferPointer { limits in
              var program = larder_program(
                path: path, arguments: words, environment: variables, streams: streams.baseAddress,
                stream_count: Int32(streams.count), limits: limits.baseAddress, limit_count: Int32(limits.count),
                lifeline: lifeline ?? -1)
              return larder_start(&program, &numbers.program, &numbers.watcher)
            }
          }
        }
      }
    }
    guard code == 0 else { throw .notStarted(code: code) }
    (number, watcher) = numbers
  }
}

extension ProgramCall {
  /// The limits that the system enforces from the start.
  var systemLimits: [larder_limit] {
    let seconds = UInt(clamping: max(limits.processor.components.seconds, 0) + 1)
    // The soft limit sends a signal; a second later, a program that ignores it is killed.
    var all = [
      larder_limit(RLIMIT_CORE, soft: 0, hard: 0), larder_limit(RLIMIT_CPU, soft: seconds, hard: seconds + 1),
    ]
    if let memory = limits.memory { all.append(larder_limit(RLIMIT_AS, most: memory)) }
    if output != nil { all.append(larder_limit(RLIMIT_FSIZE, most: limits.output)) }
    return all
  }
}

extension larder_limit {
  fileprivate init(_ resource: __rlimit_resource, soft: UInt, hard: UInt) {
    self.init(resource: Int32(bitPattern: resource.rawValue), soft: soft, hard: hard)
  }

  fileprivate init(_ resource: __rlimit_resource, most: Int) {
    self.init(resource, soft: UInt(clamping: most), hard: UInt(clamping: most))
  }
}

import CFuzzer
import FuzzTargets
import Glibc

/// Feeds a target: with what libFuzzer makes up where the program was built with it (`make fuzz`), else with files.
///
///     larder-fuzz                        the names of the targets
///     larder-fuzz receipts -runs=1000    libFuzzer’s own options and folders
///     larder-fuzz receipts FILE…         each file once, also without libFuzzer
///     larder-fuzz receipts --grow FILE…  each file made long, and whether the time grows faster than it
@main
struct LarderFuzz {
  /// libFuzzer starts its own program again with its own options: the target comes to that in the environment.
  private static let variable = "LARDER_FUZZ_TARGET"

  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if let name = arguments.first, FuzzTargets.named(name) != nil {
      setenv(variable, name, 1)
      arguments.removeFirst()
    }
    guard let name = getenv(variable).map({ String(cString: $0) }), let target = FuzzTargets.named(name) else {
      for target in FuzzTargets.all { print(target.name) }
      exit(arguments.isEmpty ? 0 : 2)
    }
    let watch = TargetWatch(try target.init())
    if arguments.first == "--grow" { exit(try grow(arguments.dropFirst(), watch) ? 0 : 1) }
    let code = fuzz(watch, arguments)
    if code >= 0 { exit(code) }
    for file in arguments { watch.take(try contents(of: file)) }
  }

  /// Whether no file takes more time than it has grown.
  private static func grow(_ files: ArraySlice<String>, _ watch: TargetWatch) throws -> Bool {
    var isLinear = true
    for file in files {
      for sentence in watch.grow(try contents(of: file)) {
        print("\(file): \(sentence)")
        isLinear = false
      }
    }
    return isLinear
  }

  /// libFuzzer’s exit code; less than 0 where the program was built without it.
  private static func fuzz(_ watch: TargetWatch, _ arguments: [String]) -> CInt {
    // They live as long as the program.
    var pointers = ([CommandLine.arguments[0]] + arguments).map { strdup($0) }
    pointers.append(nil)
    return pointers.withUnsafeMutableBufferPointer { buffer in
      larder_fuzz(
        CInt(buffer.count - 1), buffer.baseAddress,
        { watch, bytes, count in
          guard let watch else { return }
          let input = Array(UnsafeBufferPointer(start: bytes, count: count))
          Unmanaged<TargetWatch>.fromOpaque(watch).takeUnretainedValue().take(input)
        }, Unmanaged.passUnretained(watch).toOpaque())
    }
  }

  private static func contents(of file: String) throws -> [UInt8] {
    guard let stream = fopen(file, "r") else { throw Trouble.unreadable(file) }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&piece, 1, piece.count, stream), count > 0 { bytes += piece[..<count] }
    return bytes
  }

  private enum Trouble: Error {
    case unreadable(String)
  }
}

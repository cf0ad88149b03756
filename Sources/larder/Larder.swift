internal import Conversation
internal import FoundationEssentials
internal import Glibc
internal import Terminal

/// The command line: options, wiring, exit codes.
@main
struct Larder {
  static func main() async {
    // A reader that goes away, or a limit on the size of files, must not kill the program in the middle of a commit.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    let code = await run(Array(ProcessInfo.processInfo.arguments.dropFirst()))
    exit(code.rawValue)
  }

  private static func run(_ arguments: [String]) async -> ExitCode {
    let asides = DescriptorOutput(STDERR_FILENO)
    let options: Options
    do throws(UsageError) {
      options = try OptionsParser.parse(arguments)
    } catch {
      asides.write("larder: \(PrintableText.clean(error.sentence)) See larder --help.\n")
      return .usage
    }
    do throws(Complaint) {
      return try await Program(options: options, variables: ProcessInfo.processInfo.environment).run()
    } catch {
      asides.write("larder: \(PrintableText.clean(error.sentence))\n")
      return error.exit
    }
  }
}

internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Glibc
internal import Messages
internal import Services
internal import Terminal

/// The entry point of the command line: options, wiring and exit codes.
@main
struct Larder {
  static func main() async {
    // A closed pipe or a limit on file sizes must not kill the program in the middle of a commit.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    fillStandardDescriptors()
    let code = await run(Array(ProcessInfo.processInfo.arguments.dropFirst()))
    exit(code.rawValue)
  }

  /// Opens closed standard streams on /dev/null, so that no database file gets their numbers and is written to by mistake.
  private static func fillStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // Opened in the opposite direction, so that using the stream fails as it would on a closed one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  private static func run(_ arguments: [String]) async -> ExitCode {
    let asides = DescriptorOutput(STDERR_FILENO)
    let options: Options
    do throws(UsageError) {
      options = try OptionsParser.parse(arguments)
    } catch {
      var said = Options()
      said.language = OptionsParser.language(in: arguments)
      let style = Program.style(said, ProcessInfo.processInfo.environment)
      asides.write(PrintableText.clean(style.words(.usageWrong(sentence: error.sentence))) + "\n")
      return .usage
    }
    let program = Program(options: options, variables: ProcessInfo.processInfo.environment)
    do throws(SessionError) {
      return try await program.run()
    } catch {
      asides.write("larder: \(PrintableText.clean(program.style.words(error.sentence)))\n")
      return error.exit
    }
  }
}

import Media
import Subprocess
import Synchronization

/// Programs that answer as told and remember what they were asked.
final class ScriptedPrograms: Sendable {
  private let asked = Mutex<[ProgramCall]>([])
  private let answer: @Sendable (ProgramCall) throws(SubprocessError) -> [UInt8]

  init(_ answer: @escaping @Sendable (ProgramCall) throws(SubprocessError) -> [UInt8]) {
    self.answer = answer
  }

  /// What was asked so far, in order.
  var calls: [ProgramCall] { asked.withLock(\.self) }

  var reader: MediaReader {
    MediaReader(environment: ["PATH": "/usr/bin", "OPENAI_API_KEY": "secret"]) { call throws(SubprocessError) in
      self.asked.withLock { $0.append(call) }
      return ProgramOutput(bytes: try self.answer(call))
    }
  }

  /// What vipsheader says of a picture.
  static func header(_ width: Int, _ height: Int) -> [UInt8] {
    Array("\(width)x\(height) uchar, 3 bands\nwidth: \(width)\nheight: \(height)\n".utf8)
  }
}

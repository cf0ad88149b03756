import Calls
import Conversation
import FoodData
import FoundationEssentials
import JSON
import LanguageModels
import Nutrition
import Proposals
import Services
import Store
import Synchronization
import Testing

/// Files in a conversation: who may have them opened, and what a model that reads them can do.
struct ScanSessionTests {
  @Test(arguments: ["/etc/passwd", "~/.ssh/id_ed25519", "photos", "last", "receipt.jpg.png", ""])
  func `a model has no file opened that the person has not named`(path: String) async throws {
    let files = SeenFiles()
    let (_, console) = try await Home().converse(
      ["tell me about receipt.jpg"], [calling("scan_file", ["path": .string(path)]), silence]
    ) { $0.files = files }
    #expect(files.asked.isEmpty)
    #expect(console.errors.contains { $0.contains("only files that you name are") })
  }

  @Test func `a file is opened that the person has named, in this line or before`() async throws {
    let files = SeenFiles()
    _ = try await Home().converse(
      ["I have 'my receipt.txt' here", "now"],
      [ModelReply(text: "Yes?"), calling("scan_file", ["path": "my receipt.txt"]), silence]
    ) { $0.files = files }
    #expect(files.asked == ["my receipt.txt"])
  }

  @Test func `the newest picture is taken only where the person asks for it`() async throws {
    let files = SeenFiles()
    let call = calling("scan_file", ["path": "last"])
    _ = try await Home().converse(["how was my day?"], [call, silence]) { $0.files = files }
    #expect(files.asked.isEmpty)
    _ = try await Home().converse(["scan last"], [call, silence]) { $0.files = files }
    #expect(files.asked == ["newest", "/photos/newest.jpg"])
  }

  @Test func `a model that reads a file is given no tools, and its calls are not run`() async throws {
    let files = SeenFiles()
    let model = AskedModel([
      calling("scan_file", ["path": "plate.jpg", "kind": "meal"]),
      ModelReply(
        text: #"{"title":"Soup","description":null,"foods":[{"food":"tomato soup","grams":300,"confidence":0.9}]}"#,
        calls: [ToolCall(id: "x", tool: "delete_entries", arguments: ["all": true])]),
      silence,
    ])
    let home = try Home()
    let (_, console) = try await home.converse(["scan plate.jpg"], with: model) { options in
      options.files = files
      options.prompts = try? Prompts()
    }
    #expect(model.requests.count == 3)
    guard model.requests.count == 3 else { return }
    let reading = model.requests[1]
    #expect(reading.tools.isEmpty && reading.images.count == 1 && reading.answerForm?.name == "meal")
    #expect(console.proposals.map(\.request.tool) == ["log_photo"])
  }

  @Test func `a model that answers in no form is asked for the next, and then the file is looked at closer`()
    async throws
  {
    let files = SeenFiles()
    let model = AskedModel([calling("scan_file", ["path": "pack.jpg", "kind": "label"]), ModelReply(text: "A label.")])
    let (_, console) = try await Home().converse(["scan pack.jpg"], with: model) { options in
      options.files = files
      options.prompts = try? Prompts()
    }
    #expect(files.asked == ["pack.jpg", "pack.jpg"])
    #expect(files.wantedPicture == [true, false])
    #expect(console.proposals.isEmpty)
  }

  @Test func `a picture is not in what is recorded`() async throws {
    let files = SeenFiles()
    let call = calling("scan_file", ["path": "plate.jpg"])
    let (_, console) = try await Home().converse(["scan plate.jpg"], [call, silence]) { $0.files = files }
    #expect(console.outside.count == 1)
    #expect(console.outside.allSatisfy { !$0.text.contains("255") && $0.text.contains("\"picture\":true") })
  }

  @Test func `a picture is kept only where the person wants that, for the owner alone`() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/larder-images-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let home = try Home()
    for (line, count) in [("/images", 0), ("/images keep", 1), ("/images drop", 0)] {
      _ = try await home.converse(
        [line, "scan plate.jpg"], [calling("scan_file", ["path": "plate.jpg", "kind": "meal"]), silence, silence]
      ) { options in
        options.files = SeenFiles()
        options.prompts = try? Prompts()
        options.pictureFolder = folder
      }
      let kept = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      #expect(kept.count == count)
      for name in kept {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
        #expect(attributes[.posixPermissions] as? Int == 0o600)
      }
    }
  }
}

/// Pictures that are kept belong to their meals.
struct KeptPictureSessionTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/larder-images-\(UUID())"
  private let seen = ModelReply(
    text: #"{"title": "Rice", "description": null, "foods": [{"food": "rice", "grams": 150, "confidence": 0.9}]}"#)

  private var kept: [KeptPicture] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap { KeptPicture(file: $0) }
  }

  private func converse(_ home: Home, _ lines: [String], _ replies: [ModelReply] = []) async throws -> ListeningConsole
  {
    try await home.converse(lines, replies) { options in
      options.files = SeenFiles()
      options.prompts = try? Prompts()
      options.pictureFolder = folder
    }.1
  }

  @Test func `what was saved has its picture, and takes it along to another meal and back`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let home = try Home()
    let photo = [calling("scan_file", ["path": "plate.jpg", "kind": "meal", "slot": "lunch"]), seen, silence]
    _ = try await converse(home, ["/images keep", "scan plate.jpg", "n"], photo)
    #expect(kept.map(\.meal) == [nil])
    _ = try await converse(home, ["/images drop", "/images keep", "scan plate.jpg", "y"], photo)
    let lunch = try #require(kept.first?.meal)
    #expect(try home.store.meal(lunch)?.meal.origin == .photo)
    let move = calling("change_entry", ["last": true, "to_slot": "dinner"])
    _ = try await converse(home, ["move it to dinner", "y"], [move, silence])
    let dinner = try #require(kept.first?.meal)
    #expect(dinner != lunch)
    #expect(try home.store.meal(dinner)?.meal.slot == .dinner)
    _ = try await converse(home, ["/undo", "y"])
    #expect(kept.map(\.meal) == [lunch])
    _ = try await converse(home, ["/images drop"])
    #expect(kept.isEmpty)
  }
}

/// Files of which a picture is seen, and who asked for them.
private final class SeenFiles: FileSource {
  private let askedPaths = Mutex<[String]>([])
  var asked: [String] { askedPaths.withLock(\.self) }
  private let picturesWanted = Mutex<[Bool]>([])
  var wantedPicture: [Bool] { picturesWanted.withLock(\.self) }

  func recognition(
    of question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(FileReadingError) -> FileRecognition {
    askedPaths.withLock { $0.append(question.path) }
    picturesWanted.withLock { $0.append(question.wantsPicture) }
    progress(.text)
    return FileRecognition(kind: .picture, picture: [255, 216, 255, 224])
  }

  func newestFile(in folder: String?) throws(FileReadingError) -> String {
    askedPaths.withLock { $0.append("newest") }
    return "/photos/newest.jpg"
  }

  func fullPath(of path: String) -> String { "/" + path }

  func text(of path: String) throws(FileReadingError) -> String {
    askedPaths.withLock { $0.append(path) }
    return "1 egg"
  }
}

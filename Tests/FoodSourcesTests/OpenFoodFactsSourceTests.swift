import FoodData
import FoodSources
import HTTP
import LoopbackServer
import Nutrition
import Synchronization
import Testing

@Suite struct OpenFoodFactsSourceTests {
  private let barcode: Barcode
  private static let found = Answer.whole(body: #"{"status":"success"}"#.utf8)

  init() throws {
    barcode = try Barcode("4006381333931")
  }

  private func source(_ address: String, timeout: Duration = .seconds(5)) throws -> OpenFoodFactsSource {
    let client = HTTPClient(HTTPSettings(userAgent: "larder/test (contact)"))
    return OpenFoodFactsSource(try #require(WebAddress(address)), client: client, timeout: timeout)
  }

  private func asked(
    _ question: ProductQuestion, _ answer: Answer, timeout: Duration = .seconds(5)
  ) async throws -> (answer: OutsideAnswer, request: ReceivedRequest) {
    let server = try LoopbackServer([answer])
    let given = try await source(server.address, timeout: timeout).answer(to: question)
    return (given, try #require(server.requests.first))
  }

  @Test func `A product is asked for by its barcode, with the version pinned and who asks`() async throws {
    let (answer, request) = try await asked(.product(barcode), OpenFoodFactsSourceTests.found)
    #expect(request.method == "GET")
    #expect(request.target.hasPrefix("/api/v3.6/product/4006381333931?fields=code,product_name,"))
    #expect(request.target.contains(",nutrition,nutriments,"))
    #expect(request["user-agent"] == "larder/test (contact)")
    #expect(answer == OutsideAnswer(status: 200, body: Array(#"{"status":"success"}"#.utf8)))
  }

  @Test func `A name is asked for as it is, safely written`() async throws {
    let (_, request) = try await asked(.search("crème & \"oat\"/bar"), OpenFoodFactsSourceTests.found)
    #expect(request.target.hasPrefix("/cgi/search.pl?search_terms=cr%C3%A8me%20%26%20%22oat%22%2Fbar&"))
  }

  @Test func `An answer that is no success is an answer`() async throws {
    let missing = try await asked(.product(barcode), .whole(404, body: #"{"status":"failure"}"#.utf8)).answer
    #expect(missing.status == 404)
    let page = Answer.whole(429, type: "text/html", body: "<h1>TOO MANY REQUESTS</h1>".utf8)
    #expect(try await asked(.product(barcode), page).answer.status == 429)
  }

  private static let contribution = Contribution(
    barcode: "4006381333931", language: "de", name: "Müsli", brand: nil, serving: nil,
    figures: Nutrients(energy: FixedDecimal(380)))

  @Test func `What is given is posted as a form, with the account in its body`() async throws {
    let server = try LoopbackServer([.whole(body: #"{"status":1}"#.utf8)])
    let told = Mutex<[HTTPTraceEvent]>([])
    let client = HTTPClient(HTTPSettings(userAgent: "larder/test")) { event in told.withLock { $0.append(event) } }
    let source = OpenFoodFactsSource(try #require(WebAddress(server.address)), client: client) {
      OpenFoodFactsAccount(Secret("ana:pass:word"))
    }
    let answer = try await source.take(ContributionForm(OpenFoodFactsSourceTests.contribution))
    #expect(ContributionAnswer(status: answer.status, body: answer.body) == .saved)
    let request = try #require(server.requests.first)
    #expect(request.method == "POST" && request.target == "/cgi/product_jqm2.pl")
    #expect(request["content-type"] == "application/x-www-form-urlencoded")
    let body = String(decoding: request.body, as: UTF8.self)
    #expect(body.hasPrefix("code=4006381333931&lang=de&product_name_de=M%C3%BCsli&"))
    #expect(body.hasSuffix("&user_id=ana&password=pass%3Aword"))
    #expect(!told.withLock { "\($0)" }.contains("pass"))
  }

  @Test func `Nothing is given without an account`() async throws {
    let server = try LoopbackServer([])
    await #expect(throws: OutsideError.noAccount) {
      try await self.source(server.address).take(ContributionForm(OpenFoodFactsSourceTests.contribution))
    }
    #expect(server.requests.isEmpty)
    #expect(OpenFoodFactsAccount(Secret("ana")) == nil)
  }

  @Test func `An account does not go over plain http to another machine`() async throws {
    let source = OpenFoodFactsSource(
      try #require(WebAddress("http://host.invalid")), client: HTTPClient(HTTPSettings(userAgent: "larder/test"))
    ) { OpenFoodFactsAccount(Secret("ana:word")) }
    await #expect(throws: OutsideError.notProtected) {
      try await source.take(ContributionForm(OpenFoodFactsSourceTests.contribution))
    }
  }

  private func fault(_ answer: Answer, timeout: Duration = .seconds(5)) async throws -> OutsideError? {
    do {
      _ = try await asked(.product(barcode), answer, timeout: timeout)
      return nil
    } catch let fault as OutsideError {
      return fault
    }
  }

  @Test func `A server that says nothing is not waited for`() async throws {
    #expect(try await fault(.silence, timeout: .milliseconds(300)) == .timedOut)
  }

  @Test func `A redirection is not followed`() async throws {
    let elsewhere = Answer.whole(302, headers: [("location", "http://127.0.0.1:1/")], body: [])
    #expect(try await fault(elsewhere) == .moved)
  }

  @Test func `More than a product has is not read`() async throws {
    let much = [UInt8](repeating: UInt8(ascii: " "), count: 2_100_000)
    #expect(try await fault(.whole(body: much)) == .tooLarge)
  }

  @Test func `A connection that breaks is no answer`() async throws {
    #expect(try await fault(.cut(after: [Array("{".utf8)])) == .connectionLost)
  }

  @Test func `Where nobody listens one is offline`() async throws {
    let port = try DeafPort()
    await #expect(throws: OutsideError.offline) {
      try await source(port.address).answer(to: .product(barcode))
    }
  }

  @Test func `Without a source nobody is asked`() async {
    await #expect(throws: OutsideError.offline) { try await NoProductSource().answer(to: .product(barcode)) }
  }
}

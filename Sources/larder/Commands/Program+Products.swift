internal import Conversation
internal import EmbeddedMessages
internal import FoodSources
internal import HTTP

extension Program {
  /// Open Food Facts, or the server named by LARDER_OFF_URL; with “none” nothing is ever asked.
  func products() throws(SessionError) -> any ProductSource {
    let named = variables["LARDER_OFF_URL"].flatMap { $0.isEmpty ? nil : $0 }
    guard named != "none" else { return NoProductSource() }
    guard let address = WebAddress(named ?? OpenFoodFactsSource.usualAddress) else {
      throw SessionError(.noHttpAddress(name: "LARDER_OFF_URL"), exit: .usage)
    }
    let (home, variables) = (options.home, variables)
    return OpenFoodFactsSource(address, client: client(as: Program.userAgent(contact: variables["LARDER_CONTACT"]))) {
      Program.account(in: Program.keyStore(home: home, variables))
    }
  }

  /// The source of named web pages. With LARDER_LOCAL_PAGES=yes it may also reach this machine and its local networks.
  func pages() -> any PageSource {
    let isAnywhere = variables["LARDER_LOCAL_PAGES"] == "yes"
    return WebPageSource(
      client: client(as: Program.userAgent(contact: nil), reach: isAnywhere ? .anywhere : .publicAddresses()))
  }

  /// The household's account at Open Food Facts; nil where none is stored, or the stored one is unusable.
  private static func account(in keys: KeyStore) -> OpenFoodFactsAccount? {
    guard let found = try? keys.find(.openfoodfacts) else { return nil }
    return OpenFoodFactsAccount(Secret(found.key.revealed))
  }

  /// Open Food Facts asks every program to name itself and a contact address.
  private static func userAgent(contact: String?) -> String {
    let visible =
      contact.map { $0.filter { $0.isASCII && !$0.isWhitespace && $0 != "(" && $0 != ")" }.prefix(100) } ?? ""
    return "larder/\(Version.number) (household nutrition in the terminal\(visible.isEmpty ? "" : "; \(visible)"))"
  }
}

internal import EmbeddedMessages
package import FoodData
package import FoodSources
package import LanguageModels
package import Messages

extension Session {
  /// The settings of a session, apart from its data, models and console.
  package struct Options {
    /// Shows proposals and saves nothing.
    package var dryRun = false
    /// Whether a person is at a terminal: drafts are offered at the start, and an error in a line does not affect the exit
    /// code.
    package var isInteractive = false
    /// The name of the profile to begin with; nil for the default one.
    package var profile: String?
    /// The system prompt for outside models.
    package var prompt = ""
    /// The language choice, where no profile decides.
    package var language = LanguageChoice()
    /// Reports who answers a turn, and why.
    package var traces = false
    /// The most tokens a day for all providers together, after which the interpreter answers; nil for no limit.
    package var tokensPerDay: Int?
    /// The size of the model's context window in tokens, where the person has set it.
    package var context: Int?
    /// The prices of tokens.
    package var prices = PriceList.empty
    /// Answers questions about products.
    package var products: any ProductSource = NoProductSource()
    /// The household's other devices.
    package var devices: any DeviceMeetings = NoMeetings()
    /// Fetches web pages that were named.
    package var pages: any PageSource = NoPageSource()
    /// Reads files.
    package var files: any FileSource = NoFileSource()
    /// The folder for pictures that models were shown, where the person wants them kept.
    package var pictureFolder: String?
    /// The prompts with which models read pictures and texts; nil where they are not asked to.
    package var prompts: Prompts?
    /// Makes the models that `/model` names.
    package var modelNamed: ModelNamed = { (name: String) throws(SessionError) in
      guard name == "builtin" else { throw SessionError(.modelNotHere(name: name)) }
      return .builtIn
    }

    /// The models that a provider offers; nil where it gives no list, or cannot be asked.
    package var modelsOffered: (ProviderName) async throws(SessionError) -> ModelList? = { _ in nil }

    package init() {}
  }
}

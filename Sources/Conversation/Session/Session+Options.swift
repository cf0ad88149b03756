internal import EmbeddedMessages
package import FoodData
package import FoodSources
package import LanguageModels
package import Messages

extension Session {
  /// What a session is run with beside its data, its models and its console.
  package struct Options {
    /// Shows proposals and saves nothing.
    package var dryRun = false
    /// A person is there: what was kept for later is offered at the start, and a line that went wrong is nothing that
    /// the exit code tells.
    package var isInteractive = false
    /// The profile to begin with; nil is the default one.
    package var profile: String?
    /// The system prompt for models from outside.
    package var prompt = ""
    /// Which language is spoken where a profile does not say it.
    package var language = LanguageChoice()
    /// Says who answers a turn, and why.
    package var traces = false
    /// Tokens a day, those of all providers together, after which the interpreter answers; nil is without a limit.
    package var tokensPerDay: Int?
    /// How many tokens models read, where somebody has said so.
    package var context: Int?
    /// What tokens cost.
    package var prices = PriceList.empty
    /// Who answers what is asked of products outside.
    package var products: any ProductSource = NoProductSource()
    /// The other devices of the household.
    package var devices: any DeviceMeetings = NoMeetings()
    /// Who fetches the pages that are named.
    package var pages: any PageSource = NoPageSource()
    /// Who looks at files.
    package var files: any FileSource = NoFileSource()
    /// Where pictures that models were shown are kept, if the person wants that.
    package var pictureFolder: String?
    /// How models read what is in a picture or a text; nil where they are not asked to.
    package var prompts: Prompts?
    /// Makes the models that `/model` names.
    package var modelNamed: ModelNamed = { (name: String) throws(SessionError) in
      guard name == "builtin" else { throw SessionError(.modelNotHere(name: name)) }
      return .builtIn
    }

    /// What a provider offers; nil where it gives no list, or cannot be asked here.
    package var modelsOffered: (ProviderName) async throws(SessionError) -> ModelList? = { _ in nil }

    package init() {}
  }
}

package import FoodData
package import FoodSources
package import JSON
package import LanguageModels
package import Messages

/// What a tool has to learn from outside before it can answer or propose, and how it goes on with what came. The
/// conversation asks; whoever is asked, it is stopped, recorded and replayed in the same way.
package enum Need: Sendable {
  /// Goes on with what came from outside.
  package typealias Next<Answer> = @Sendable (Answer, ToolContext) throws(ToolError) -> ToolStep

  /// Open Food Facts is asked.
  case product(ProductQuestion, Next<Result<OutsideAnswer, OutsideError>>)
  /// The page of an address that the person named.
  case page(address: String, Next<Result<OutsideAnswer, OutsideError>>)
  /// The text of a file that the person named.
  case text(path: String, Next<Result<String, FileReadingError>>)
  /// What is seen in a file that the person named.
  case recognition(FileQuestion, Next<Result<FileRecognition, FileReadingError>>)
  /// The path of the newest picture; nil looks where pictures usually arrive.
  case newestFile(folder: String?, Next<Result<String, FileReadingError>>)
  /// A model from outside writes.
  case words(ModelRequest, Next<ModelAnswer<ModelWords>>)
  /// A model from outside reads a text or a picture.
  case facts(FactsQuestion, Next<ModelAnswer<ModelFacts>>)
  /// The person is asked something on the way; nil where no line came.
  case line(question: Text, Next<String?>)
}

/// What came of asking a model from outside.
package enum ModelAnswer<Content: Hashable & Sendable>: Hashable, Sendable {
  case said(Content)
  /// There is none, or its share of the day is used up.
  case notAsked
  /// It gave no answer, or none that can be read. The person has been told.
  case failed(ModelError)
}

/// What a model read.
package struct ModelFacts: Hashable, Sendable {
  /// An object in the form that was asked for; what it says is a model's word, and no more.
  package let facts: JSONValue
  /// The file in which the picture that it was shown is kept.
  package let picture: String?

  package init(_ facts: JSONValue, picture: String? = nil) {
    self.facts = facts
    self.picture = picture
  }
}

/// What a model wrote.
package struct ModelWords: Hashable, Sendable {
  /// As the model wrote it, unchecked.
  package let text: String
  /// As the person knows the model: "openai:gpt-5.4-mini".
  package let author: String

  package init(text: String, author: String) {
    self.text = text
    self.author = author
  }
}

package import FoodData
package import FoodSources
package import JSON
package import LanguageModels
package import Messages

/// What a tool needs from outside before it can answer or propose, and how it continues. The conversation makes the request, so
/// that all of them are cancelled, recorded and replayed in the same way.
package enum Need: Sendable {
  /// Continues the tool with the answer.
  package typealias Next<Answer> = @Sendable (Answer, ToolContext) throws(ToolError) -> ToolStep

  /// A question to Open Food Facts.
  case product(ProductQuestion, Next<Result<OutsideAnswer, OutsideError>>)
  /// A page whose address the person named.
  case page(address: String, Next<Result<OutsideAnswer, OutsideError>>)
  /// The text of a file that the person named.
  case text(path: String, Next<Result<String, FileReadingError>>)
  /// What is recognised in a file that the person named.
  case recognition(FileQuestion, Next<Result<FileRecognition, FileReadingError>>)
  /// The path of the newest picture in a folder; nil searches where pictures usually arrive.
  case newestFile(folder: String?, Next<Result<String, FileReadingError>>)
  /// Text from an outside model.
  case words(ModelRequest, Next<ModelAnswer<ModelWords>>)
  /// What an outside model reads in a text or a picture.
  case facts(FactsQuestion, Next<ModelAnswer<ModelFacts>>)
  /// A question to the person; the answer is nil where no line came.
  case line(question: Text, Next<String?>)
}

/// The outcome of asking an outside model.
package enum ModelAnswer<Content: Hashable & Sendable>: Hashable, Sendable {
  case said(Content)
  /// There is no model, or its daily share is used up.
  case notAsked
  /// It gave no usable answer. The person has been told.
  case failed(ModelError)
}

/// What a model has read.
package struct ModelFacts: Hashable, Sendable {
  /// An object in the requested form. It is a model's word, and no more.
  package let facts: JSONValue
  /// The file in which the picture that the model was shown is kept.
  package let picture: String?

  package init(_ facts: JSONValue, picture: String? = nil) {
    self.facts = facts
    self.picture = picture
  }
}

/// What a model has written.
package struct ModelWords: Hashable, Sendable {
  /// The model's text, unchecked.
  package let text: String
  /// The model's name for people: "openai:gpt-5.4-mini".
  package let author: String

  package init(text: String, author: String) {
    self.text = text
    self.author = author
  }
}

internal import EmbeddedMessages
internal import Messages

/// An environment variable that larder reads, for the manual page.
package struct EnvironmentVariable: Hashable {
  package let name: String
  let summary: String

  /// In the order of the manual page, with related variables together.
  package static let all = [
    EnvironmentVariable(name: "LARDER_HOME", summary: "where the data is"),
    EnvironmentVariable(name: "LARDER_MODEL", summary: "the language model, as with --model"),
    EnvironmentVariable(
      name: "OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY, LARDER_API_KEY",
      summary: "keys of model providers; the last one is for any other"),
    EnvironmentVariable(
      name: "OPENAI_BASE_URL, ANTHROPIC_BASE_URL, GEMINI_BASE_URL", summary: "where the models’ servers are"),
    EnvironmentVariable(
      name: "LARDER_MAX_CALLS", summary: "the most requests to models within an hour, as with --max-calls"),
    EnvironmentVariable(
      name: "LARDER_DAILY_TOKENS", summary: "the most tokens a day, after which larder answers without a model"),
    EnvironmentVariable(
      name: "LARDER_PASSPHRASE_FILE", summary: "a file of your own with the passphrase of sealed data, for scripts"),
    EnvironmentVariable(name: "LARDER_CONTACT", summary: "your address, which Open Food Facts is told"),
    EnvironmentVariable(
      name: "LARDER_OFF_URL", summary: "another server of Open Food Facts; with none, nobody is asked"),
    EnvironmentVariable(
      name: "XDG_DATA_HOME, XDG_STATE_HOME, XDG_CONFIG_HOME", summary: "the folders of what is kept; see FILES"),
    EnvironmentVariable(name: "NO_COLOR", summary: "no colour"),
    EnvironmentVariable(name: "TZ", summary: "the time zone, where --zone names none"),
  ]
}

package import LanguageModels
package import Services
package import Store

/// What went wrong, by where.
package enum Trouble: Hashable, Sendable {
  case tool(ToolError)
  case model(ModelError)
  case store(StoreError)
}

internal import EmbeddedMessages
package import Messages

/// All options of the command line; the help is generated from them.
package enum OptionName: String, CaseIterable {
  case home, profile, model
  case baseURL = "base-url"
  case noLocal = "no-local"
  case prompts
  case maxCalls = "max-calls"
  case effort
  case answerTokens = "answer-tokens"
  case context, suite, runs, least, spend
  case trace, online, log, yes
  case dryRun = "dry-run"
  case json, csv, schema, shape, record, ingredients, week, html, country, mapping, eaten, replace, kilograms, pounds
  case allDays = "all-days"
  case once
  case leaveOut = "leave-out"
  case slot, confirm, keyring
  case noColor = "no-color"
  case plain, language, now, zone, seed, accept, help, version

  /// The placeholder of its value, such as "DIR"; nil for a switch.
  package var value: String? {
    switch self {
    case .home: "DIR"
    case .model: "MODEL"
    case .baseURL: "URL"
    case .prompts: "DIR"
    case .maxCalls, .answerTokens, .context, .runs, .spend: "N"
    case .suite: "SUITE"
    case .least: "PERCENT"
    case .effort: "LEVEL"
    case .profile: "NAME"
    case .now: "INSTANT"
    case .zone: "ID"
    case .language: "CODE"
    case .seed: "N"
    case .record, .html, .mapping: "FILE"
    case .week: "WEEK"
    case .shape: "NAME"
    case .slot: "MEAL"
    case .confirm: "WHERE"
    case .country: "CODE"
    case .noLocal, .trace, .online, .log, .yes, .dryRun, .json, .csv, .schema, .noColor, .plain, .ingredients, .eaten,
      .replace, .kilograms, .pounds, .allDays, .once, .leaveOut, .keyring, .accept, .help, .version:
      nil
    }
  }

  /// What the option does, in one line of the help.
  package var summary: Text {
    switch self {
    case .home: .optionHome
    case .model: .optionModel
    case .baseURL: .optionBaseUrl
    case .noLocal: .optionNoLocal
    case .prompts: .optionPrompts
    case .maxCalls: .optionMaxCalls
    case .effort: .optionEffort
    case .answerTokens: .optionAnswerTokens
    case .context: .optionContext
    case .suite: .optionSuite
    case .runs: .optionRuns
    case .least: .optionLeast
    case .spend: .optionSpend
    case .online: .optionOnline
    case .log: .optionLog
    case .trace: .optionTrace
    case .profile: .optionProfile
    case .now: .optionNow
    case .zone: .optionZone
    case .language: .optionLanguage
    case .seed: .optionSeed
    case .yes: .optionYes
    case .dryRun: .optionDryRun
    case .json: .optionJson
    case .csv: .optionCsv
    case .schema: .optionSchema
    case .shape: .optionShape
    case .record: .optionRecord
    case .noColor: .optionNoColor
    case .plain: .optionPlain
    case .ingredients: .optionIngredients
    case .week: .optionWeek
    case .country: .optionCountry
    case .mapping: .optionMapping
    case .eaten: .optionEaten
    case .replace: .optionReplace
    case .kilograms: .optionKilograms
    case .pounds: .optionPounds
    case .allDays: .optionAllDays
    case .leaveOut: .optionLeaveOut
    case .once: .optionOnce
    case .slot: .optionSlot
    case .confirm: .optionConfirm
    case .keyring: .optionKeyring
    case .html: .optionHtml
    case .accept: .optionAccept
    case .help: .optionHelp
    case .version: .optionVersion
    }
  }
}

/// All commands of the command line.
package enum CommandWord: String, CaseIterable {
  case say, show, report, understand, read, `import`, health, export, backup, journal, apply, replay, bench, key,
    models,
    doctor,
    repair, forget, lock, unlock, sync, reminders, remind, mcp, completion, man, help

  /// How the command is written, with its arguments: `"export [FILE|-]"`.
  package var usage: String {
    switch self {
    case .say: "say WORDS…"
    case .show: "show [SPAN] [DATE]"
    case .report: "report [SPAN] [again]"
    case .understand: "understand"
    case .read: "read FILE…"
    case .import: "import FILE…|openfoodfacts|usda [PART]"
    case .health: "health watch DIR|FILE"
    case .export: "export [FILE|-]"
    case .backup: "backup [FILE]"
    case .journal: "journal [FROM..TO]"
    case .apply: "apply FILE"
    case .replay: "replay FILE|DIR…"
    case .bench: "bench [FILE|DIR…]"
    case .key: "key set|list|delete [PROVIDER]"
    case .models: "models [PROVIDER]"
    case .doctor: "doctor"
    case .repair: "repair [FILE]"
    case .forget: "forget NAME|everything"
    case .lock: "lock"
    case .unlock: "unlock"
    case .sync: "sync [start|join|invite|status|name|undo|remove|leave] [PLACE|NAME] [WORDS…]"
    case .reminders: "reminders [on|off|REMINDER] [on|off|HH:MM]"
    case .remind: "remind [REMINDER]"
    case .mcp: "mcp"
    case .completion: "completion bash|zsh|fish"
    case .man: "man"
    case .help: "help [tools]"
    }
  }

  /// What the command does, in one line of the help.
  package var summary: Text {
    switch self {
    case .say: .programSay
    case .show: .programShow
    case .report: .programReport
    case .understand: .programUnderstand
    case .read: .programRead
    case .import: .programImport
    case .health: .programHealth
    case .export: .programExport
    case .backup: .programBackup
    case .journal: .programJournal
    case .apply: .programApply
    case .replay: .programReplay
    case .bench: .programBench
    case .key: .programKey
    case .models: .programModels
    case .doctor: .programDoctor
    case .repair: .programRepair
    case .forget: .programForget
    case .lock: .programLock
    case .unlock: .programUnlock
    case .sync: .programSync
    case .reminders: .programReminders
    case .remind: .programRemind
    case .mcp: .programMcp
    case .completion: .programCompletion
    case .man: .programMan
    case .help: .programHelp
    }
  }
}

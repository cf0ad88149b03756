internal import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
package import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services

extension SessionEvent {
  /// The event as other programs read it; `EventConsole` lists the keys. Nil where another event says the same.
  package var facts: JSONValue? {
    switch self {
    case .model(let provider, let reply): reply.facts(provider: provider)
    case .proposal(let proposal): proposal.facts
    case .saved(let note): note.facts
    case .declined(let proposal): ["event": "declined", "id": .string(proposal.id.uuidString)]
    case .draft(let proposal, let sentence):
      ["event": "draft", "id": .string(proposal.id.uuidString), "sentence": .string(sentence.english)]
    case .card(let card, let facts): ["event": "card", "title": .string(card.title.english), "facts": facts]
    case .overview(let overview, let facts):
      ["event": "card", "title": .string(overview.title.english), "facts": facts]
    case .text(let text): ["event": "text", "text": .string(text.english)]
    case .speech(let text, let model): ["event": "text", "text": .string(text), "model": .string(model)]
    case .speaking, .thinking, .modelFailed, .outside, .progress, .waiting, .language: nil
    case .notice(let text): ["event": "notice", "text": .string(text.english)]
    case .error(let failure):
      failure.facts
    case .usage(let usage): usage.facts.adding("event", "usage")
    }
  }
}

extension SessionError {
  fileprivate var facts: JSONValue {
    let facts: JSONValue = [
      "event": "error", "sentence": .string(sentence.english), "exit": .number(Decimal(exit.rawValue)),
    ]
    return reason.map { facts.adding("reason", .string($0)) } ?? facts
  }
}

extension ModelReply {
  fileprivate func facts(provider: String) -> JSONValue {
    [
      "event": "model", "provider": .string(provider), "text": .string(text),
      "calls": .array(calls.map { ["tool": .string($0.tool), "arguments": $0.arguments] }),
      "stop": .string(stop.rawValue), "usage": usage.facts,
    ]
  }
}

extension Usage {
  fileprivate var facts: JSONValue {
    ["input": .number(Decimal(input)), "output": .number(Decimal(output)), "cached": .number(Decimal(cached))]
  }
}

extension Proposal {
  fileprivate var facts: JSONValue {
    let facts: JSONValue = [
      "event": "proposal", "id": .string(id.uuidString), "tool": .string(request.tool),
      "title": .string(card.title.english),
      "summary": .string(summary.english), "items": .array(card.rows.map(\.facts)),
      "notes": .array(card.notes.map { .string($0.english) }), "question": question.facts,
    ]
    return card.said.map { facts.adding("said", .string($0)) } ?? facts
  }
}

extension Proposal.Question {
  fileprivate var facts: JSONValue {
    switch self {
    case .yesOrNo: "yes"
    case .count(let count): .number(Decimal(count))
    }
  }
}

extension Card.Row {
  fileprivate var facts: JSONValue {
    [
      "number": number.map { .number(Decimal($0)) } ?? .null, "cells": .array(cells.map { .string($0.text.english) }),
      "emphasis": .string(emphasis.rawValue),
    ]
  }
}

extension SavedNote {
  fileprivate var facts: JSONValue {
    [
      "event": "saved", "sequence": .number(Decimal(sequence)), "sentence": .string(sentence.english),
      "kcal": energy.map { .number($0.decimal) } ?? .null, "days": .array(days.map { .string($0.description) }),
    ]
  }
}

extension JSONValue {
  fileprivate func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    var object = self
    object[key] = value
    return object
  }
}

extension WireCall {
  /// The calls' ids; missing and duplicate ones are replaced.
  static func identifiers(of calls: [WireCall]) -> [String] {
    var taken: Set<String> = []
    return calls.enumerated().map { index, call in
      var id = call.id ?? ""
      if id.isEmpty { id = "call_\(index + 1)" }
      while !taken.insert(id).inserted { id += "_\(index + 1)" }
      return id
    }
  }
}

extension Rule {
  static let aliasNotProtocol = Rule(
    name: "alias-not-protocol",
    ids: ["CPDI-81"],
    summary: "Dependencies are gathered in an alias, not in a new protocol.",
    why: """
      A protocol is a requirement of its own: a value that has all the parts does not conform to it \
      until a conformance is declared. An alias asks for the parts and nothing else.
      """,
    bad: gathered,
    good: gathered.replacing(
      "protocol ScreenDependencies: LoggingDependency, TrackingDependency {}",
      with: "typealias ScreenDependencies = LoggingDependency & TrackingDependency")
  ) { judgement in
    judgement.index.protocols.compactMap { type in
      let gathered = type.parts.filter { judgement.index.isDependency($0, from: type.scope) }
      let onlyGathers =
        type.members.isEmpty && gathered.count > 1 && gathered.count == type.parts.count
      guard !gathered.isEmpty, type.name.hasSuffix("Dependencies") || onlyGathers else {
        return nil
      }
      let parts = type.parts.map { $0.path.joined(separator: ".") }.joined(separator: " & ")
      return Finding(
        type.place,
        "the protocol '\(type.name)' gathers dependencies; write 'typealias \(type.name) = \(parts)'."
      )
    }
  }
}

// MARK: - Examples

private let gathered = Example(
  "protocol ScreenDependencies: LoggingDependency, TrackingDependency {}",
  Example.type(
    "Screen", appearing: "dependencies.logger.log(\"appeared\")",
    "dependencies.tracker.track(\"appeared\")"))

extension Rule {
  static let aliasFirst = Rule(
    name: "alias-first",
    ids: ["CPDI-15"],
    summary: "An alias stands before what takes it.",
    why: """
      Whoever opens the file reads first what the type needs, then what it does.
      """,
    bad: Example(
      """
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func appear() { dependencies.logger.log("appeared") }
      }

      typealias ScreenDependencies = LoggingDependency
      """),
    good: Example(
      """
      typealias ScreenDependencies = LoggingDependency

      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func appear() { dependencies.logger.log("appeared") }
      }
      """)
  ) { judgement in
    judgement.components.flatMap { component -> [Finding] in
      let owner = component.declared
      let own = [component.alias] + (component.external.map { [$0] } ?? [])
      return own.compactMap { alias in
        guard alias.place.file == owner.place.file, alias.offset > component.offset,
          component.type.map({ type in
            judgement.index.constraints(of: type).contains { $0.alias.place == alias.place }
          }) ?? true
        else { return nil }
        return Finding(
          alias.place, "alias-first",
          "'\(alias.name)' stands after '\(owner.name)'; move it before.")
      }
    }
  }
}

extension Component {
  var offset: Int {
    switch holder {
    case .type(let type): type.offset
    case .function(let function): function.offset
    }
  }
}

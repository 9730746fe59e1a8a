extension Rule {
  static let noAssociatedDependencies = Rule(
    name: "no-associated-dependencies",
    ids: ["CPDI-85"],
    summary: "A protocol has no associated type 'Dependencies'.",
    why: """
      It makes every conforming type depend on how the protocol's extension works, and two such \
      protocols on one type conflict. Write a type that gets the dependencies instead.
      """,
    bad: Example(
      """
      typealias ReportingDependencies = LoggingDependency

      protocol Reporting {
        associatedtype Dependencies: ReportingDependencies
        var dependencies: Dependencies { get }
      }

      extension Reporting {
        func report(_ event: String) { dependencies.logger.log(event) }
      }
      """),
    good: Example(
      """
      typealias ReporterDependencies = LoggingDependency

      struct Reporter<Dependencies: ReporterDependencies> {
        let dependencies: Dependencies
        func report(_ event: String) { dependencies.logger.log(event) }
      }
      """)
  ) { judgement in
    judgement.index.protocols.flatMap { type in
      type.constraints.filter { constraint in
        constraint.parameter == "Dependencies" && type.members.contains(constraint.parameter)
          && judgement.index.isDependency(constraint.bound, from: type.scope)
      }.prefix(1).map { constraint in
        Finding(
          type.place,
          "the protocol '\(type.name)' has an associated type 'Dependencies'; make a type "
            + "that gets its dependencies, and have it injected.")
      }
    }
  }
}

extension Rule {
  static let noAssociatedDependencies = Rule(
    name: "no-associated-dependencies",
    ids: ["CPDI-85"],
    summary: "A protocol has no associated type 'Dependencies'.",
    why: """
      It forces on every adopter how the protocol's extension is made, and two such protocols on one \
      type contradict each other. What needs dependencies is a type that gets them.
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

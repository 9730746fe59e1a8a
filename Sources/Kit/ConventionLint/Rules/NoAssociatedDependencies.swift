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
    judgement.index.protocols.filter { type in
      type.members.contains("Dependencies")
        && (type.constraints.contains {
          $0.parameter == "Dependencies" && judgement.index.isDependency($0.bound, from: type.scope)
        }
          || judgement.components.contains { component in
            judgement.index.bases(of: component.declared).contains { base in
              judgement.index.type(base.reference, from: base.scope)?.place == type.place
            }
          })
    }.map { type in
      Finding(
        type.place,
        "the protocol '\(type.name)' has an associated type 'Dependencies'; make a type "
          + "that gets its dependencies, and have it injected.")
    }
  }
}

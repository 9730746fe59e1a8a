extension Rule {
  static let noExistential = Rule(
    name: "no-existential",
    ids: ["CPDI-04", "CPDI-103", "CPDI-E21"],
    summary: "Dependencies are taken generically, not as 'any'.",
    why: """
      As soon as one dependency has an associated type, such as a view that another feature vends, \
      'any' no longer compiles, neither here nor in the callers above.
      """,
    bad: thunk,
    good: thunk.replacing(
      "any", with: "some")
  ) { judgement in
    let index = judgement.index
    let globals = index.files.map { (variables: $0.globals, scope: [String]()) }
    let others = index.declared.map { (variables: $0.variables, scope: $0.inside) }
    return (globals + others).flatMap { variables, scope in
      variables.filter { $0.specifier != "some" }.compactMap { variable in
        index.aliases(in: variable, from: scope).first.map { alias in
          Finding(
            variable.type[0].place,
            "'\(alias.name)' is taken as an existential; take 'some \(alias.name)', or a generic "
              + "parameter 'Dependencies: \(alias.name)'.")
        }
      }
    }
  }
}

// MARK: - Examples

private let thunk = Example(
  """
  typealias ThunkDependencies = LoggingDependency

  func thunk(dependencies: any ThunkDependencies) {
    dependencies.logger.log("called")
  }
  """)

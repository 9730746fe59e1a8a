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
    judgement.index.files.flatMap(\.globals).compactMap { judgement.existential($0, from: []) }
      + judgement.index.declared.flatMap { declared in
        declared.variables.compactMap { judgement.existential($0, from: declared.inside) }
      }
  }
}

extension Judgement {
  fileprivate func existential(_ variable: Variable, from scope: [String]) -> Finding? {
    guard variable.specifier != "some",
      let alias = index.aliases(in: variable, from: scope).first
    else { return nil }
    return Finding(
      variable.type[0].place,
      "'\(alias.name)' is taken as an existential; take 'some \(alias.name)', or a generic parameter "
        + "'Dependencies: \(alias.name)'.")
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

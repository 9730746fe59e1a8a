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
    func all(_ variables: [Variable], in scope: [String]) -> [(key: [String], Finding)] {
      variables.compactMap { variable in
        if variable.specifier == "some" { return nil }
        let alias = index.aliases(in: variable, from: scope).first
        let isComposed =
          variable.isCalledDependencies && variable.type.count > 1
          && variable.type.allSatisfy { index.isLeaf($0, from: scope) }
        guard alias != nil || isComposed else { return nil }
        let name = alias?.title ?? variable.type.map(\.name).joined(separator: " & ")
        let instead =
          variable.isProperty
          ? "give its type a generic parameter 'Dependencies: \(name)'"
          : "take 'some \(name)', or a generic parameter 'Dependencies: \(name)'"
        let place = variable.type[0].place
        let finding = Finding(place, "'\(name)' is taken as an existential; \(instead).")
        return ([place.file, name] + (scope.isEmpty ? ["\(place)"] : scope), finding)
      }
    }
    let found =
      index.files.flatMap { all($0.globals, in: []) }
      + index.declared.flatMap { all($0.variables, in: $0.inside) }
    // One for each type and alias, at the first place.
    return Dictionary(found) { $1.place.isAfter($0.place) ? $0 : $1 }.values.map(\.self)
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

extension Rule {
  static let noExistential = Rule(
    name: "no-existential",
    ids: ["CPDI-04", "CPDI-103", "CPDI-E21"],
    summary: "Dependencies are taken generically, not as 'any'.",
    why: """
      As soon as one dependency has an associated type, such as a view that another feature vends, \
      'any' does not compile any more, here and then in each caller above.
      """,
    bad: Example(
      """
      typealias ThunkDependencies = LoggingDependency

      func thunk(dependencies: any ThunkDependencies) {
        dependencies.logger.log("called")
      }
      """),
    good: Example(
      """
      typealias ThunkDependencies = LoggingDependency

      func thunk(dependencies: some ThunkDependencies) {
        dependencies.logger.log("called")
      }
      """)
  ) { judgement in
    judgement.index.files.flatMap { file -> [Finding] in
      let properties =
        file.globals.map { (property: $0, scope: [String]()) }
        + file.types.flatMap { type in type.properties.map { (property: $0, scope: type.path) } }
      let held = properties.compactMap { property, scope in
        judgement.existential(property.type, from: scope, at: property.typePlace)
      }
      let taken = file.functions.flatMap { function in
        function.parameters.compactMap { parameter in
          judgement.existential(parameter.type, from: function.scope, at: parameter.typePlace)
        }
      }
      return held + taken
    }
  }
}

extension Judgement {
  fileprivate func existential(
    _ text: TypeText?, from scope: [String], at place: Place
  ) -> Finding? {
    guard let text, text.specifier != "some",
      let alias = index.aliases(in: text, from: scope, at: place).first
    else { return nil }
    return Finding(
      place, "no-existential",
      "'\(alias.name)' is taken as an existential; take 'some \(alias.name)', or a generic parameter "
        + "'Dependencies: \(alias.name)'.")
  }
}

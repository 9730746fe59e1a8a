extension Rule {
  static let dependenciesFirst = Rule(
    name: "dependencies-first",
    ids: ["CPDI-19"],
    summary: "'dependencies' comes first in declarations, and so in calls.",
    why: """
      It is then in the same place in every call, and a reader can skip it. The compiler enforces \
      only the order of the declaration: in a memberwise initializer, the order of the properties.
      """,
    bad: late,
    good: late.replacing(
      "init(title: String, dependencies: Dependencies)",
      with: "init(dependencies: Dependencies, title: String)"
    ).replacing(
      "Screen(title: \"Cart\", dependencies: dependencies)",
      with: "Screen(dependencies: dependencies, title: \"Cart\")")
  ) { judgement in
    judgement.index.types.compactMap(judgement.lateProperty)
      + judgement.index.functions.compactMap(judgement.lateParameter)
  }
}

extension Judgement {
  fileprivate func lateParameter(of function: Fact) -> Finding? {
    guard let parameter = function.variables.first(where: \.isCalledDependencies),
      let first = function.variables.first, !first.isCalledDependencies,
      parameter.type.count == 1
    else { return nil }
    let (type, scope) = (parameter.type[0], function.scope)
    guard
      index.spliced(type.name) != nil || isDependencies(type, inTypeAt: scope)
        || !index.aliases(ofParameter: type, in: function.constraints, from: scope).isEmpty
    else { return nil }
    return Finding(
      parameter.place, "'dependencies' comes after '\(first.name)'; make it the first parameter.")
  }

  /// Whether a name in a type means dependencies: an alias, as in `some` or `any`, or a generic
  /// parameter of the type that an alias constrains.
  private func isDependencies(_ reference: Reference, inTypeAt path: [String]) -> Bool {
    if index.alias(reference, from: path) != nil { return true }
    guard let name = path.last,
      let type = index.type(
        Reference(path: [name], place: reference.place), from: Array(path.dropLast()))
    else { return false }
    return !index.aliases(ofParameter: reference, in: type.constraints, from: type.scope).isEmpty
  }

  /// The memberwise initializer has the order of the properties.
  fileprivate func lateProperty(of type: Fact) -> Finding? {
    guard type.kind == .struct, index.initializers(of: type).isEmpty,
      let property = type.dependencies.first, property.isStored, property.type.count == 1,
      isDependencies(property.type[0], inTypeAt: type.path),
      let earlier = type.variables.first(where: { $0.isRequired || $0.name == property.name }),
      earlier.name != property.name
    else { return nil }
    return Finding(
      property.place,
      "'dependencies' comes after '\(earlier.name)', also in the memberwise initializer; make it "
        + "the first property.")
  }
}

// MARK: - Examples

private let late = Example(
  """
  typealias ScreenDependencies = LoggingDependency

  struct Screen<Dependencies: ScreenDependencies> {
    let dependencies: Dependencies
    let title: String

    init(title: String, dependencies: Dependencies) {
      self.dependencies = dependencies
      self.title = title
    }

    func appear() { dependencies.logger.log(title) }
  }

  func preview(_ dependencies: some ScreenDependencies) {
    Screen(title: "Cart", dependencies: dependencies).appear()
  }
  """)

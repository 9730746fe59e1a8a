extension Rule {
  static let dependenciesFirst = Rule(
    name: "dependencies-first",
    ids: ["CPDI-19"],
    isStyle: true,
    summary: "Put 'dependencies' first in declarations, and so in calls.",
    why: """
      It is then in the same place in every call, and a reader can skip it. The compiler enforces \
      only the order of the declaration: in a memberwise initializer, the order of the properties.
      """,
    bad: Example.screen.replacing("  let dep", with: "  let title: String\n  let dep"),
    good: Example.screen.replacing(
      "let dependencies: Dependencies", with: "let dependencies: Dependencies\n  let title: String")
  ) { analysis in
    analysis.index.types.compactMap(analysis.lateProperty)
      + analysis.index.functions.compactMap(analysis.lateParameter)
  }

  static let noExistential = Rule(
    name: "no-existential",
    ids: ["CPDI-04", "CPDI-103", "CPDI-E21"],
    isStyle: true,
    summary: "Take dependencies as a generic parameter or as 'some', not as 'any'.",
    why: """
      A value of type 'any ScreenDependencies' can be handed on, and its members can be called. But no \
      generic type can be made from it: 'Screen(dependencies: dependencies)' does not compile where \
      Screen has a generic parameter, and the type of a view that another feature vends is lost.
      """,
    bad: thunk,
    good: thunk.replacing(
      "any", with: "some")
  ) { analysis in
    let index = analysis.index
    return index.declared.filter { $0.kind != .protocol }.compactMap { consumer -> Finding? in
      consumer.variables.lazy.compactMap { variable -> Finding? in
        guard variable.specifier != "some", !variable.isProperty || variable.isStored,
          let reference = variable.type.first, !consumer.generics.contains(reference.name)
        else { return nil }
        let alias = index.alias(reference, from: consumer.inside)
        // A type can't be generic over an alias in itself.
        if let alias, !alias.scope.isEmpty, index.isNested(alias) || alias.scope == consumer.inside
        {
          return nil
        }
        guard let name = alias?.name else { return nil }
        let instead =
          variable.isProperty
          ? "give its type a generic parameter 'Dependencies: \(name)'"
          : "take 'some \(name)', or a generic parameter 'Dependencies: \(name)'"
        return Finding(
          reference.place, "'any \(name)' loses the concrete type; \(instead).")
      }.first
    }
  }

  static let noAssociatedDependencies = Rule(
    name: "no-associated-dependencies",
    ids: ["CPDI-85"],
    isStyle: true,
    summary: "Don't give a protocol an associated type 'Dependencies'.",
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
  ) { analysis in
    analysis.index.protocols.filter { type in
      type.constraints.contains {
        $0.parameter == "Dependencies" && analysis.index.isDependency($0.bound, from: type.scope)
      }
    }.map { type in
      Finding(
        type.place,
        "the protocol '\(type.name)' has an associated type 'Dependencies'; replace it "
          + "with a type that takes the dependencies in its initializer.")
    }
  }
}

extension Analysis {
  fileprivate func lateParameter(of function: Symbol) -> Finding? {
    guard let parameter = function.variables.first(where: index.isDependencies),
      let first = function.variables.first, !index.isDependencies(first),
      index.composition(of: parameter, in: function)?.aliases.isEmpty == false
    else { return nil }
    return Finding(
      parameter.place,
      "'\(parameter.name)' comes after '\(first.name)'; make it the first parameter.")
  }

  /// The memberwise initializer has the order of the properties.
  fileprivate func lateProperty(of type: Symbol) -> Finding? {
    guard type.kind == .struct, index.initializers(of: type).isEmpty,
      let property = index.dependencies(of: type).first, property.isStored,
      index.composition(of: property, in: type)?.aliases.isEmpty == false,
      let earlier = type.variables.first(where: { $0.isRequired || $0.name == property.name }),
      earlier.name != property.name
    else { return nil }
    return Finding(
      property.place,
      "'\(property.name)' comes after '\(earlier.name)' in the memberwise initializer; make it "
        + "the first property.")
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

extension Rule {
  static let dependenciesFirst = Rule(
    name: "dependencies-first",
    ids: ["CPDI-19"],
    summary: "'dependencies' comes first, in declarations and in calls.",
    why: """
      At every call it is at the same place, and the eye goes past it to what is special there. \
      The compiler only keeps to the order of the declaration: without an initialiser that is the \
      order of the properties.
      """,
    bad: Example(
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
      """),
    good: Example(
      """
      typealias ScreenDependencies = LoggingDependency

      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        let title: String

        init(dependencies: Dependencies, title: String) {
          self.dependencies = dependencies
          self.title = title
        }

        func appear() { dependencies.logger.log(title) }
      }

      func preview(_ dependencies: some ScreenDependencies) {
        Screen(dependencies: dependencies, title: "Cart").appear()
      }
      """)
  ) { judgement in
    judgement.index.files.flatMap { file in
      file.types.compactMap(judgement.lateProperty)
        + file.functions.compactMap(judgement.lateParameter)
        + judgement.lateArguments(in: file)
    }
  }
}

extension Judgement {
  fileprivate func lateParameter(of function: FunctionFact) -> Finding? {
    guard
      let number = function.parameters.firstIndex(where: {
        $0.name == "dependencies" || $0.label == "dependencies"
      }), number > 0
    else { return nil }
    let parameter = function.parameters[number]
    guard isDependencies(parameter.type, of: function, at: parameter.typePlace) else { return nil }
    return Finding(
      parameter.place, "dependencies-first",
      "'dependencies' comes after '\(function.parameters[0].name)'; make it the first parameter.")
  }

  /// Whether a type is generic over an alias, an alias as `some` or `any`, or a splice.
  private func isDependencies(_ text: TypeText?, of function: FunctionFact, at place: Place) -> Bool
  {
    guard let text, text.parts.count == 1, let path = text.parts.first else { return false }
    if path.last.flatMap(index.spliced) != nil { return true }
    if index.alias(path, from: function.scope, in: place) != nil { return true }
    let generic = function.constraints.contains { constraint in
      [constraint.parameter] == path && index.alias(constraint.bound, from: function.scope) != nil
    }
    return generic || isParameter(path, ofTypeAt: function.scope, in: place)
  }

  /// Whether a path is the generic parameter, bound by an alias, of a type around.
  private func isParameter(_ path: [String], ofTypeAt scope: [String], in place: Place) -> Bool {
    guard let name = scope.last,
      let type = index.type([name], from: Array(scope.dropLast()), in: place)
    else { return false }
    return type.constraints.contains { constraint in
      [constraint.parameter] == path && index.alias(constraint.bound, from: type.scope) != nil
    }
  }

  /// The memberwise initialiser has the order of the properties.
  fileprivate func lateProperty(of type: TypeFact) -> Finding? {
    guard type.kind == .struct, index.initializers(of: type).isEmpty,
      let number = type.properties.firstIndex(where: { $0.name == "dependencies" })
    else { return nil }
    let property = type.properties[number]
    guard property.isStored, property.type.map({ $0.parts.count == 1 }) == true,
      let path = property.type?.parts.first,
      isParameter(path, ofTypeAt: type.path, in: type.place)
        || index.alias(path, from: type.path, in: property.typePlace) != nil,
      let earlier = type.properties[..<number].first(where: \.isRequired)
    else { return nil }
    return Finding(
      property.place, "dependencies-first",
      "'dependencies' stands after '\(earlier.name)', and so it does in the initialiser; make it the "
        + "first property.")
  }

  fileprivate func lateArguments(in file: FileFacts) -> [Finding] {
    let inTypes = file.types.flatMap { type in
      type.bodies.flatMap(\.calls).map { (call: $0, scope: type.path) }
    }
    let inFunctions = file.functions.flatMap { function in
      function.body.calls.map { (call: $0, scope: function.scope) }
    }
    let inScript = file.script.calls.map { (call: $0, scope: [String]()) }
    return (inTypes + inFunctions + inScript).compactMap { call, scope in
      guard !call.isFirst, call.label == "dependencies", takesAlias(call, from: scope) else {
        return nil
      }
      return Finding(
        call.labelPlace, "dependencies-first",
        "'dependencies' comes late in the call of '\(call.callee[call.callee.count - 1])'; make it the "
          + "first argument.")
    }
  }

  /// Whether what is called is known to take an alias.
  private func takesAlias(_ call: CallFact, from scope: [String]) -> Bool {
    guard let name = call.callee.last, call.callee[0] != "." else { return false }
    if name.first?.isUppercase == true {
      guard let type = index.type(call.callee, from: scope, in: call.place) else { return false }
      return component(at: type.path, in: index.module(of: type.place)) != nil
    }
    let found = index.functions(named: name).filter { function in
      function.parameters.contains { $0.label == "dependencies" }
        && index.module(of: function.place) == index.module(of: call.place)
    }
    return !found.isEmpty && found.allSatisfy { !index.constraints(of: $0).isEmpty }
  }
}

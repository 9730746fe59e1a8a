extension Rule {
  static let aliasName = Rule(
    name: "alias-name",
    ids: ["CPDI-16", "CPDI-97"],
    summary: "An alias is named after its type: the exact name, then 'Dependencies'.",
    why: """
      Who creates a type looks for its alias by name. An alias named after the feature, or after \
      what the type is for, is not found, and nobody can tell whose it is.
      """,
    bad: checkout,
    good: checkout.replacing(
      "CheckoutDependencies", with: "CheckoutScreenDependencies")
  ) { judgement in
    judgement.strayAliases.compactMap { stray in
      guard !stray.alias.stem.hasSuffix("Feature"), stray.isInFile, let type = stray.onlyType else {
        return nil
      }
      return Note(
        stray.alias.place,
        "'\(stray.alias.name)' is the alias of '\(type.name)'; name it '\(type.name)Dependencies'.")
    }
  }
}

/// An alias that is named after nothing there is.
struct StrayAlias {
  let alias: Alias
  let types: [TypeFact]
  let functions: [FunctionFact]

  /// The type that takes it, where nothing else does.
  var onlyType: TypeFact? { types.count == 1 && functions.isEmpty ? types[0] : nil }

  /// The function in a type that takes it, where nothing else does.
  var onlyHelper: FunctionFact? {
    guard types.isEmpty, functions.count == 1, !functions[0].scope.isEmpty,
      functions[0].scope != alias.scope
    else { return nil }
    return functions[0]
  }

  /// Whether it stands in the file of all who take it.
  var isInFile: Bool {
    types.allSatisfy { $0.place.file == alias.place.file }
      && functions.allSatisfy { $0.place.file == alias.place.file }
  }
}

extension Judgement {
  /// The aliases without an owner, each with those who take it.
  var strayAliases: [StrayAlias] {
    let strays = aliases.filter { !index.hasOwner($0) }
    guard !strays.isEmpty else { return [] }
    var types: [Place: [TypeFact]] = [:]
    var functions: [Place: [FunctionFact]] = [:]
    for file in index.files {
      for type in file.types where type.kind != .extension && type.kind != .protocol {
        for alias in takenAliases(of: type) { types[alias, default: []].append(type) }
      }
      for function in file.functions where function.name != "init" {
        guard function.dependencies != nil else { continue }
        for alias in Set(index.aliases(of: function).map(\.place)) {
          functions[alias, default: []].append(function)
        }
      }
    }
    return strays.map { alias in
      StrayAlias(
        alias: alias, types: types[alias.place] ?? [], functions: functions[alias.place] ?? [])
    }
  }

  private func takenAliases(of type: TypeFact) -> Set<Place> {
    let held = type.dependencies.flatMap { index.aliases(in: $0, from: type.path) }
    return Set((index.constraints(of: type).map(\.alias) + held).map(\.place))
  }
}

// MARK: - Examples

private let checkout = Example(
  """
  typealias CheckoutDependencies = LoggingDependency

  struct CheckoutScreen<Dependencies: CheckoutDependencies> {
    let dependencies: Dependencies
    func appear() { dependencies.logger.log("appeared") }
  }
  """)

extension Rule {
  static let forwardHelper = Rule(
    name: "forward-helper",
    ids: ["CPDI-80", "CPDI-84"],
    isStyle: true,
    summary: "Name the alias of a function 'Type_functionDependencies', and add it to the alias of "
      + "each caller.",
    why: """
      A function that takes dependencies in each call is like a child: it has an alias of its own, \
      named after it, and its needs may change without its callers. It is better to write a type \
      that gets the dependencies once, in its initializer, and has the function.
      """,
    bad: helper,
    good: helper.replacing(
      "ScreenDependencies = LoggingDependency",
      with: "ScreenDependencies = LoggingDependency & Theme_applyDependencies")
  ) { $0.forwardFindings(for: .helper, "calls") + $0.misnamedHelpers }
}

extension Analysis {
  /// Findings about aliases that only one method takes but aren't named after it.
  fileprivate var misnamedHelpers: [Finding] {
    strayAliases.values.compactMap { stray in
      guard let function = stray.onlyConsumer, function.kind.isFunction,
        let type = function.scope.last, function.scope != stray.alias.scope
      else { return nil }
      let name = index.vocabulary.alias(of: "\(type)_\(function.name)")
      return Finding(
        stray.alias.place,
        "'\(stray.alias.name)' is the alias of the function '\(function.name)' of '\(type)'; rename it "
          + "to '\(name)'.")
    }
  }
}

// MARK: - Examples

private let helper = Example(
  """
  typealias Theme_applyDependencies = LoggingDependency

  enum Theme {
    static func apply(dependencies: some Theme_applyDependencies) {
      dependencies.logger.log("theme")
    }
  }
  """,
  Example.type(
    "Screen", taking: "LoggingDependency", appearing: "dependencies.logger.log(\"screen\")",
    "Theme.apply(dependencies: dependencies)"))

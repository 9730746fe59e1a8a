extension Rule {
  static let forwardChild = Rule(
    name: "forward-child",
    ids: ["CPDI-20", "CPDI-22", "CPDI-93"],
    summary: "A type that creates a child lists the child's alias.",
    why: """
      When the needs of the child change, the alias of its parent then changes with them. Leaves \
      copied from the child stay when the child drops them.
      """,
    bad: child,
    good: child.replacing(
      "ScreenDependencies = LoggingDependency",
      with: "ScreenDependencies = LoggingDependency & ImageDependencies")
  ) { judgement in
    judgement.missingForwards(of: .child, "creates")
  }

  static let forwardSuper = Rule(
    name: "forward-super",
    ids: ["CPDI-25"],
    summary: "A class lists the alias of its superclass.",
    why: """
      The initializer of the superclass gets the same dependencies, and its needs may change.
      """,
    bad: superclass,
    good: superclass.replacing(
      "ScreenDependencies = ", with: "ScreenDependencies = BaseDependencies & ")
  ) { judgement in
    judgement.missingForwards(of: .superclass, "inherits from")
  }

  static let forwardHelper = Rule(
    name: "forward-helper",
    ids: ["CPDI-80", "CPDI-84"],
    summary: "A function that takes dependencies has an alias 'Type_functionDependencies', and its "
      + "callers list it.",
    why: """
      A function that takes dependencies in each call is like a child: it has an alias of its own, \
      named after it, and its needs may change without its callers. It is better to write a type \
      that gets the dependencies once, in its initializer, and has the function.
      """,
    bad: helper,
    good: helper.replacing(
      "ScreenDependencies = LoggingDependency",
      with: "ScreenDependencies = LoggingDependency & Theme_applyDependencies")
  ) { judgement in
    judgement.missingForwards(of: .helper, "calls") + judgement.misnamedHelpers
  }
}

extension Judgement {
  /// The aliases that components do not forward.
  ///
  /// - Parameter verb: such as "creates", for the sentence of the finding.
  fileprivate func missingForwards(of kind: Component.Need.Kind, _ verb: String) -> [Finding] {
    missingForwards.filter { $0.need.kind == kind }.map { forward in
      let (need, alias) = (forward.need, forward.alias)
      return Finding(
        need.place,
        "'\(forward.component)' \(verb) '\(need.name)' and does not forward its alias; add '"
          + "\(need.alias.title)' to '\(alias.title)'.",
        fix: forward.fix)
    }
  }

  /// The aliases that only one method takes and that are not named after it.
  fileprivate var misnamedHelpers: [Finding] {
    strayAliases.values.compactMap { stray in
      guard stray.isInFile, let function = stray.onlyTaker, function.kind.isFunction,
        let type = function.scope.last, function.scope != stray.alias.scope
      else { return nil }
      return Finding(
        stray.alias.place,
        "'\(stray.alias.title)' is the alias of the function '\(function.name)' of '\(type)'; name it '"
          + "\(type)_\(function.name)Dependencies'.")
    }
  }
}

// MARK: - Examples

private let child = Example(
  Example.image,
  Example.type(
    "Screen", taking: "LoggingDependency", appearing: "dependencies.logger.log(\"screen\")",
    "Image(dependencies: dependencies).appear()"))

private let superclass = Example(
  """
  typealias BaseDependencies = TrackingDependency

  class Base<Dependencies: BaseDependencies> {
    let dependencies: Dependencies

    init(dependencies: Dependencies) {
      self.dependencies = dependencies
      dependencies.tracker.track("made")
    }
  }

  typealias ScreenDependencies = LoggingDependency & TrackingDependency

  final class Screen<Dependencies: ScreenDependencies>: Base<Dependencies> {
    func appear() {
      dependencies.logger.log("appeared")
      dependencies.tracker.track("appeared")
    }
  }
  """)

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

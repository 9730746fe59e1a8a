extension Rule {
  static let forwardChild = Rule(
    name: "forward-child",
    ids: ["CPDI-20", "CPDI-22", "CPDI-93"],
    summary: "A type that creates a child lists the child's alias.",
    why: """
      Then a child that needs something else changes the alias of its parent by itself. Leaves that \
      are copied from the child stay behind when the child drops them.
      """,
    bad: child,
    good: child.replacing(
      "ScreenDependencies = LoggingDependency",
      with: "ScreenDependencies = LoggingDependency & ImageDependencies")
  ) { judgement in
    judgement.missingForwards(of: [.child, .splice], "creates")
  }

  static let forwardSuper = Rule(
    name: "forward-super",
    ids: ["CPDI-25"],
    summary: "A class lists the alias of its superclass.",
    why: """
      The initialiser of the superclass gets the same dependencies. What it needs is its own matter, \
      and may change.
      """,
    bad: superclass,
    good: superclass.replacing(
      "ScreenDependencies = ", with: "ScreenDependencies = BaseDependencies & ")
  ) { judgement in
    judgement.missingForwards(of: [.superclass], "inherits from")
  }

  static let forwardHelper = Rule(
    name: "forward-helper",
    ids: ["CPDI-80", "CPDI-83", "CPDI-84"],
    summary: "A function that takes dependencies has an alias 'Type_functionDependencies', and its "
      + "callers list it.",
    why: """
      Better is a type that gets the dependencies once, in its initialiser, and has the function. A \
      function that takes them at each call is like a child: its alias is its own, by its name, and \
      what it needs may change without its callers.
      """,
    bad: helper,
    good: helper.replacing(
      "ScreenDependencies = LoggingDependency",
      with: "ScreenDependencies = LoggingDependency & Theme_applyDependencies")
  ) { judgement in
    judgement.missingForwards(of: [.helper], "calls") + judgement.misnamedHelpers
  }
}

extension Judgement {
  /// What components give their dependencies to without listing its alias, the first time of each.
  ///
  /// - Parameter verb: what a component does with it.
  fileprivate func missingForwards(of kinds: Set<Component.Need.Kind>, _ verb: String) -> [Finding]
  {
    components.filter(\.isCertain).flatMap { component -> [Finding] in
      var seen: Set<Place> = []
      return component.needs.compactMap { need in
        guard kinds.contains(need.kind),
          let alias = need.isExternal ? component.external : component.alias,
          !component.owns(need.alias),
          seen.insert(need.alias.place).inserted,
          need.kind != .helper || isHelper(need.alias),
          !index.forwards(alias, need.alias),
          // A public alias cannot list one that is not.
          need.alias.isPublic || !alias.isPublic
        else { return nil }
        return Finding(
          need.place,
          "'\(component.name)' \(verb) '\(need.name)' and does not forward its alias; add '"
            + "\(need.alias.name)' to '\(alias.name)'.")
      }
    }
  }

  /// Whether an alias is named after a function, and not after a type that a function makes.
  private func isHelper(_ alias: Fact) -> Bool { !index.ownerFunctions(of: alias).isEmpty }

  /// The aliases that only a function in a type takes, under another name than its own.
  fileprivate var misnamedHelpers: [Finding] {
    strayAliases.compactMap { stray in
      guard stray.isInFile, let function = stray.onlyHelper, let type = function.scope.last else {
        return nil
      }
      return Finding(
        stray.alias.place,
        "'\(stray.alias.name)' is the alias of the function '\(function.name)' of '\(type)'; name it '"
          + "\(type)_\(function.name)Dependencies'.")
    }
  }
}

// MARK: - Examples

private let child = Example(
  Example.image, Example.screenAlias,
  Example.type(
    "Screen", appearing: "dependencies.logger.log(\"screen\")",
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
  Example.screenAlias,
  Example.type(
    "Screen", appearing: "dependencies.logger.log(\"screen\")",
    "Theme.apply(dependencies: dependencies)"))

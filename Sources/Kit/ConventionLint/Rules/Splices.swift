extension Rule {
  static let foreignSplice = Rule(
    name: "foreign-splice",
    ids: ["CPDI-105", "CPDI-107"],
    isStyle: true,
    summary: "Declare a splice in the file of the type in its name, and use it only for that type.",
    why: """
      A spliced dependency lives as long as its screen. A type that uses the splice of another \
      screen creates that screen's objects again, or keeps them alive.
      """,
    bad: Example(
      spliced("Deals"), Example.type("Deals", appearing: "dependencies.logger.log(\"deals\")"),
      screen(on: "Deals")),
    good: Example(spliced("Screen"), screen(on: "Screen"))
  ) { analysis in
    analysis.index.types.compactMap(analysis.foreignSplice)
      + analysis.index.types.compactMap(analysis.splicedElsewhere)
  }
}

extension Analysis {
  /// A finding about a property `dependencies` whose type is another type's splice.
  fileprivate func foreignSplice(of type: Symbol) -> Finding? {
    index.dependencies(of: type).lazy.compactMap(\.type.first).compactMap { splice in
      guard let stem = index.spliced(splice.name), stem != type.name, splice.name != type.name,
        index.type(splice, from: type.path) != nil
      else { return nil }
      return Finding(
        splice.place,
        "'\(type.name)' uses the splice of '\(stem)'; declare its own '\(index.splice(of: type.name))'."
      )
    }.first
  }

  /// A finding about a splice that isn't in the file of its type.
  fileprivate func splicedElsewhere(_ type: Symbol) -> Finding? {
    guard type.kind != .extension, let stem = index.spliced(type.name),
      let owner = index.types(at: type.scope + [stem], with: type.place).first,
      feature(of: owner) != nil, owner.place.file != type.place.file,
      !index.isAmbiguous(owner), !index.isAmbiguous(type)
    else { return nil }
    return Finding(
      type.place,
      "'\(type.name)' isn't in the file of '\(stem)'; move it to \(owner.place.fileName).")
  }

}

// MARK: - Examples

/// The aliases of a type, and its splice.
private func spliced(_ name: String) -> String {
  """
  typealias \(name)Dependencies = LoggingDependency
  typealias \(name)ExternalDependencies = LoggingDependency

  struct Spliced\(name)Dependencies<External: \(name)ExternalDependencies>: \(name)Dependencies {
    let externalDependencies: External
    var logger: any Logging { externalDependencies.logger }
  }
  """
}

private func screen(on splice: String) -> String {
  """
  struct Screen<External: \(splice)ExternalDependencies> {
    let dependencies: Spliced\(splice)Dependencies<External>
    func appear() { dependencies.logger.log("screen") }
  }
  """
}

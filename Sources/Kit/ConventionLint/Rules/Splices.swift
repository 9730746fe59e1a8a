extension Rule {
  static let foreignSplice = Rule(
    name: "foreign-splice",
    ids: ["CPDI-105", "CPDI-107"],
    isStyle: true,
    summary: "A splice serves the type it is named after, in the file of that type.",
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
      + analysis.index.declared.flatMap { symbol in
        symbol.body.handOns.compactMap { analysis.givenSplice($0, from: symbol.inside) }
      }
      + analysis.index.files.flatMap { file in
        file.script.handOns.compactMap { analysis.givenSplice($0, from: []) }
      }
  }
}

extension Analysis {
  /// A property `dependencies` whose type is the splice of another type.
  fileprivate func foreignSplice(of type: Symbol) -> Finding? {
    index.dependencies(of: type).lazy.compactMap(\.type.first).compactMap { splice in
      guard let stem = index.spliced(splice.name), stem != type.name, splice.name != type.name,
        index.type(splice, from: type.path) != nil
      else { return nil }
      return Finding(
        splice.place,
        "'\(type.name)' is built on the splice of '\(stem)'; declare '\(index.splice(of: type.name))'."
      )
    }.first
  }

  /// A splice that is not in the file of its type.
  fileprivate func splicedElsewhere(_ type: Symbol) -> Finding? {
    guard type.kind != .extension, let stem = index.spliced(type.name),
      let owner = feature(at: type.scope + [stem], as: type.place), !owner.isAmbiguous,
      owner.declared.place.file != type.place.file,
      index.types(named: type.name).filter({ index.areTogether($0.place, type.place) }).count == 1
    else { return nil }
    return Finding(
      type.place,
      "'\(type.name)' is not in the file of '\(stem)'; declare it in "
        + "\(owner.declared.place.fileName).")
  }

  /// A call that passes the splice of another type to a feature.
  fileprivate func givenSplice(_ handOn: HandOn, from scope: [String]) -> Finding? {
    guard case .made(let name) = handOn.value, case .call(let path, _) = handOn.target,
      handOn.label == "dependencies", let child = path.last,
      let stem = index.spliced(name), child != stem,
      let type = index.type(Reference(path: path, place: handOn.place), from: scope),
      let feature = feature(of: type), !feature.isAmbiguous,
      index.types(named: name).contains(where: { index.areTogether($0.place, handOn.place) })
    else { return nil }
    return Finding(
      handOn.place,
      "'\(child)' is given the splice of '\(stem)'; declare '\(index.splice(of: child))'.")
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

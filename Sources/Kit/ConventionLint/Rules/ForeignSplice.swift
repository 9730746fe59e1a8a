extension Rule {
  static let foreignSplice = Rule(
    name: "foreign-splice",
    ids: ["CPDI-105", "CPDI-107"],
    summary: "A splice serves the type it is named after, in the file of that type.",
    why: """
      A spliced dependency lives as long as its screen. A type that uses the splice of another \
      screen creates that screen's objects again, or keeps them alive.
      """,
    bad: Example(
      spliced("Deals"), Example.type("Deals", appearing: "dependencies.logger.log(\"deals\")"),
      screen(on: "Deals")),
    good: Example(spliced("Screen"), screen(on: "Screen"))
  ) { judgement in
    judgement.index.types.compactMap(judgement.foreignSplice)
      + judgement.index.types.compactMap(judgement.splicedElsewhere)
      + judgement.index.files.flatMap { file in
        file.bodies.flatMap { body, scope in
          body.calls.compactMap { judgement.givenSplice($0, from: scope) }
        }
      }
  }
}

extension Judgement {
  /// A property `dependencies` whose type is the splice of another type.
  fileprivate func foreignSplice(of type: Fact) -> Finding? {
    type.dependencies.lazy.compactMap(\.type.first).compactMap { splice in
      guard let stem = index.spliced(splice.name), stem != type.name, splice.name != type.name,
        index.type(splice, from: type.path) != nil
      else { return nil }
      return Finding(
        splice.place,
        "'\(type.name)' is built on the splice of '\(stem)'; declare 'Spliced\(type.name)Dependencies'."
      )
    }.first
  }

  /// A splice that is not in the file of its type.
  fileprivate func splicedElsewhere(_ type: Fact) -> Finding? {
    guard type.kind != .extension, let stem = index.spliced(type.name),
      let owner = component(at: type.scope + [stem], as: type.place),
      !owner.isAmbiguous, owner.declared.place.file != type.place.file,
      index.types(named: type.name).filter({ index.areTogether($0.place, type.place) }).count == 1
    else { return nil }
    return Finding(
      type.place,
      "'\(type.name)' is not in the file of '\(stem)'; declare it in "
        + "\(owner.declared.place.fileName).")
  }

  /// A call that passes the splice of another type to a component.
  fileprivate func givenSplice(_ call: CallFact, from scope: [String]) -> Finding? {
    let child = call.callee.name
    guard case .made(let name) = call.value, call.label == "dependencies",
      let stem = index.spliced(name), child != stem,
      let type = index.type(call.callee, from: scope),
      let component = component(of: type), !component.isAmbiguous,
      index.types(named: name).contains(where: { index.areTogether($0.place, call.callee.place) })
    else { return nil }
    return Finding(
      call.placeOfLabel,
      "'\(child)' is given the splice of '\(stem)'; declare 'Spliced\(child)Dependencies'.")
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

extension Rule {
  static let foreignSplice = Rule(
    name: "foreign-splice",
    ids: ["CPDI-105", "CPDI-107"],
    summary: "A splice serves the type it is named after, in the file of that type.",
    why: """
      What is spliced in lives as long as its screen. Who builds on the splice of another screen \
      makes that screen's objects again, or keeps them alive.
      """,
    bad: Example(
      """
      typealias DealsDependencies = LoggingDependency
      typealias DealsExternalDependencies = LoggingDependency

      struct SplicedDealsDependencies<External: DealsExternalDependencies>: DealsDependencies {
        let externalDependencies: External
        var logger: any Logging { externalDependencies.logger }
      }

      struct Deals<Dependencies: DealsDependencies> {
        let dependencies: Dependencies
        func appear() { dependencies.logger.log("deals") }
      }

      struct Screen<External: DealsExternalDependencies> {
        let dependencies: SplicedDealsDependencies<External>
        func appear() { dependencies.logger.log("screen") }
      }
      """),
    good: Example(
      """
      typealias ScreenDependencies = LoggingDependency
      typealias ScreenExternalDependencies = LoggingDependency

      struct SplicedScreenDependencies<External: ScreenExternalDependencies>: ScreenDependencies {
        let externalDependencies: External
        var logger: any Logging { externalDependencies.logger }
      }

      struct Screen<External: ScreenExternalDependencies> {
        let dependencies: SplicedScreenDependencies<External>
        func appear() { dependencies.logger.log("screen") }
      }
      """)
  ) { judgement in
    judgement.index.files.flatMap { file in
      file.types.compactMap(judgement.foreignSplice)
        + file.types.compactMap(judgement.splicedElsewhere)
        + judgement.givenSplices(in: file)
    }
  }
}

extension Judgement {
  /// A property `dependencies` of somebody else's splice.
  fileprivate func foreignSplice(of type: TypeFact) -> Finding? {
    for property in type.properties where property.name == "dependencies" {
      guard let path = property.type?.parts.first, let name = path.last,
        let stem = index.spliced(name), stem != type.name, type.name != name,
        index.type(path, from: type.path, in: property.typePlace) != nil
      else { continue }
      return Finding(
        property.typePlace, "foreign-splice",
        "'\(type.name)' is built on the splice of '\(stem)'; declare 'Spliced\(type.name)Dependencies'."
      )
    }
    return nil
  }

  /// A splice that stands in another file than its type.
  fileprivate func splicedElsewhere(_ type: TypeFact) -> Finding? {
    let module = index.module(of: type.place)
    guard type.kind != .extension, let stem = index.spliced(type.name),
      let owner = component(at: type.scope + [stem], in: module),
      !owner.isAmbiguous, owner.declared.place.file != type.place.file,
      index.types(named: type.name).filter({ index.module(of: $0.place) == module }).count == 1
    else { return nil }
    return Finding(
      type.place, "foreign-splice",
      "'\(type.name)' stands apart from '\(stem)'; declare it in \(fileName(owner.declared.place.file))."
    )
  }

  /// Another's splice that is given to a component.
  fileprivate func givenSplices(in file: FileFacts) -> [Finding] {
    let bodies =
      file.types.flatMap { type in type.bodies.map { ($0, type.path) } }
      + file.functions.map { ($0.body, $0.scope) } + [(file.script, [])]
    return bodies.flatMap { body, scope in
      body.calls.compactMap { call in
        guard case .splice(let name) = call.value, call.label == "dependencies",
          let stem = index.spliced(name), let child = call.callee.last, child != stem,
          let type = index.type(call.callee, from: scope, in: call.place), type.name == child,
          let component = component(at: type.path, in: index.module(of: type.place)),
          !component.isAmbiguous,
          index.types(named: name).contains(where: {
            index.module(of: $0.place) == index.module(of: call.place)
          })
        else { return nil }
        return Finding(
          call.labelPlace, "foreign-splice",
          "'\(child)' is given the splice of '\(stem)'; declare 'Spliced\(child)Dependencies'.")
      }
    }
  }
}

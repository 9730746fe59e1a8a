extension Rule {
  static let aliasName = Rule(
    name: "alias-name",
    ids: ["CPDI-16", "CPDI-97"],
    isStyle: true,
    summary: "Name an alias after its type: the exact name, then 'Dependencies'.",
    why: """
      A reader looks for an alias by the name of its type. An alias named after the feature or the \
      purpose of the type is not found, and does not tell which type it belongs to.
      """,
    bad: checkout.replacing("CheckoutScreenDependencies", with: "CheckoutDependencies"),
    good: checkout
  ) { analysis in
    analysis.strayAliases.values.compactMap { stray in
      guard !analysis.index.isFeature(stray.alias), let type = stray.onlyConsumer, type.kind.isType
      else { return nil }
      return Finding(
        stray.alias.place,
        "'\(stray.alias.name)' is the alias of '\(type.name)'; rename it to "
          + "'\(analysis.index.vocabulary.alias(of: type.name))'.")
    }
  }

  static let aliasLocation = Rule(
    name: "alias-location",
    ids: ["CPDI-15", "CPDI-98"],
    isStyle: true,
    summary: "Declare an alias in the file of its type.",
    why: """
      The alias lists what the type uses, so both change together. An alias in a file of its own \
      is forgotten, and then the type asks for more than it uses.
      """,
    bad: Example(files: [
      ("ScreenDependencies.swift", Example.screenAlias), ("Screen.swift", Example.screenType),
    ]),
    good: .screen
  ) { analysis in
    let index = analysis.index
    return analysis.features.compactMap { feature in
      let (alias, owner) = (feature.alias, feature.declared)
      // An initializer in the alias's file may be the only one that takes it.
      let isTaken = feature.type.map { type in
        index.isConstrained(type, by: alias) || !index.dependencies(of: type).isEmpty
      }
      guard alias.place.file != owner.place.file, isTaken ?? true,
        alias.scope == owner.scope || feature.type == nil || index.isNested(alias),
        !index.isAmbiguous(owner), owner.kind != .protocol, !index.isFeature(alias)
      else { return nil }
      return Finding(
        alias.place,
        "'\(index.title(of: alias))' isn't in the file of '\(owner.name)'; move it to "
          + "\(owner.place.fileName), above '\(owner.name)'.")
    }
  }

  static let aliasFirst = Rule(
    name: "alias-first",
    ids: ["CPDI-15"],
    isStyle: true,
    summary: "Declare an alias above the declaration that uses it.",
    why: """
      A reader of the file first sees what the type needs, then what it does.
      """,
    bad: Example(Example.screenType, Example.screenAlias),
    good: .screen
  ) { analysis in
    analysis.features.flatMap { feature in
      let (index, owner) = (analysis.index, feature.declared)
      return feature.aliases.filter { alias in
        alias.place.file == owner.place.file && alias.place.isAfter(owner.place)
          && !index.isNested(alias)
          && feature.type.map { index.isConstrained($0, by: alias) } ?? true
      }.map {
        Finding($0.place, "'\($0.name)' is below '\(owner.name)', which uses it; move it up.")
      }
    }
  }

  static let aliasNotProtocol = Rule(
    name: "alias-not-protocol",
    ids: ["CPDI-81"],
    isStyle: true,
    summary: "Combine dependencies in a typealias, not in a new protocol.",
    why: """
      A protocol is a requirement of its own: a value that has all the parts does not conform to it \
      until a conformance is declared. An alias asks for the parts and nothing else.
      """,
    bad: gathered,
    good: gathered.replacing(
      "protocol ScreenDependencies: LoggingDependency, TrackingDependency {}",
      with: "typealias ScreenDependencies = LoggingDependency & TrackingDependency")
  ) { analysis in
    analysis.index.protocols.compactMap { type in
      let gathered = type.parts.filter { analysis.index.isDependency($0, from: type.scope) }
      let onlyGathers =
        type.members.isEmpty && gathered.count > 1 && gathered.count == type.parts.count
      guard !gathered.isEmpty, analysis.index.vocabulary.isAlias(type.name) || onlyGathers else {
        return nil
      }
      let parts = type.parts.map { $0.path.joined(separator: ".") }.joined(separator: " & ")
      return Finding(
        type.place,
        "the protocol '\(type.name)' only combines dependencies; replace it with "
          + "'typealias \(type.name) = \(parts)'."
      )
    }
  }

  static let ownAlias = Rule(
    name: "own-alias",
    ids: ["CPDI-20", "CPDI-90", "CPDI-91"],
    isStyle: true,
    summary: "Give a type its own alias, not the alias of another type.",
    why: """
      With a borrowed alias a type can use what it does not need, callers must provide what \
      nothing uses, and the aliases no longer tell which type uses what.
      """,
    bad: Example(deals, screen.replacing("ScreenDependencies", with: "DealsDependencies")),
    good: Example(deals, Example.alias("Screen", "TrackingDependency"), screen)
  ) { analysis in
    let strays = analysis.strayAliases
    return analysis.index.types.compactMap { analysis.borrowed(by: $0, strays: strays) }
  }
}

/// An alias whose name matches no type or function, with the declarations that take it.
struct StrayAlias {
  let alias: Symbol
  var consumers: [Symbol] = []

  /// The declaration in its file that takes it, if nothing else does.
  var onlyConsumer: Symbol? {
    consumers.count == 1 && consumers[0].place.file == alias.place.file ? consumers[0] : nil
  }
}

extension Analysis {
  /// The aliases without an owner, by their places.
  var strayAliases: [Place: StrayAlias] {
    var strays: [Place: StrayAlias] = [:]
    for alias in index.aliases where !index.isNested(alias) && index.owners(of: alias).isEmpty {
      strays[alias.place] = StrayAlias(alias: alias)
    }
    for consumer in units.all.compactMap(\.consumer) where consumer.kind != .protocol {
      for alias in index.given(consumer).aliases { strays[alias.place]?.consumers.append(consumer) }
    }
    return strays
  }

  fileprivate func borrowed(by type: Symbol, strays: [Place: StrayAlias]) -> Finding? {
    let splice = index.spliced(type.name)
    guard type.kind.isType, type.kind != .protocol,
      // A type that conforms to an alias or a leaf wraps what it takes.
      splice != nil || !type.parts.contains(where: { index.isDependency($0, from: type.scope) })
    else { return nil }
    let name = splice ?? type.name
    let variables = ([type] + index.initializers(of: type)).flatMap { consumer in
      index.dependencies(of: consumer).flatMap(\.type).compactMap { reference in
        consumer.generics.contains(reference.name)
          ? nil : index.alias(reference, from: consumer.inside).map { ($0, reference.place) }
      }
    }
    let taken = index.constraints(of: type) + variables
    if taken.contains(where: { index.stems(of: $0.alias).contains(name) }) { return nil }
    // A type that takes an alias only for the splice of another type is reported by another rule.
    let isSpliced = index.dependencies(of: type).contains {
      $0.type.first.flatMap { index.spliced($0.name) } != nil
    }
    for (alias, place) in taken where !isSpliced || !index.isExternal(alias) {
      // This is the type's own alias with another name, which a factory's public alias may have.
      let stray = strays[alias.place]
      if let stray, stray.consumers.count(where: \.kind.isType) == 1,
        stray.onlyConsumer != nil || index.isFeature(alias)
      {
        continue
      }
      let whose =
        stray == nil
        ? "the alias of '\(owner(of: alias)?.name ?? index.stem(of: alias))'"
        : "which isn't named after it"
      return Finding(
        place,
        "'\(type.name)' takes '\(alias.name)', \(whose); declare '\(index.vocabulary.alias(of: name))' "
          + "with what '\(type.name)' itself uses.")
    }
    return nil
  }
}

// MARK: - Examples

private let checkout = Example(
  Example.alias("CheckoutScreen", "LoggingDependency"),
  Example.type("CheckoutScreen", appearing: "dependencies.logger.log(\"appeared\")"))

private let gathered = Example(
  "protocol ScreenDependencies: LoggingDependency, TrackingDependency {}",
  Example.type(
    "Screen", appearing: "dependencies.logger.log(\"appeared\")",
    "dependencies.tracker.track(\"appeared\")"))

private let deals = Example.type(
  "Deals", taking: "LoggingDependency & TrackingDependency",
  appearing: "dependencies.logger.log(\"deals\")", "dependencies.tracker.track(\"deals\")")
private let screen = Example.type("Screen", appearing: "dependencies.tracker.track(\"screen\")")

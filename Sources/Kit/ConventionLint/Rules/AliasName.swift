extension Rule {
  static let aliasName = Rule(
    name: "alias-name",
    ids: ["CPDI-16", "CPDI-97"],
    summary: "An alias is named after its type: the exact name, then 'Dependencies'.",
    why: """
      A reader looks for an alias by the name of its type. An alias named after the feature or the \
      purpose of the type is not found, and does not tell which type it belongs to.
      """,
    bad: checkout.replacing("CheckoutScreenDependencies", with: "CheckoutDependencies"),
    good: checkout
  ) { judgement in
    judgement.strayAliases.values.compactMap { stray in
      guard !stray.alias.stem.hasSuffix("Feature"), stray.isInFile,
        let type = stray.onlyTaker, type.kind.isType
      else { return nil }
      return Finding(
        stray.alias.place,
        "'\(stray.alias.name)' is the alias of '\(type.name)'; name it '\(type.name)Dependencies'.")
    }
  }
}

/// An alias whose name matches no type or function, with the declarations that take it.
struct StrayAlias {
  let alias: Fact
  var takers: [Fact] = []

  /// The declaration that takes it, if nothing else does.
  var onlyTaker: Fact? { takers.count == 1 ? takers[0] : nil }

  /// Whether it is in the same file as everything that takes it.
  var isInFile: Bool { takers.allSatisfy { $0.place.file == alias.place.file } }
}

extension Judgement {
  /// The aliases without an owner, by their places.
  var strayAliases: [Place: StrayAlias] {
    let aliases = index.aliases.filter {
      $0.name != "Dependencies" && index.owners(of: $0).isEmpty
    }
    guard !aliases.isEmpty else { return [:] }
    var strays = Dictionary(
      uniqueKeysWithValues: aliases.map { ($0.place, StrayAlias(alias: $0)) })
    for taker in index.declared {
      let isTaker =
        taker.kind.isFunction
        ? taker.kind != .initializer && !taker.dependencies.isEmpty
        : taker.kind.isType && taker.kind != .protocol
      guard isTaker else { continue }
      for alias in Set(index.aliases(of: taker).map(\.place)) {
        strays[alias]?.takers.append(taker)
      }
    }
    return strays
  }
}

// MARK: - Examples

private let checkout = Example(
  Example.alias("CheckoutScreen", "LoggingDependency"),
  Example.type("CheckoutScreen", appearing: "dependencies.logger.log(\"appeared\")"))

import ConventionLint
import TestSupport
import Testing

@Suite("`cpdi-lint`: the rules")
struct RulesTests {
  /// All findings in each bad example.
  private static let found = [
    "alias-name": ["Screen.swift:1:11: alias-name"],
    "alias-location": ["ScreenDependencies.swift:1:11: alias-location"],
    "alias-first": ["Screen.swift:6:11: alias-first"],
    "dependencies-first": ["Screen.swift:5:7: dependencies-first"],
    "no-existential": ["Screen.swift:3:30: no-existential"],
    "alias-not-protocol": ["Screen.swift:1:10: alias-not-protocol"],
    "no-associated-dependencies": ["Screen.swift:3:10: no-associated-dependencies"],
    "forward-child": ["Screen.swift:15:5: forward-child"],
    "forward-super": ["Screen.swift:11:55: forward-super"],
    "forward-helper": ["Screen.swift:16:5: forward-helper"],
    "own-alias": ["Screen.swift:12:29: own-alias"],
    "unused-leaf": ["Screen.swift:2:5: unused-leaf"],
    "stale-forward": ["Screen.swift:9:5: stale-forward"],
    "public-alias": ["Screen.swift:1:18: public-alias"],
    "foreign-splice": ["Screen.swift:15:21: foreign-splice"],
  ]

  @Test("A rule reports its bad example and accepts its good one", arguments: Rule.all)
  func badIsFoundAndGoodIsNot(rule: Rule) throws {
    let expected = try #require(Self.found[rule.name])
    try #require(findings(in: rule.bad.files) == expected)
    try #require(findings(in: rule.good.files) == [])
    try #require(result(on: rule.good.files).notes.isEmpty)
    for id in rule.ids { proved(id) }
  }

  @Test(
    "`forward-helper` requires an alias named after its type and function", .proves("CPDI-80"))
  func misnamedHelper() {
    func theme(_ alias: String) -> String {
      """
      typealias \(alias) = LoggingDependency

      enum Theme {
        static func apply(dependencies: some \(alias)) { dependencies.logger.log("theme") }
      }
      """
    }
    let found = result(on: [("Theme.swift", theme("StylingDependencies"))]).findings
    #expect(
      found.map(\.description) == [
        "Theme.swift:1:11: forward-helper: 'StylingDependencies' is the alias of the function "
          + "'apply' of 'Theme'; rename it to 'Theme_applyDependencies'."
      ])
    #expect(findings(in: [("Theme.swift", theme("Theme_applyDependencies"))]) == [])
  }

  @Test("`foreign-splice` reports a splice outside the file of its type", .proves("CPDI-107"))
  func spliceElsewhere() throws {
    let rule = try #require(Rule.all.first { $0.name == "foreign-splice" })
    var screen = rule.good.files[0].text
    let splice = try #require(screen.firstMatch(of: #/struct Spliced(?s:.*)(?=struct Screen)/#))
      .range
    let files = [("Splice.swift", "\(screen[splice])")]
    screen.removeSubrange(splice)
    let found = result(on: files + [("Screen.swift", screen)]).findings
    #expect(
      found.map(\.description) == [
        "Splice.swift:1:8: foreign-splice: 'SplicedScreenDependencies' isn't in the file of 'Screen'; "
          + "move it to Screen.swift."
      ])
  }
}

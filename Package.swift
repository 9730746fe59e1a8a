// swift-tools-version: 6.2
// This manifest is a table with a line for each chapter, support module and tool. The package
// depends on nothing outside the toolchain.
import PackageDescription

let features = [
  Module("ServerAPI"),
  Module("Login"),
  Module("Items"),
  Module("Friends"),
]

/// A core that any feature can use. No composition root combines it with other modules.
let cores = [
  Module("ItemsCore")
]

/// A feature with one public entry point. Chapter 23 uses it.
let product = [
  Module("ProductDetail", uses: ["TextUI"], tested: ["TextUI"])
]

let chapters = [
  Chapter(1, "StableAndVolatile", exercises: ["SortAndInject"], tested: ["Playground"]),
  Chapter(2, "InjectionWays", more: false, exercises: ["ThreeWaysIn"], tested: ["Playground"]),
  Chapter(3, "SingletonStages", exercises: ["BypassedInjection"], tested: ["Playground"]),
  Chapter(4, "ModuleStages", packages: "Shapes", exercises: ["TurnTheArrow"]),
  Chapter(
    5, "Adapters", uses: features.map(\.name), exercises: ["WireTheModules"],
    tested: ["Friends", "Items", "Login", "Playground", "ServerAPI", "SwiftOutline"]),
  Chapter(
    6, "CompositionRoot", uses: features.map(\.name), packages: "Navigation",
    exercises: ["FromSingletonToRoot"],
    tested: ["Items", "Login", "Playground", "ServerAPI", "SwiftOutline"]),
  Chapter(
    7, "Lifestyles", exercises: ["RightLifestyle", "LeakThroughAScreen"], tested: ["Playground"]),
  Chapter(
    8, "DesignSmells", exercises: ["NoWorkInInit", "RedFlag", "MiddleMan"],
    tested: ["Playground", "SwiftOutline"]),
  Chapter(9, "Decorators", exercises: ["MainQueue"], tested: ["Playground"]),
  Chapter(10, "CQSCache", exercises: ["OneAnswer", "DamagedFile"], tested: ["Playground"]),
  Chapter(
    11, "CrossCuttingEvents", exercises: ["LateListener"], tested: ["Playground", "SwiftOutline"]),
  Chapter(
    12, "FunctionalCore", uses: ["ItemsCore"], exercises: ["TwoModels"],
    tested: ["ItemsCore", "Playground", "SwiftOutline"]),
  Chapter(
    13, "DependencyRejection", uses: ["ItemsCore"], exercises: ["RejectTheDependency"],
    tested: ["ItemsCore", "Playground", "SwiftOutline"]),
  Chapter(
    14, "Deps1", uses: ["Numbers"], exercises: ["UseAndReplace"], tested: ["Numbers", "Playground"]),
  Chapter(
    15, "Deps2", uses: ["Numbers"], more: false, exercises: ["WrongObject"],
    tested: ["Numbers", "Playground"]),
  Chapter(
    16, "Deps3", uses: ["Numbers"], more: false, exercises: ["CountTheCalls"],
    tested: ["Numbers", "Playground"]),
  Chapter(
    17, "Deps4", uses: ["Numbers"], exercises: ["AddD", "BreakTheKnot"],
    tested: ["Numbers", "Playground"]),
  Chapter(
    18, "ProtocolComposition", exercises: ["FirstAlias"], tested: ["Playground", "SwiftOutline"]),
  Chapter(
    19, "FeatureDependencies", uses: ["TextUI"], exercises: ["VendedView"],
    tested: ["Playground", "SwiftOutline", "TextUI"]),
  Chapter(
    20, "Forwarding", uses: ["TextUI"], exercises: ["FollowTheChild"],
    tested: ["Playground", "TextUI"]),
  Chapter(
    21, "Splicing", uses: ["TextUI"], exercises: ["SpliceAndLetGo", "ForeignSplice"],
    tested: ["Playground", "TextUI"]),
  Chapter(
    22, "SplicingRubric", uses: ["TextUI"], exercises: ["DecideByRubric"],
    tested: ["Playground", "SwiftOutline", "TextUI"]),
  Chapter(
    23, "PublicFeature", uses: ["ProductDetail", "TextUI"], more: false, exercises: ["OneDoor"],
    tested: ["Playground", "ProductDetail", "SwiftOutline", "TextUI"]),
  Chapter(
    24, "Pitfalls", uses: ["TextUI"], exercises: ["OneRootTwoFeatures"],
    tested: ["Playground", "TextUI"]),
  Chapter(
    25, "ScopeLifetimes", uses: ["Scopes"], exercises: ["OneSocket"],
    tested: ["Playground", "Scopes"]),
  Chapter(
    26, "ScopeValues", uses: ["Scopes"], exercises: ["CarryByHand", "ShutTheBackDoor"],
    tested: ["Scopes", "SwiftOutline"]),
  Chapter(
    27, "CarriedRequirements", uses: ["RequirementsCarrier", "Scopes"], packages: "WithPlugin",
    exercises: ["FinishTheGenerator"],
    tested: ["Playground", "RequirementsCarrier", "Scopes", "SwiftOutline"]),
  Chapter(
    28, "PatternCosts", uses: ["Scopes"], packages: "Measured",
    exercises: ["HoistTheLookup", "RepairTheShop"]),
  Chapter(29, "FunctionStructs", exercises: ["OneFunction"], tested: ["Playground"]),
  Chapter(30, "Containers", more: false, exercises: ["LoginContainer"], tested: ["Playground"]),
  Chapter(
    31, "TaskLocalDependencies", more: false, exercises: ["SendItLater"], tested: ["Playground"]),
  Chapter(
    32, "EnvironmentValues", uses: ["TextUI"], more: false, exercises: ["ClockInTheChat"],
    tested: ["Playground", "TextUI"]),
  Chapter(33, "Isolation", exercises: ["OneRefresh"], tested: ["Playground"]),
  Chapter(
    34, "EveryWay", uses: ["Scopes", "TextUI"], packages: "Edits", more: false,
    exercises: ["ChangeTheWay"], tested: ["Playground"]),
]

let support = [
  Module("Playground"),
  Module("Numbers"),
  Module("TextUI"),
  Module("Scopes"),
]

/// What the checks of exercises share. No chapter imports it, and no other package.
let checking = [
  Module("Checking")
]

let tools = [
  Module("SwiftOutline"),
  Module(
    "ToolSupport", tested: ["TestSupport"],
    settings: [.define("_GNU_SOURCE", .when(platforms: [.linux]))]),
  Module(
    "Book", uses: ["SwiftOutline", "ToolSupport"],
    tested: ["ExerciseTestSupport", "SwiftOutline", "TestSupport", "ToolSupport"]),
  Module(
    "ExerciseKit", uses: ["Book", "SwiftOutline", "ToolSupport"],
    tested: ["Book", "ExerciseTestSupport", "SwiftOutline", "TestSupport", "ToolSupport"]),
  Module(
    "WorkshopCommand", uses: ["Book", "ExerciseKit", "ToolSupport"],
    tested: ["Book", "ExerciseKit", "ExerciseTestSupport", "TestSupport", "ToolSupport"]),
  Module("workshop", .executable, uses: ["ToolSupport", "WorkshopCommand"]),
  Module(
    "LabKit", uses: ["Book", "ExerciseKit", "ToolSupport"],
    tested: ["Book", "TestSupport", "ToolSupport"]),
  Module("lab", .executable, uses: ["LabKit", "ToolSupport"]),
  Module(
    "ConventionLint", uses: ["SwiftOutline", "ToolSupport"],
    tested: ["TestSupport", "ToolSupport"], corpus: "Corpus", page: true),
  Module("cpdi-lint", .executable, uses: ["ConventionLint", "ToolSupport"]),
  Module(
    "RequirementsCarrier", uses: ["SwiftOutline", "ToolSupport"],
    tested: ["TestSupport", "ToolSupport"], corpus: "Corpus", page: true),
  Module("carry", .executable, uses: ["RequirementsCarrier", "ToolSupport"]),
]

/// Run carry while a package builds, and cpdi-lint when it is asked for. No target here uses them;
/// chapter 27 has a package with carry, and Scripts/slow/lint makes one with cpdi-lint.
let plugins: [Target] = [
  .plugin(
    name: "CarryPlugin", capability: .buildTool(), dependencies: ["carry"],
    path: "Sources/Tools/CarryPlugin"),
  .plugin(
    name: "LintPlugin",
    capability: .command(
      intent: .custom(
        verb: "lint-dependencies",
        description: "Check the conventions of composed protocol dependency injection")),
    dependencies: ["cpdi-lint"], path: "Sources/Tools/LintPlugin"),
]

/// The empty target lets `swift build --target AllChapters` build every chapter and nothing else.
let whole: [Target] = [
  .target(
    name: "AllChapters", dependencies: chapters.map(\.dependency),
    path: "Sources/Support/AllChapters"),
  .target(
    name: "TestSupport", dependencies: ["Book", "SwiftOutline", "ToolSupport"],
    path: "Tests/TestSupport"),
  .testTarget(
    name: "TestSupportTests", dependencies: ["TestSupport"]),
  .target(
    name: "ExerciseTestSupport",
    dependencies: ["Book", "ExerciseKit", "TestSupport", "ToolSupport"],
    path: "Tests/ExerciseTestSupport"),
]

let rooms: [[Target]] = [
  chapters.flatMap(\.targets),
  (support + checking).flatMap { $0.targets(in: "Sources/Support") },
  (features + cores + product).flatMap { $0.targets(in: "Sources/Features") },
  tools.flatMap { $0.targets(in: "Sources/Tools") },
]

let package = Package(
  name: "DependencyPlayground",
  platforms: [.macOS(.v15)],
  products: (support + features + cores + product).map {
    .library(name: $0.name, targets: [$0.name])
  } + plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
  targets: rooms.flatMap(\.self) + plugins + whole,
  swiftLanguageModes: [.v6]
)

// For `workshop prove`: only what the named test targets need. Tests that ask for the package's
// targets see all, for the variable is set where they are built, and not where they run.
if let tests = Context.environment["TESTS_TO_BUILD"] {
  let all = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var (kept, open): (Set<String>, [String]) = ([], tests.split(separator: ",").map(String.init))
  while let name = open.popLast() {
    guard kept.insert(name).inserted else { continue }
    for case .byNameItem(let name, _) in all[name]?.dependencies ?? [] { open.append(name) }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}

// What a debug build leaves out. The manifest has no names for these settings.
for target in package.targets where target.type != .plugin {
  // To index the toolchain's modules for an editor takes longer than to compile a chapter.
  var flags = ["-index-ignore-system-modules"]
  if target.type == .test {
    // No module imports a module of tests: it is compiled and written in one go, where an
    // incremental build expands every macro twice.
    flags += ["-whole-module-optimization", "-no-emit-module-separately-wmo"]
    flags += ["-disable-batch-mode", "-num-threads", "1"]
  } else if target.path?.hasPrefix("Chapters/") == true {
    // There are more chapters than cores. A batch for each core would read the same imports again.
    flags += ["-driver-batch-count", "1"]
  }
  target.swiftSettings = [.unsafeFlags(flags, .when(configuration: .debug))]
}

/// An executable in `Chapters/NN-Name`, its tests in `Tests/NameTests`, and its exercises. An
/// exercise has the dependencies of its chapter. It is a target because editors need one; no
/// chapter depends on it. `packages` is a folder of packages that are built to be measured, or, in
/// chapter 28, of what was measured.
struct Chapter {
  let number: Int
  let name: String
  let uses: [String]
  let packages: String?
  /// Whether there is a second lesson, `More.md`.
  let more: Bool
  let exercises: [String]
  /// What its tests import besides the chapter and `TestSupport`.
  let tested: [Target.Dependency]

  init(
    _ number: Int, _ name: String, uses: [String] = [], packages: String? = nil,
    more: Bool = true, exercises: [String] = [], tested: [String] = []
  ) {
    (self.number, self.name, self.uses) = (number, name, ["Playground"] + uses)
    (self.packages, self.more, self.exercises) = (packages, more, exercises)
    self.tested = tested.map { .byName(name: $0) }
  }

  var dependency: Target.Dependency { .byName(name: name) }

  var targets: [Target] {
    let modules = uses.map { Target.Dependency.byName(name: $0) }
    let path = "Chapters/\(number < 10 ? "0" : "")\(number)-\(name)"
    return [
      .executableTarget(
        name: name, dependencies: modules, path: path,
        exclude: ["README.md", "Expected.txt", "Experiments", "Refused"]
          + (more ? ["More.md"] : []) + (packages.map { [$0] } ?? [])
          + (exercises.isEmpty ? [] : ["Exercises"])),
      .testTarget(
        name: "\(name)Tests",
        dependencies: [dependency, "TestSupport"] + tested),
    ]
      + exercises.map { exercise in
        .target(
          name: "\(exercise)Exercise", dependencies: modules, path: "\(path)/Exercises/\(exercise)",
          exclude: [
            "Solution.swift", "Checks.swift", "Tasks.md", "Notes.md", "WrongAnswers.md",
          ])
      }
  }
}

/// A module of `Sources`. A library has its tests in `Tests/NameTests`; a command is tested through
/// its library.
struct Module {
  enum Kind { case library, executable }

  let name: String
  let kind: Kind
  let uses: [Target.Dependency]
  /// What its tests import besides the module.
  let tested: [Target.Dependency]
  /// A folder of its tests with files that are read but not compiled.
  let corpus: String?
  /// Whether its folder has a page, `README.md`.
  let page: Bool
  let settings: [CSetting]

  init(
    _ name: String, _ kind: Kind = .library, uses: [String] = [], tested: [String] = [],
    corpus: String? = nil, page: Bool = false, settings: [CSetting] = []
  ) {
    (self.name, self.kind, self.corpus, self.page) = (name, kind, corpus, page)
    self.settings = settings
    self.uses = uses.map { .byName(name: $0) }
    self.tested = tested.map { .byName(name: $0) }
  }

  func targets(in room: String) -> [Target] {
    let path = "\(room)/\(name)"
    guard kind == .library else {
      return [.executableTarget(name: name, dependencies: uses, path: path)]
    }
    return [
      .target(
        name: name, dependencies: uses, path: path, exclude: page ? ["README.md"] : [],
        cSettings: settings),
      .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name)] + tested,
        exclude: corpus.map { [$0] } ?? []),
    ]
  }
}

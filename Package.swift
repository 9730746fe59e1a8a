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
  Module("ProductDetail", uses: ["TextUI"])
]

let chapters = [
  Chapter(1, "StableAndVolatile", exercises: ["SortAndInject"]),
  Chapter(2, "InjectionWays", more: false, exercises: ["ThreeWaysIn"]),
  Chapter(3, "SingletonStages", exercises: ["BypassedInjection"]),
  Chapter(4, "ModuleStages", packages: "Shapes", app: false, exercises: ["TurnTheArrow"]),
  Chapter(
    5, "Adapters", uses: features.map(\.name), exercises: ["WireTheModules"]),
  Chapter(
    6, "CompositionRoot", uses: features.map(\.name), packages: "Navigation",
    exercises: ["FromSingletonToRoot"]),
  Chapter(
    7, "Lifestyles", uses: ["TextUI"], exercises: ["RightLifestyle", "LeakThroughAScreen"]),
  Chapter(
    8, "DesignSmells", exercises: ["NoWorkInInit", "RedFlag", "MiddleMan"]),
  Chapter(9, "Decorators", exercises: ["MainQueue"]),
  Chapter(10, "CQSCache", exercises: ["OneAnswer", "DamagedFile"]),
  Chapter(
    11, "CrossCuttingEvents", exercises: ["LateListener"]),
  Chapter(
    12, "FunctionalCore", uses: ["ItemsCore"], exercises: ["TwoModels"]),
  Chapter(
    13, "DependencyRejection", uses: ["ItemsCore"], exercises: ["RejectTheDependency"]),
  Chapter(
    14, "Deps1", uses: ["Numbers"], exercises: ["UseAndReplace"]),
  Chapter(
    15, "Deps2", uses: ["Numbers"], more: false, app: false, exercises: ["WrongObject"]),
  Chapter(
    16, "Deps3", uses: ["Numbers"], more: false, app: false, exercises: ["CountTheCalls"]),
  Chapter(
    17, "Deps4", uses: ["Numbers"], exercises: ["AddD", "BreakTheKnot"]),
  Chapter(
    18, "ProtocolComposition", exercises: ["FirstAlias"]),
  Chapter(
    19, "FeatureDependencies", uses: ["TextUI"], exercises: ["VendedView"]),
  Chapter(
    20, "Forwarding", uses: ["TextUI"], exercises: ["FollowTheChild"]),
  Chapter(
    21, "Splicing", uses: ["TextUI"], exercises: ["SpliceAndLetGo", "ForeignSplice"]),
  Chapter(
    22, "SplicingRubric", uses: ["TextUI"], app: false, exercises: ["DecideByRubric"]),
  Chapter(
    23, "PublicFeature", uses: ["ProductDetail", "TextUI"], more: false, exercises: ["OneDoor"]),
  Chapter(
    24, "Pitfalls", uses: ["TextUI"], app: false, exercises: ["OneRootTwoFeatures"]),
  Chapter(
    25, "ScopeLifetimes", uses: ["Scopes"], exercises: ["OneSocket"]),
  Chapter(
    26, "ScopeValues", uses: ["Scopes"], exercises: ["CarryByHand", "ShutTheBackDoor"]),
  Chapter(
    27, "CarriedRequirements", uses: ["RequirementsCarrier", "Scopes"], app: false,
    exercises: ["FinishTheGenerator"]),
  Chapter(
    28, "PatternCosts", uses: ["Scopes"], packages: "Measured",
    app: false, exercises: ["HoistTheLookup", "RepairTheShop"]),
  Chapter(29, "FunctionStructs", exercises: ["OneFunction"]),
  Chapter(30, "Containers", exercises: ["LoginContainer"]),
  Chapter(
    31, "TaskLocalDependencies", more: false, exercises: ["SendItLater"]),
  Chapter(
    32, "EnvironmentValues", uses: ["TextUI"], exercises: ["ClockInTheChat"]),
  Chapter(33, "Isolation", exercises: ["OneRefresh"]),
  Chapter(
    34, "EveryWay", uses: ["Scopes", "TextUI"], packages: "Edits", more: false,
    app: false, exercises: ["ChangeTheWay"]),
  Chapter(
    35, "RequestScope", more: false, app: false, exercises: ["ScopePerRequest"]),
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

/// What a learner uses, and `lab`, which measures it.
let workshop = [
  Module("SwiftOutline"),
  Module("ToolSupport", settings: [.define("_GNU_SOURCE", .when(platforms: [.linux]))]),
  Module("Book", uses: ["SwiftOutline", "ToolSupport"]),
  Module("ExerciseKit", uses: ["Book", "SwiftOutline", "ToolSupport"]),
  Module("WebBook", uses: ["Book", "ExerciseKit", "SwiftOutline", "ToolSupport"], assets: true),
  Module("WorkshopCommand", uses: ["Book", "ExerciseKit", "ToolSupport", "WebBook"]),
  Module("workshop", .executable, uses: ["ToolSupport", "WorkshopCommand"]),
  Module("LabKit", uses: ["Book", "ExerciseKit", "ToolSupport"]),
  Module("lab", .executable, uses: ["LabKit", "ToolSupport"]),
]

/// What people use in packages of their own. Only chapter 27 uses a part of it.
let kit = [
  Module("ConventionLint", uses: ["SwiftOutline", "ToolSupport"], page: true),
  Module("cpdi-lint", .executable, uses: ["ConventionLint", "ToolSupport"]),
  Module("RequirementsCarrier", uses: ["SwiftOutline", "ToolSupport"], page: true),
  Module("carry", .executable, uses: ["RequirementsCarrier", "ToolSupport"]),
]

/// The empty target lets `swift build --target AllChapters` build every chapter and nothing else.
let whole: [Target] = [
  .target(
    name: "AllChapters", dependencies: chapters.map(\.dependency),
    path: "Sources/Support/AllChapters"),
  .target(
    name: "TestSupport", dependencies: ["Book", "SwiftOutline", "ToolSupport"],
    path: "Tests/Support/TestSupport"),
  .testTarget(
    name: "TestSupportTests", dependencies: ["TestSupport"],
    path: "Tests/Support/TestSupportTests"),
  .target(
    name: "ExerciseTestSupport",
    dependencies: ["Book", "ExerciseKit", "TestSupport", "ToolSupport"],
    path: "Tests/Workshop/ExerciseTestSupport"),
]

let rooms: [[Target]] = [
  chapters.flatMap(\.targets),
  (support + checking).flatMap { $0.targets(in: "Sources/Support", tests: "Tests/Support") },
  (features + cores + product).flatMap {
    $0.targets(in: "Sources/Features", tests: "Tests/Support")
  },
  workshop.flatMap { $0.targets(in: "Sources/Workshop", tests: "Tests/Workshop") },
  kit.flatMap { $0.targets(in: "Sources/Kit", tests: "Tests/Kit") },
]

let package = Package(
  name: "DependencyPlayground",
  platforms: [.macOS(.v15)],
  products: (support + features + cores + product).map {
    .library(name: $0.name, targets: [$0.name])
  },
  targets: rooms.flatMap(\.self) + whole,
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
for target in package.targets {
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

/// An executable in `Chapters/NN-Name`, its tests in `Tests/Chapters/NameTests`, and its exercises. An
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
  /// Whether a folder `InYourApp` shows the pattern in SwiftUI.
  let app: Bool
  let exercises: [String]

  init(
    _ number: Int, _ name: String, uses: [String] = [], packages: String? = nil,
    more: Bool = true, app: Bool = true, exercises: [String] = []
  ) {
    (self.number, self.name, self.uses) = (number, name, ["Playground"] + uses)
    (self.packages, self.more, self.app) = (packages, more, app)
    self.exercises = exercises
  }

  var dependency: Target.Dependency { .byName(name: name) }

  var targets: [Target] {
    let modules = uses.map { Target.Dependency.byName(name: $0) }
    let path = "Chapters/\(number < 10 ? "0" : "")\(number)-\(name)"
    return [
      .executableTarget(
        name: name, dependencies: modules, path: path,
        exclude: ["README.md", "Expected.txt", "Experiments", "Reasons.md", "Refused"]
          + (more ? ["More.md"] : []) + (app ? ["InYourApp"] : []) + (packages.map { [$0] } ?? [])
          + (exercises.isEmpty ? [] : ["Exercises"])),
      .testTarget(
        name: "\(name)Tests",
        dependencies: [dependency, "TestSupport", "SwiftOutline"] + modules,
        path: "Tests/Chapters/\(name)Tests"),
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

/// A module of `Sources`. A library has its tests in a folder `NameTests`; a command is tested through
/// its library.
struct Module {
  enum Kind { case library, executable }

  let name: String
  let kind: Kind
  let uses: [String]
  /// Whether its folder has a page, `README.md`.
  let page: Bool
  /// Whether it has a folder `Assets` of files that the program reads.
  let assets: Bool
  let settings: [CSetting]

  init(
    _ name: String, _ kind: Kind = .library, uses: [String] = [], page: Bool = false,
    assets: Bool = false, settings: [CSetting] = []
  ) {
    (self.name, self.kind, self.uses) = (name, kind, uses)
    (self.page, self.assets, self.settings) = (page, assets, settings)
  }

  func targets(in room: String, tests: String) -> [Target] {
    let path = "\(room)/\(name)"
    let modules = uses.map { Target.Dependency.byName(name: $0) }
    guard kind == .library else {
      return [.executableTarget(name: name, dependencies: modules, path: path)]
    }
    // Tests of tools read the checkout, and those of what knows exercises play a learner in it.
    let helpers: [Target.Dependency] =
      switch tests {
      case "Tests/Support": []
      case "Tests/Workshop" where name == "Book" || uses.contains("Book"):
        ["TestSupport", "ExerciseTestSupport"]
          + (uses.contains("SwiftOutline") ? [] : ["SwiftOutline"])
      default: ["TestSupport"]
      }
    return [
      .target(
        name: name, dependencies: modules, path: path,
        exclude: (page ? ["README.md"] : []) + (assets ? ["Assets"] : []),
        cSettings: settings),
      .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name)] + modules + helpers,
        path: "\(tests)/\(name)Tests"),
    ]
  }
}

// swift-tools-version: 6.2
// A table with a line for each chapter, module and tool. Nothing outside the toolchain is used.
import PackageDescription

let features = ["ServerAPI", "Login", "Items", "Friends"]

/// In the order of the book. `more` tells whether there is a second lesson, `app` whether a folder `InYourApp` shows the
/// pattern in SwiftUI; `packages` is a folder that is measured or applied, and not compiled here, and `excluding` names other
/// pages and packages. `tests` are exercises in which a learner writes tests.
let chapters = [
  Chapter("StableAndVolatile", excluding: ["TimeAndChance.md"], exercises: ["SortAndInject"]),
  Chapter("InjectionWays", exercises: ["ThreeWaysIn"]),
  Chapter("SingletonStages", exercises: ["BypassedInjection"], tests: ["TestTheLogin"]),
  Chapter("ModuleStages", packages: "Shapes", exercises: ["TurnTheArrow"]),
  Chapter("Adapters", uses: features, exercises: ["WireTheModules", "SearchAsYouType"]),
  Chapter(
    "CompositionRoot", uses: features, packages: "Navigation",
    excluding: ["Outside.md", "TwoRoots", "WholeApp.md"],
    exercises: ["FromSingletonToRoot", "NinthDifference"]),
  Chapter("Lifestyles", uses: ["TextUI"], exercises: ["RightLifestyle", "LeakThroughAScreen"]),
  Chapter("DesignSmells", exercises: ["NoWorkInInit", "RedFlag", "MiddleMan"]),
  Chapter("Decorators", exercises: ["MainQueue"], tests: ["TestTheLog"]),
  Chapter("CQSCache", exercises: ["OneAnswer", "DamagedFile"], tests: ["GoodForAWeek"]),
  Chapter(
    "CrossCuttingEvents", excluding: ["Several.md", "System.md"], exercises: ["LateListener"]),
  Chapter(
    "FunctionalCore", uses: ["ItemsCore"], exercises: ["TakeTheRulesOut"], tests: ["TestTheRules"]),
  Chapter(
    "DependencyRejection", uses: ["ItemsCore"], excluding: ["Database.md"],
    exercises: ["RejectTheDependency"]),
  Chapter("Deps1", uses: ["Numbers"], exercises: ["UseAndReplace", "SellOnce"]),
  Chapter("Deps2", uses: ["Numbers"], more: false, exercises: ["WrongObject"]),
  Chapter("Deps3", uses: ["Numbers"], more: false, exercises: ["CountTheCalls"]),
  Chapter("Deps4", uses: ["Numbers"], exercises: ["AddD", "BreakTheKnot"]),
  Chapter("ProtocolComposition", exercises: ["FirstAlias"]),
  Chapter("FeatureDependencies", uses: ["TextUI"], exercises: ["VendedView"]),
  Chapter("Forwarding", uses: ["TextUI"], exercises: ["FollowTheChild"]),
  Chapter("Splicing", uses: ["TextUI"], exercises: ["SpliceAndLetGo", "ForeignSplice"]),
  Chapter("SplicingRubric", uses: ["TextUI"], exercises: ["DecideByRubric"]),
  Chapter("PublicFeature", uses: ["ProductDetail", "TextUI"], exercises: ["OneDoor"]),
  Chapter("Pitfalls", uses: ["TextUI"], exercises: ["OneRootTwoFeatures"]),
  Chapter("ScopeLifetimes", uses: ["Scopes"], exercises: ["OneSocket"]),
  Chapter("ScopeValues", uses: ["Scopes"], exercises: ["CarryByHand", "ShutTheBackDoor"]),
  Chapter(
    "CarriedRequirements", uses: ["RequirementsCarrier", "Scopes"], app: false,
    exercises: ["FinishTheGenerator"]),
  Chapter(
    "PatternCosts", uses: ["Scopes"], packages: "Measured", app: false,
    exercises: ["HoistTheLookup", "RepairTheShop"]),
  Chapter("FunctionStructs", exercises: ["OneFunction"]),
  Chapter(
    "Containers", excluding: ["Factories.md", "Leaving.md"], exercises: ["LoginContainer"]),
  Chapter("TaskLocalDependencies", exercises: ["SendItLater"]),
  Chapter("EnvironmentValues", uses: ["TextUI"], exercises: ["ClockInTheChat"]),
  Chapter(
    "Isolation", excluding: ["MainActorByDefault.md"], exercises: ["OneRefresh"],
    tests: ["FifteenMinutes"]),
  Chapter(
    "EveryWay", uses: ["Scopes", "TextUI"], packages: "Edits", app: false,
    exercises: ["ChangeTheWay"]),
  Chapter("RequestScope", app: false, exercises: ["ScopePerRequest"]),
]

/// What other packages may use, too.
let shared =
  ["Playground", "Numbers", "TextUI", "Scopes"].map { Module($0, in: "Support") }
  + (features + ["ItemsCore"]).map { Module($0, in: "Features", tests: "Support") }
  + [Module("ProductDetail", in: "Features", tests: "Support", uses: ["TextUI"])]

let tools = [
  // What the checks of exercises share. No chapter imports it, and no other package.
  Module("Checking", in: "Support"),
  Module("SwiftOutline", in: "Workshop"),
  Module(
    "ToolSupport", in: "Workshop", settings: [.define("_GNU_SOURCE", .when(platforms: [.linux]))]),
  Module("Book", in: "Workshop", uses: ["SwiftOutline", "ToolSupport"]),
  Module("ExerciseKit", in: "Workshop", uses: ["Book", "SwiftOutline", "ToolSupport"]),
  Module(
    "WebBook", in: "Workshop", uses: ["Book", "ExerciseKit", "SwiftOutline", "ToolSupport"],
    excluding: ["Assets"]),
  Module(
    "WorkshopCommand", in: "Workshop", uses: ["Book", "ExerciseKit", "ToolSupport", "WebBook"]),
  Module("LabKit", in: "Workshop", uses: ["Book", "ExerciseKit", "ToolSupport"]),
  Module(
    "ConventionLint", in: "Kit", uses: ["SwiftOutline", "ToolSupport"], excluding: ["README.md"]),
  Module(
    "RequirementsCarrier", in: "Kit", uses: ["SwiftOutline", "ToolSupport"],
    excluding: ["README.md"]),
]

let programs = [
  ("workshop", "WorkshopCommand", "Workshop"), ("lab", "LabKit", "Workshop"),
  ("cpdi-lint", "ConventionLint", "Kit"), ("carry", "RequirementsCarrier", "Kit"),
].map { name, library, room in
  Target.executableTarget(
    name: name, dependencies: [.byName(name: library), "ToolSupport"],
    path: "Sources/\(room)/\(name)")
}

let helpers: [Target] = [
  // Lets `swift build --target AllChapters` build every chapter and nothing else.
  .target(
    name: "AllChapters", dependencies: chapters.map { .byName(name: $0.name) },
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

let package = Package(
  name: "DependencyPlayground",
  platforms: [.macOS(.v15)],
  products: shared.map { .library(name: $0.name, targets: [$0.name]) },
  targets: chapters.enumerated().flatMap { $1.targets(number: $0 + 1) }
    + (shared + tools).flatMap(\.targets) + programs + helpers,
  swiftLanguageModes: [.v6]
)

// For `workshop prove`: only what the named test targets need. It is set where tests are built, and not where they run.
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
// What a debug build leaves out. Six targets of tests took 80 s of the processor without it, 73 with the first flag, 63 with all.
for target in package.targets {
  // An editor needs no index of the toolchain's modules for each module of this package.
  var flags = ["-index-ignore-system-modules"]
  if target.type == .test {
    // No module imports a module of tests: it is compiled in one go. An incremental build expands every macro twice.
    flags += ["-whole-module-optimization", "-no-emit-module-separately-wmo"]
    flags += ["-disable-batch-mode", "-num-threads", "1"]
  }
  target.swiftSettings = [.unsafeFlags(flags, .when(configuration: .debug))]
}

/// A program with its tests and exercises. An exercise is a target because editors need one; no chapter depends on it.
struct Chapter {
  let name: String
  let uses: [String]
  let exercises: [String]
  let tests: [String]
  let excluded: [String]

  init(
    _ name: String, uses: [String] = [], packages: String? = nil, more: Bool = true,
    app: Bool = true, excluding others: [String] = [], exercises: [String] = [],
    tests: [String] = []
  ) {
    (self.name, self.uses, self.tests) = (name, ["Playground"] + uses, tests)
    self.exercises = exercises + tests
    excluded =
      ["README.md", "Expected.txt", "Experiments", "Reasons.md", "Refused"]
      + (self.exercises.isEmpty ? [] : ["Exercises"]) + (more ? ["More.md"] : [])
      + (app ? ["InYourApp"] : []) + (packages.map { [$0] } ?? []) + others
  }

  func targets(number: Int) -> [Target] {
    let modules = uses.map { Target.Dependency.byName(name: $0) }
    let path = "Chapters/\(number < 10 ? "0" : "")\(number)-\(name)"
    return [
      .executableTarget(name: name, dependencies: modules, path: path, exclude: excluded),
      .testTarget(
        name: "\(name)Tests",
        dependencies: [.byName(name: name), "TestSupport", "SwiftOutline"] + modules,
        path: "Tests/Chapters/\(name)Tests"),
    ]
      + exercises.map { exercise in
        .target(
          name: "\(exercise)Exercise", dependencies: modules, path: "\(path)/Exercises/\(exercise)",
          exclude: ["Solution.swift", "Checks.swift", "Tasks.md", "Notes.md", "WrongAnswers.md"]
            + (tests.contains(exercise) ? ["Broken.md"] : []))
      }
  }
}

/// A library in a room of `Sources`, and its tests.
struct Module {
  let name: String
  let targets: [Target]

  init(
    _ name: String, in room: String, tests: String? = nil, uses: [String] = [],
    excluding excluded: [String] = [], settings: [CSetting] = []
  ) {
    self.name = name
    let modules = uses.map { Target.Dependency.byName(name: $0) }
    // Tests of tools read the checkout, and those of what knows exercises play a learner in it.
    var helpers: [Target.Dependency] = room == "Workshop" || room == "Kit" ? ["TestSupport"] : []
    if room == "Workshop", name == "Book" || uses.contains("Book") {
      helpers += ["ExerciseTestSupport"] + (uses.contains("SwiftOutline") ? [] : ["SwiftOutline"])
    }
    targets = [
      .target(
        name: name, dependencies: modules, path: "Sources/\(room)/\(name)", exclude: excluded,
        cSettings: settings),
      .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name)] + modules + helpers,
        path: "Tests/\(tests ?? room)/\(name)Tests"),
    ]
  }
}

import Foundation
import Testing

@testable import TurnTheArrowExercise

@Suite("Task 1: Login alone")
struct Task1 {
  @Test("The module Login compiles with no other module.")
  func loginAlone() throws { try requireAlone("Login") }

  @Test("All modules of the app compile, each with its imports only.")
  func compilesAll() throws {
    try requireAlone("Login")
    for module in ["ServerAPI", "Friends", "Main"] { try requireCompiled(module) }
  }

  @Test("Code that imports only Login can make a LoginModel with a type of its own.")
  func takesAnyClient() throws {
    try requireAlone("Login")
    try requireCompiled("a mock for Login")
  }

  @Test("A ServerAPIClient can be used as a LoginClient.")
  func clientConforms() throws {
    try requireAlone("Login")
    try requireCompiled("the client for Login")
    for name in names() {
      let client = ServerAPIClient(answers: ["/login": name, "/friends": "other"])
      try require(client.login().name, is: name, "as the user's name")
      try require(LoginModel(client: client).welcome(), is: "Welcome, \(name)", "as welcome")
    }
  }
}

@Suite("Task 2: Friends alone")
struct Task2 {
  @Test("The module Friends compiles with no other module.")
  func friendsAlone() throws { try requireAlone("Friends") }

  @Test("All modules of the app compile, each with its imports only.")
  func compilesAllToo() throws {
    try requireAlone("Friends")
    for module in ["ServerAPI", "Login", "Main"] { try requireCompiled(module) }
  }

  @Test("Code that imports only Friends can make a FriendsModel with a type of its own.")
  func takesAnyFriendsClient() throws {
    try requireAlone("Friends")
    try requireCompiled("a mock for Friends")
  }

  @Test("The app shows the friends that the server names, in their order.")
  func listsFriends() throws {
    try requireAlone("Friends")
    try requireCompiled("the client for Friends")
    let five = names()
    for friends in [[], [five[0]], [five[1], five[1]], Array(five.prefix(3)), five + five] {
      let answers = ["/login": "Ada", "/friends": friends.joined(separator: " ")]
      let client = ServerAPIClient(answers: answers)
      let list = friends.joined(separator: ", ")
      try require(
        FriendsModel(client: client).list(), is: list, "as list of \(friends.count) friends")
      try require(client.fetchFriends().map(\.name), is: friends, "as friends of the client")
      try require(start(answers: answers), is: "Welcome, Ada: \(list)", "as start of the app")
    }
  }
}

@Suite("Task 3: The second app")
struct Task3 {
  @Test("The module SecondApp compiles with Login and no other module.")
  func secondAppWithLogin() throws {
    try require(imports(of: "SecondApp"), is: ["Login"], "as imports of SecondApp")
    try requireAlone("Login")
    try requireCompiled("SecondApp")
  }

  @Test("The welcome of the second app is that of a LoginModel.")
  func usesTheModel() throws {
    try requireCompiled("SecondApp")
    // Where the login has no welcome, the second app must miss it.
    let found = try built.get().errors["SecondApp without welcome()"] ?? "none"
    #expect(
      found.contains("'welcome'"), "expected a use of welcome() in SecondApp, found \(found)")
  }

  @Test("A guest's name stands behind 'guest ' in the welcome.")
  func welcomesGuests() throws {
    for name in names() + ["", "Ada Lovelace", " A  b "] {
      try require(welcomeGuest(name: name), is: "Welcome, guest \(name)", "as welcome of a guest")
    }
  }
}

/// What the arrows say that a module imports.
private func imports(of module: String) -> [String] {
  (loginArrows + friendsArrows + mainArrows + secondAppArrows).filter { $0.from == module }
    .map(\.to)
}

/// Five different names.
private func names() -> [String] { (1...5).map { "N\($0)\(Int.random(in: 100...999))" }.shuffled() }

private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

private func requireAlone(_ module: String, at place: SourceLocation = #_sourceLocation) throws {
  let found = imports(of: module)
  try #require(
    found.isEmpty, "expected no import of \(module), found \(found)",
    sourceLocation: place)
  try requireCompiled(module, at: place)
}

private func requireCompiled(_ name: String, at place: SourceLocation = #_sourceLocation) throws {
  let error = try built.get().errors[name]
  let ours = ours[name].map { ": \($0.text)" } ?? ""
  try #require(
    error == nil, "expected that \(name) compiles\(ours), found \(error ?? "")",
    sourceLocation: place)
}

private let built = Result { try Modules() }

private struct Module {
  let name: String
  let imports: [String]
  let text: String
}

/// Code of ours that uses modules of the answer.
private let ours = [
  "a mock for Login": Module(
    name: "UseLogin", imports: ["Login"],
    text: """
      struct Mock: LoginClient { func login() -> User { User(name: "Ada") } }
      final class Other: LoginClient { var user = User(name: ""); func login() -> User { user } }
      func use() -> String { LoginModel(client: Mock()).welcome() }
      """),
  "a mock for Friends": Module(
    name: "UseFriends", imports: ["Friends"],
    text: """
      struct Mock: FriendsClient { func fetchFriends() -> [Friend] { [Friend(name: "Ada")] } }
      final class Other: FriendsClient { var all: [Friend] = []; func fetchFriends() -> [Friend] { all } }
      func use() -> String { FriendsModel(client: Mock()).list() }
      """),
  "the client for Login": Module(
    name: "UseClient", imports: ["Login", "ServerAPI"],
    text: """
      func use(client: ServerAPIClient) -> User { (client as any LoginClient).login() }
      func show(client: ServerAPIClient) -> String { LoginModel(client: client).welcome() }
      """),
  "the client for Friends": Module(
    name: "UseClient", imports: ["Friends", "ServerAPI"],
    text: """
      func use(client: ServerAPIClient) -> [Friend] { (client as any FriendsClient).fetchFriends() }
      func show(client: ServerAPIClient) -> String { FriendsModel(client: client).list() }
      """),
]

/// The sections of the answer and our code, each compiled as a module, where it was not before.
private struct Modules {
  /// The first error of each that does not compile.
  private(set) var errors: [String: String] = [:]

  init() throws {
    let answer = URL(
      fileURLWithPath: try #require(ProcessInfo.processInfo.environment["ANSWER"]))
    let text = try String(contentsOf: answer.appending(path: "Exercise.swift"), encoding: .utf8)
    var rest = ours.merging(Self.sections(of: text)) { $1 }
    // A login without a welcome: a module that uses the welcome misses it.
    let login = rest["Login"]?.text.replacing("public func welcome()", with: "func welcome()") ?? ""
    rest["Login without welcome()"] = Module(name: "Login", imports: [], text: login)
    rest["SecondApp without welcome()"] = Module(
      name: "SecondApp", imports: ["Login without welcome()"], text: rest["SecondApp"]?.text ?? "")
    // Beside what the judge keeps of this exercise.
    let cache = answer.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "sections")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    // One process compiles at a time: on a slow machine each check runs alone, all at once, and each
    // finds what another has compiled. The lock goes with its process, also where that is killed.
    let lock = open(cache.appending(path: "lock").path, O_CREAT | O_RDWR, 0o644)
    _ = fcntl(lock, F_SETFD, FD_CLOEXEC)
    flock(lock, LOCK_EX)
    defer { close(lock) }
    var made: [String: Made] = [:]
    // Those whose imports are all there can be compiled side by side. In a ring, none ever is.
    while true {
      let next = rest.filter { $1.imports.allSatisfy { made[$0] != nil } }.sorted {
        $0.key < $1.key
      }
      if next.isEmpty { break }
      let (seen, results) = (made, Results())
      DispatchQueue.concurrentPerform(iterations: next.count) { index in
        let module = next[index].value
        results.add(next[index].key, Result { try Self.compile(module, beside: seen, in: cache) })
      }
      for (name, result) in results.all {
        rest[name] = nil
        do { made[name] = try result.get() } catch { errors[name] = "\(error)" }
      }
    }
    for (name, module) in rest {
      let broken = module.imports.first { made[$0] == nil } ?? ""
      errors[name] = "that it imports \(broken), which does not compile or is no module"
    }
    Self.prune(cache)
  }

  /// The text below each line that begins a module.
  private static func sections(of text: String) -> [String: Module] {
    var texts: [String: String] = [:]
    var name = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let match = line.wholeMatch(of: #/\/\/ MODULE (\w+) */#) {
        name = String(match.1)
        texts[name] =
          texts[name] ?? "#sourceLocation(file: \"Exercise.swift\", line: \(index + 1))\n"
      }
      texts[name]? += line + "\n"
    }
    return Dictionary(
      uniqueKeysWithValues: texts.map { name, text in
        (name, Module(name: name, imports: imports(of: name), text: text))
      })
  }

  private static func compile(
    _ module: Module, beside made: [String: Made], in cache: URL
  ) throws -> Made {
    // A module can be read only together with those that its imports import.
    let needed = Set(module.imports.flatMap { made[$0]?.folders ?? [] })
    let folders = needed.map { "-I\($0)" }.sorted()
    let text = module.imports.map { "import \($0.prefix { $0 != " " })\n" }.joined() + module.text
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in (folders + [module.name, text, compiler.version]).joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    let folder = cache.appending(path: String(hash, radix: 16))
    let result = Made(folders: needed.union([folder.path]))
    if FileManager.default.fileExists(atPath: folder.path) { return result }
    let draft = cache.appending(path: "draft-\(UUID())")
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: draft) }
    try Data(text.utf8).write(to: draft.appending(path: "\(module.name).swift"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: compiler.path)
    process.currentDirectoryURL = draft
    process.arguments =
      compiler.arguments + [
        "-parse-as-library", "-swift-version", "6", "-module-name", module.name,
      ]
      + ["-diagnostic-style", "llvm", "-o", "\(module.name).swiftmodule", "\(module.name).swift"]
      + folders
    let said = Pipe()
    (process.standardError, process.standardOutput) = (said, FileHandle.nullDevice)
    try process.run()
    let words = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let error = words.split(separator: "\n").first { $0.contains("error: ") }
      throw Refusal(description: error.map(String.init) ?? "a compiler that failed")
    }
    // The compiler always makes the same of the same text, whoever was faster.
    try? FileManager.default.moveItem(at: draft, to: folder)
    return result
  }

  /// Removes what is old, once there is much of it.
  private static func prune(_ cache: URL) {
    let all = try? FileManager.default.contentsOfDirectory(
      at: cache, includingPropertiesForKeys: [.contentModificationDateKey])
    guard let all, all.count > 200 else { return }
    for folder in all {
      let date = try? folder.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      if let date, date.timeIntervalSinceNow < -3600 {
        try? FileManager.default.removeItem(at: folder)
      }
    }
  }

  /// A compiled module.
  private struct Made {
    /// Its own folder, and those of all modules that it needs.
    let folders: Set<String>
  }

  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [(String, Result<Made, any Error>)] = []

    var all: [(String, Result<Made, any Error>)] { lock.withLock { results } }

    func add(_ name: String, _ result: Result<Made, any Error>) {
      lock.withLock { results.append((name, result)) }
    }
  }

  /// The compiler, and how it writes a module. A Mac's compiler does not know by itself where the
  /// system's modules are, so its driver tells it, and what it wrote is not used again.
  private static let compiler: (path: String, arguments: [String], version: String) = {
    if FileManager.default.fileExists(atPath: "/usr/bin/xcrun") {
      return ("/usr/bin/swiftc", ["-emit-module", "-wmo"], "\(UUID())")
    }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/swiftc" }
    let path = paths.first(where: FileManager.default.isExecutableFile) ?? "swiftc"
    let date = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)[.modificationDate]
    return (path, ["-frontend", "-emit-module"], "\(path) of \(date ?? UUID())")
  }()
}

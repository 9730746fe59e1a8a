import ToolSupport

/// Checks that the compiler rejects a fixture with the recorded messages, and accepts its repair.
///
/// A new compiler may have different messages: `workshop refusals --bless` writes them into the fixtures.
package struct RefusalChecker: Sendable {
  /// The advice for a compiler with different messages.
  package static let advice = "To accept its messages: swift run workshop refusals --bless"

  private let workspace: Workspace
  private let asksAgain: Bool
  private var checkout: Checkout { workspace.checkout }

  /// - Parameter asksAgain: ignores the cached results.
  package init(_ workspace: Workspace, asksAgain: Bool = false) {
    (self.workspace, self.asksAgain) = (workspace, asksAgain)
  }

  package enum Outcome: Sendable, Equatable {
    case refused
    /// This compiler has a different version, and rejects the code with different messages.
    case otherWords(String)
    /// The problem, followed by the compiler's output.
    case wrong(String)

    /// The message; nil if the fixture is right.
    package var sentence: String? {
      switch self {
      case .refused: nil
      case .otherWords(let words): "This compiler's message differs:\n\(words)"
      case .wrong(let sentence): sentence
      }
    }
  }

  /// - Complexity: if the fixture is right, two runs of the compiler for each mode, and one for each module.
  package func outcome(of fixture: RefusedFixture) async throws(ToolError) -> Outcome {
    let folder = "\(workspace.folder.products)/refused/kept"
    let passed = "\(folder)/\(try await hash(of: fixture))"
    if !asksAgain, workspace.files.exists(passed) { return .refused }
    let outcome = try await verify(fixture)
    if outcome == .refused {
      try workspace.files.makeFolder(folder)
      try workspace.files.write("", to: passed)
    }
    return outcome
  }

  /// The changed files of a fixture with this compiler's messages, by path relative to the checkout. Nil if the fixture
  /// would still be wrong.
  ///
  /// The compiler updates a copy: it replaces messages and kinds, and removes outdated ones, but it can't add or move
  /// any. The number of errors must stay the same; otherwise rejected code now compiles.
  package func mended(_ fixture: RefusedFixture) async throws(ToolError) -> [String: String]? {
    let files = workspace.files
    let root = "\(workspace.folder.products)/refused/mended/\(try await hash(of: fixture))"
    defer { try? files.remove(root) }
    if files.exists(root) { try files.remove(root) }
    for file in fixture.files + fixture.modules.flatMap(\.files) {
      try files.write(try files.read(file), makingFoldersTo: "\(root)/\(checkout.relative(file))")
    }
    var environment = workspace.environment
    environment.executable = workspace.folder.program("workshop")
    let copied = Workspace(checkout: Checkout(root: root, files: files), environment: environment)
    let refusals = RefusalChecker(copied, asksAgain: asksAgain)
    let copy = try RefusedFixture.all(of: fixture.chapter, in: copied.checkout)[0]
    for mode in copy.modes {
      guard try await refusals.failingModule(of: copy, mode) == nil else { return nil }
      let fixing = Self.verifying(mode) + ["-verify-apply-fixes"]
      _ = try await refusals.compile(copy, mode, fixing)
    }
    guard try refusals.errors(of: copy) == errors(of: fixture),
      try await refusals.outcome(of: copy) == .refused
    else { return nil }
    var changed: [String: String] = [:]
    for path in fixture.files.map(checkout.relative) {
      let text = try copied.checkout.read(path)
      if try text != checkout.read(path) { changed[path] = text }
    }
    return changed
  }

  /// The number of expected errors in each mode.
  private func errors(of fixture: RefusedFixture) throws(ToolError) -> [Int] {
    let words = try expectedWords(of: fixture, in: checkout)
    return fixture.modes.map { mode in
      words.count { $0.hasPrefix("error:") || $0.hasPrefix("error in Swift \(mode) mode:") }
    }
  }

  /// A hash of the compiler's version, the fixture's texts and the modules it imports.
  private func hash(of fixture: RefusedFixture) async throws(ToolError) -> ContentHash {
    var parts = [try await workspace.toolchain.said("--version").output, fixture.name]
    let files = fixture.modules.flatMap { $0.files } + fixture.files
    let texts = try files.map(workspace.files.read)
    for (file, text) in zip(files, texts) { parts += [checkout.relative(file), text] }
    for name in importedModules(by: texts).sorted() {
      let module = "\(workspace.folder.products)/Modules/\(name).swiftmodule"
      guard workspace.files.exists(module), !workspace.files.isFolder(module) else { continue }
      parts += [name, ContentHash(bytes: try workspace.files.bytes(of: module)).description]
    }
    return ContentHash(parts)
  }

  private func verify(_ fixture: RefusedFixture) async throws(ToolError) -> Outcome {
    try workspace.requireWritableBuildFolder()
    for (mode, count) in zip(fixture.modes, try errors(of: fixture)) where count == 0 {
      return .wrong(
        "The fixture expects no error in Swift \(mode) mode. Add '// expected-error {{…}}'.")
    }
    var changed: [String] = []
    for mode in fixture.modes {
      if let wrong = try await failingModule(of: fixture, mode) { return wrong }
      let verified = try await compile(fixture, mode, Self.verifying(mode))
      if !verified.succeeded {
        let plain = try await compile(fixture, mode)
        guard !plain.succeeded else {
          return .wrong("The fixture should not compile in Swift \(mode) mode, but does.")
        }
        guard try await workspace.toolchain.version() != Toolchain.recorded else {
          return .wrong(
            "The message in Swift \(mode) mode differs from the recorded one:\n"
              + checkout.relativeLines(verified.errors))
        }
        changed.append(checkout.relativeLines(plain.errors))
      }
      let repaired = try await compile(fixture, mode, ["-D", "REPAIRED", "-warnings-as-errors"])
      guard repaired.succeeded else {
        return .wrong(
          "The repaired code has errors or warnings in Swift \(mode) mode:\n"
            + checkout.relativeLines(repaired.errors))
      }
    }
    return changed.isEmpty ? .refused : .otherWords(changed.joined(separator: "\n"))
  }

  /// Compiles the modules of a fixture, and returns the first failure.
  private func failingModule(of fixture: RefusedFixture, _ mode: Int) async throws(ToolError)
    -> Outcome?
  {
    for module in fixture.modules {
      let ended = try await compile(fixture, mode, module: module)
      guard ended.succeeded else {
        return .wrong("Module \(module.name) doesn't compile:\n\(ended.errors)")
      }
    }
    return nil
  }

  /// Makes the compiler compare its messages with the expected ones.
  private static func verifying(_ mode: Int) -> [String] {
    ["-verify", "-verify-ignore-unrelated", "-verify-additional-prefix", "swift\(mode)-"]
  }

  private func compile(
    _ fixture: RefusedFixture, _ mode: Int, _ more: [String] = [],
    module: (name: String, files: [String])? = nil
  ) async throws(ToolError) -> ProcessResult {
    let scratch = "\(workspace.folder.products)/refused/\(fixture.name)-\(mode)"
    var arguments: [String] = []
    if let module {
      arguments += ["-emit-module", "-o", "\(scratch)/\(module.name).swiftmodule"]
      arguments += ["-module-name", module.name, "-parse-as-library"] + module.files
      try workspace.files.makeFolder(scratch)
    } else {
      // Type checking alone misses data races and uses before initialization. The passes of SIL find both.
      arguments += ["-emit-sil", "-o", "/dev/null", "-module-name", "Refused"]
      arguments += (fixture.isScript ? [] : ["-parse-as-library"]) + fixture.files
    }
    arguments += ["-swift-version", "\(mode)", "-diagnostic-style", "llvm"]
    arguments += ["-I", scratch, "-I", "\(workspace.folder.products)/Modules"]
    arguments += ["-module-cache-path", "\(workspace.folder.products)/ModuleCache"]
    let tools = try await workspace.toolchain.directTools()
    return try await workspace.run(
      Command(
        tools.frontend, arguments + tools.systemModules + fixture.flags + more, in: checkout.root,
        limit: workspace.environment.toolLimit))
  }
}

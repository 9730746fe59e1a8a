import ToolSupport

/// Checks that the compiler refuses a fixture with the recorded words, and accepts its repair.
package struct Refusals: Sendable {
  private let session: Session
  private let asksAgain: Bool
  private var checkout: Checkout { session.checkout }

  /// - Parameter asksAgain: compiles also the fixtures that the build folder remembers as right.
  package init(_ session: Session, asksAgain: Bool = false) {
    (self.session, self.asksAgain) = (session, asksAgain)
  }

  package enum Outcome: Sendable, Equatable {
    case refused
    /// Another compiler than the recorded one refuses the form with other words.
    case otherWords(String)
    /// The sentence says what is wrong, the compiler's text follows.
    case wrong(String)
  }

  /// - Complexity: two runs of the compiler for each mode, and one for each module, if the fixture is
  ///   right.
  package func verdict(on fixture: Fixture) async throws(ToolError) -> Outcome {
    let folder = "\(session.folder.products)/refused/kept"
    let kept = "\(folder)/\(try await hash(of: fixture))"
    if !asksAgain, session.files.exists(kept) { return .refused }
    let verdict = try await asked(about: fixture)
    if verdict == .refused {
      try session.files.makeFolder(folder)
      try session.files.write("", to: kept)
    }
    return verdict
  }

  /// A hash of the compiler's version, the fixture's texts and the modules it imports.
  private func hash(of fixture: Fixture) async throws(ToolError) -> ContentHash {
    var parts = [try await session.toolchain.said("--version").output, fixture.name]
    let files = fixture.modules.flatMap { $0.files } + fixture.files
    let texts = try files.map(session.files.read)
    for (file, text) in zip(files, texts) { parts += [checkout.relative(file), text] }
    for name in importedModules(by: texts).sorted() {
      let module = "\(session.folder.products)/Modules/\(name).swiftmodule"
      guard session.files.exists(module), !session.files.isFolder(module) else { continue }
      parts += [name, ContentHash(bytes: try session.files.bytes(of: module)).description]
    }
    return ContentHash(parts)
  }

  private func asked(about fixture: Fixture) async throws(ToolError) -> Outcome {
    guard session.files.canWrite(session.folder.products) else {
      throw ToolError(
        "\(session.folder.products) cannot be written, and the compiler keeps modules there. "
          + "Build elsewhere: swift run --scratch-path FOLDER workshop verify")
    }
    guard try expectedWords(of: fixture, in: checkout).contains(where: { $0.hasPrefix("error") })
    else {
      return .wrong("It expects no error: it has no '// expected-error {{…}}'.")
    }
    var changed: [String] = []
    for mode in fixture.modes {
      for module in fixture.modules {
        let ended = try await compile(fixture, mode, module: module)
        guard ended.succeeded else {
          return .wrong("Module \(module.name) does not compile:\n\(ended.errors)")
        }
      }
      let verified = try await compile(
        fixture, mode,
        ["-verify", "-verify-ignore-unrelated", "-verify-additional-prefix", "swift\(mode)-"])
      if !verified.succeeded {
        let plain = try await compile(fixture, mode)
        guard !plain.succeeded else {
          return .wrong("It compiles in Swift \(mode) mode, though it must be refused.")
        }
        guard try await session.toolchain.version() != Toolchain.recorded else {
          return .wrong(
            "It is refused in Swift \(mode) mode with other words than it records:\n"
              + checkout.relativeLines(verified.errors))
        }
        changed.append(checkout.relativeLines(plain.errors))
      }
      let repaired = try await compile(fixture, mode, ["-D", "REPAIRED", "-warnings-as-errors"])
      guard repaired.succeeded else {
        return .wrong(
          "The repair does not compile cleanly in Swift \(mode) mode:\n"
            + checkout.relativeLines(repaired.errors))
      }
    }
    return changed.isEmpty ? .refused : .otherWords(changed.joined(separator: "\n"))
  }

  private func compile(
    _ fixture: Fixture, _ mode: Int, _ more: [String] = [],
    module: (name: String, files: [String])? = nil
  ) async throws(ToolError) -> ProcessResult {
    let scratch = "\(session.folder.products)/refused/\(fixture.name)-\(mode)"
    var arguments: [String] = []
    if let module {
      arguments += ["-emit-module", "-o", "\(scratch)/\(module.name).swiftmodule"]
      arguments += ["-module-name", module.name, "-parse-as-library"] + module.files
      try session.files.makeFolder(scratch)
    } else {
      // Type checking alone misses data races and the order of initialisation.
      arguments += ["-emit-sil", "-o", "/dev/null", "-module-name", "Refused"]
      arguments += (fixture.isScript ? [] : ["-parse-as-library"]) + fixture.files
    }
    arguments += ["-swift-version", "\(mode)", "-diagnostic-style", "llvm"]
    arguments += ["-I", scratch, "-I", "\(session.folder.products)/Modules"]
    arguments += ["-module-cache-path", "\(session.folder.products)/ModuleCache"]
    let tools = try await session.toolchain.directTools()
    return try await session.run(
      Command(
        tools.frontend, arguments + tools.systemModules + fixture.flags + more, in: checkout.root,
        limit: .seconds(60)))
  }
}

import ToolSupport

/// Remembers fixtures that were right, so that they are not compiled again.
///
/// The key is a hash of the compiler's version, the fixture's texts and the modules it imports. What
/// was wrong is never kept. The cache is in the build folder, and goes with it.
package struct RefusalCache: Sendable {
  private let session: Session
  private let compiler: String

  /// - Throws: `ToolError` where there is no compiler.
  package init(_ session: Session) async throws(ToolError) {
    self.session = session
    compiler = try await session.toolchain.said("--version").output
  }

  func contains(_ fixture: Fixture) throws(ToolError) -> Bool {
    session.files.exists(try path(of: fixture))
  }

  func keep(_ fixture: Fixture) throws(ToolError) {
    try session.files.makeFolder(folder)
    try session.files.write("", to: try path(of: fixture))
  }

  private var folder: String { "\(session.folder.products)/refused/kept" }

  private func path(of fixture: Fixture) throws(ToolError) -> String {
    var parts = [compiler, fixture.name]
    let files = fixture.modules.flatMap(\.files) + fixture.files
    let texts = try files.map(session.files.read)
    for (file, text) in zip(files, texts) { parts += [file, text] }
    for name in importedModules(by: texts).sorted() {
      let module = "\(session.folder.products)/Modules/\(name).swiftmodule"
      guard session.files.exists(module), !session.files.isFolder(module) else { continue }
      parts += [name, ContentHash(bytes: try session.files.bytes(of: module)).description]
    }
    return "\(folder)/\(ContentHash(parts))"
  }
}

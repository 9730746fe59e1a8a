import Book
import ToolSupport

/// What git knows of the checkout's files. Where there is no git, or no history, it knows nothing.
struct History: Sendable {
  private let workspace: Workspace
  private let git: String?

  init(of workspace: Workspace) {
    self.workspace = workspace
    git = try? workspace.toolchain.program("git")
  }

  /// The text of a file as it is committed, by its path relative to the checkout.
  func text(of path: String) async -> String? { await said(["show", "HEAD:./\(path)"]) }

  /// The paths of files that are not as they are committed, or are gone.
  func changed(in folders: [String]) async -> [String] {
    let text = await said(["diff", "--name-only", "--relative", "HEAD", "--"] + folders) ?? ""
    return text.lines.filter { !$0.isEmpty }
  }

  /// The paths of files that git doesn't know yet.
  func new(in folders: [String]) async -> [String] {
    let text = await said(["ls-files", "--others", "--exclude-standard", "--"] + folders) ?? ""
    return text.lines.filter { !$0.isEmpty }
  }

  private func said(_ arguments: [String]) async -> String? {
    guard let git else { return nil }
    let command = Command(git, arguments, in: workspace.checkout.root, limit: .seconds(10))
    guard let ended = try? await workspace.run(command), ended.succeeded else { return nil }
    return ended.output
  }
}

extension String {
  /// Whether a path is that of a Swift file that a chapter's program, or a module of it, is built from.
  var isOfProgram: Bool {
    hasSuffix(".swift") && !Chapter.besideProgram.contains { contains("/\($0)/") }
  }
}

extension Workspace {
  /// The checkout in which every chapter's program and transcript is as it is committed, whatever a person
  /// who plays has made of it. Without a history it is what is there.
  package func committed() async -> Checkout {
    let history = History(of: self)
    var texts: [String: String] = [:]
    for path in await history.changed(in: ["Chapters"])
    where path.isOfProgram || path.hasSuffix("/Expected.txt") {
      texts[checkout.path(path)] = await history.text(of: path)
    }
    return Checkout(root: checkout.root, files: OverlaidFiles(texts, over: files))
  }
}

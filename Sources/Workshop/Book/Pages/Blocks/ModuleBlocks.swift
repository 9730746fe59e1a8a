import SwiftOutline
import ToolSupport

/// Types and functions framed by their modules. The page lists the frames and their contents; the arrows between the names
/// come from the sources.
struct ModuleBlocks: BlockKind {
  let marks = ["mermaid modules"]
  private let graph: TargetGraph
  /// Cached by path and text of the file.
  private let cache = AsyncCache<[String], DeclaredNames>()

  init(_ graph: TargetGraph) { self.graph = graph }

  func source(of block: QuotingBlock) async throws(ToolError) -> BlockSource {
    let picture = try FramedNames(block.text)
    for (frame, outer) in picture.outer {
      guard let outer else { continue }
      guard graph.dependencies[outer]?.contains(frame) == true else {
        throw ToolError("Draw \(frame) outside \(outer), which doesn't import it.")
      }
    }
    let all = Set(picture.names.map(\.name))
    var arrows: [String] = []
    for (module, name) in picture.names {
      let used = try await names(usedBy: name, in: module, block.checkout)
      let drawn = all.subtracting([name]).intersection(used)
      arrows += picture.names.map(\.name).filter(drawn.contains).map { "  \(name) --> \($0)" }
    }
    return .copy(of: (picture.frames + arrows).joined(separator: "\n"))
  }

  /// The names that a declaration and its extensions in the same module use.
  private func names(
    usedBy name: String, in module: String, _ checkout: Checkout
  ) async throws(ToolError) -> Set<String> {
    guard let folder = graph.folders[module] else {
      throw ToolError("No target \(module).")
    }
    var (used, isDeclared) = (Set<String>(), false)
    for file in graph.sources[module, default: []] {
      let path = "\(folder)/\(file)"
      let text = try checkout.read(path)
      let names = try await cache.answer(to: [path, text]) { () throws(ToolError) in
        try DeclaredNames(of: SourceFile(reading: text, path))
      }
      used.formUnion(names.used[name, default: []])
      isDeclared = isDeclared || names.declared.contains(name)
    }
    guard isDeclared else { throw ToolError("No file in \(module) declares \(name).") }
    return used
  }
}

/// The names that a file declares and uses.
private struct DeclaredNames: Sendable {
  private(set) var declared: Set<String> = []
  /// By type or function, the names in its code and its extensions.
  private(set) var used: [String: Set<String>] = [:]

  init(of file: SourceFile) throws(ToolError) {
    let tree = file.tree
    for declaration in try file.readDeclarations() {
      if declaration.kind != .extension { declared.insert(declaration.name) }
      for index in tree.tokens.indices
      where tree.tokens[index].kind == .identifier
        && declaration.range.contains(tree.tokens[index].range.lowerBound)
      {
        used[declaration.name, default: []].insert(tree.name(at: index))
      }
    }
  }
}

/// The frames of a picture, with their contents.
struct FramedNames {
  /// Each name, with its innermost frame.
  private(set) var names: [(module: String, name: String)] = []
  /// By frame, the enclosing frame.
  private(set) var outer: [String: String?] = [:]
  /// The lines up to the end of the last frame.
  private(set) var frames: [String] = []

  init(_ text: String) throws(ToolError) {
    var open: [String] = []
    for line in text.lines {
      let words = line.trimming(while: \.isWhitespace)
      if let name = words.wholeMatch(of: #/subgraph (\w+)/#)?.1 {
        outer[String(name)] = .some(open.last)
        open.append(String(name))
      } else if words == "end" {
        guard open.popLast() != nil else { throw ToolError("'end' without 'subgraph'.") }
      } else if let module = open.last, words.wholeMatch(of: #/\w+/#) != nil {
        names.append((module, words))
      } else if !words.hasPrefix("flowchart ") {
        // An arrow: the sources determine them.
        continue
      }
      frames.append(line)
    }
    guard open.isEmpty, !names.isEmpty else {
      throw ToolError(
        "Write 'subgraph MODULE' above the names of each module, and 'end' below them.")
    }
    guard names.count <= Picture.maxNodes else {
      throw ToolError(
        "This picture has \(names.count) nodes; at most \(Picture.maxNodes) are allowed.")
    }
  }
}

import SwiftOutline
import ToolSupport

/// The types and the free or static functions that a chapter can use: its own, and those of the package's modules that it
/// imports.
package struct DeclarationIndex: Sendable {
  package struct Found: Sendable {
    /// The declaration's name, with the types around it: `Before.Cart`.
    package let name: String
    /// For example `Chapters/14-Deps1/Deps.swift:12`.
    package var place: String { "\(file.path):\(declaration.line)" }

    let declaration: Declaration
    let file: SourceFile
    /// Whether the declaration belongs to the chapter, and not to an imported module.
    let isOwn: Bool

    var isFunction: Bool { declaration.kind == .function }
    var fileName: String { file.name }
  }

  /// The declarations by name, with the types around it.
  private var all: [String: Found] = [:]
  /// The names of overloaded static functions, because a call's name doesn't determine the overload.
  private var overloaded: Set<String> = []
  private let own: [SourceFile]

  /// - Throws: `ToolError` if a folder can't be read.
  /// - Complexity: reads every file of the chapter, and of those modules.
  package init(of chapter: Chapter, in checkout: Checkout) throws(ToolError) {
    own = try sources(in: chapter.folder, checkout)
    for file in own { add(file, isOwn: true) }
    for module in importedModules(by: own.map(\.text)).sorted() {
      for folder in ["Sources/Features/\(module)", "Sources/Support/\(module)"]
      where checkout.files.isFolder(checkout.path(folder)) {
        for file in try sources(in: folder, checkout) { add(file, isOwn: false) }
      }
    }
  }

  /// Ignores a file that can't be parsed.
  private mutating func add(_ file: SourceFile, isOwn: Bool) {
    guard let declarations = try? file.readDeclarations() else { return }
    add(declarations, of: file, below: "", isOwn: isOwn)
  }

  private mutating func add(
    _ declarations: [Declaration], of file: SourceFile, below outer: String, isOwn: Bool
  ) {
    for declaration in declarations {
      let name = outer + declaration.name
      switch declaration.kind {
      case .class, .actor, .struct, .enum, .protocol, .typealias, .function:
        // An instance method isn't called through its type's name.
        if declaration.kind == .function, !outer.isEmpty, !declaration.isStatic { continue }
        if declaration.isStatic, all[name]?.isFunction == true { overloaded.insert(name) }
        all[name] =
          all[name] ?? Found(name: name, declaration: declaration, file: file, isOwn: isOwn)
      case .extension: break
      default: continue
      }
      add(declaration.members, of: file, below: "\(name).", isOwn: isOwn)
    }
  }

  /// The types and functions that code uses, in the order of their first use.
  package func found(in code: String) -> [Found] {
    guard let tree = try? SourceFile(path: "", text: code).tree else { return [] }
    let own = tree.namesOfDeclarations
    var all: [Found] = []
    for use in tree.nameUses(in: tree.tokens.indices) where !own.contains(use.path[0]) {
      if let found = found(for: use), !all.contains(where: { $0.name == found.name }) {
        all.append(found)
      }
    }
    return all
  }

  private func found(for use: NameUse) -> Found? {
    let names = use.path.indices.reversed().map { use.path[...$0].joined(separator: ".") }
    return names.compactMap { all[$0] }.first { !$0.isFunction || use.isCalled }
  }

  /// The code of the chapter's declarations of a name, with the extensions of a type.
  ///
  /// - Throws: `ToolError` for a name that the chapter doesn't declare.
  func code(of name: String) throws(ToolError) -> [Excerpt] {
    var found: [Excerpt] = []
    for file in own where file.text.contains(name.split(separator: ".").last ?? "") {
      guard let declared = try? DeclaredCode(of: file) else { continue }
      found += declared.code(endingIn: name).map { owner, code in
        // Members don't contain the name of their type, so the label adds it.
        let isMember =
          owner.split(separator: ".").last?.first?.isUppercase == true
          && code.contains { $0.contains(#/^(?:\w+ )*(?:func|var|let|init|subscript)\b/#) }
        return Excerpt(file: isMember ? "\(file.name), \(owner)" : file.name, code: code)
      }
    }
    guard !found.isEmpty else { throw ToolError("No file of the chapter declares '\(name)'.") }
    return found
  }

  /// The called functions in the chapter's files other than `main.swift`.
  func functions(calledIn code: String) -> [Found] {
    found(in: code).filter {
      $0.isFunction && $0.isOwn && $0.fileName != "main.swift" && !overloaded.contains($0.name)
    }
  }
}

extension DeclarationIndex.Found {
  /// The code of a function, with the comment above it in one line.
  var code: [String] {
    let above = file.text(in: 0..<declaration.range.lowerBound).lines
    // Removes a static function's indentation.
    let indent = above.last.map { $0.prefix { $0 == " " } } ?? ""
    func outdented(_ line: String) -> String {
      line.hasPrefix(indent) ? String(line.dropFirst(indent.count)) : line
    }
    let comment = above.dropLast().map(outdented).reversed().prefix { $0.hasPrefix("/// ") }
    let sentence = comment.reversed().map { $0.dropFirst(4) }.joined(separator: " ")
    return (sentence.isEmpty ? [] : ["/// \(sentence)"])
      + file.text(in: declaration.range).lines.map(outdented).withoutMarks
  }

  /// The declaration without bodies: the header of a function; for a type, the members with one of these names, the
  /// initializers and protocol requirements, and `…` for the others.
  func interface(naming words: Set<String>) -> [String] {
    let head = header(of: declaration)
    guard declaration.kind != .function, declaration.kind != .typealias else { return [head] }
    let shown = declaration.members.filter {
      declaration.kind == .protocol || $0.kind == .initializer || words.contains($0.name)
    }
    let lines = shown.map { "  \(header(of: $0))" }
    let rest = declaration.members.count > shown.count ? ["  …"] : []
    return lines.isEmpty && rest.isEmpty ? ["\(head) {}"] : ["\(head) {"] + lines + rest + ["}"]
  }

  /// A declaration on one line, without its body or value.
  private func header(of declaration: Declaration) -> String {
    var range = declaration.headerRange
    if declaration.isProperty, let value = declaration.initialValueRange,
      declaration.type != nil
    {
      range = range.lowerBound..<value.lowerBound
    }
    // A comment would hide what follows it on the one line.
    let lines = file.text(in: range).lines.map { $0.replacing(#/ *\/\/ .*$/#, with: "") }
    let text = onOneLine(lines.joined(separator: "\n")).squeezed.trimming { " =".contains($0) }
    let accessors = file.text(in: declaration.range).firstMatch(of: #/\{ get(?: set)? \}$/#)
    return accessors.map { text.hasSuffix($0.0) ? text : "\(text) \($0.0)" } ?? text
  }
}

extension SourceFile {
  fileprivate var name: String { "\(path.split(separator: "/").last ?? "")" }
}

private func sources(
  in folder: String, _ checkout: Checkout
) throws(ToolError) -> [SourceFile] {
  let names = try checkout.files.files(below: checkout.path(folder)) {
    Chapter.besideProgram.contains($0)
  }
  return names.filter { $0.hasSuffix(".swift") }
    .compactMap { try? checkout.source("\(folder)/\($0)") }
}

import SwiftOutline

/// Collects names and calls from tokens, in one pass.
struct CodeReader {
  private let tree: TokenTree
  private let path: String
  /// The names of variables that hold dependencies.
  private let values: Set<String>
  private var found = Code()
  /// Whether a name of dependencies is bound to another value: by `let`, `for`, a closure's parameter.
  private var rebinds = false
  private var openBrackets: [Int] = []
  /// The callee of each `(` that begins the arguments of a call.
  private var callees: [Int: (path: [String], place: Place)] = [:]

  init(_ tree: TokenTree, path: String, values: Set<String>) {
    (self.tree, self.path, self.values) = (tree, path, values)
  }

  /// The result. If a name is rebound, no call certainly gets dependencies.
  var code: Code {
    var code = found
    if rebinds { code.passes = [] }
    return code
  }

  /// - Parameter isHeader: whether to read only names, as in the header of a declaration.
  mutating func read(_ range: Range<Int>, isHeader: Bool = false) {
    for index in range {
      switch tree.tokens[index].kind {
      case .punctuation, .operator:
        if sees(["(", "[", "{"], at: index) { openBrackets.append(index) }
        if sees([")", "]", "}"], at: index) { _ = openBrackets.popLast() }
      case .identifier: readName(index, isHeader)
      case .keyword where sees(["init", "Self"], at: index): noteCallee(index)
      case .string:
        for inner in tree.interpolations(at: index) {
          var reader = CodeReader(inner, path: path, values: values)
          reader.read(inner.tokens.indices)
          found.add(reader.code)
        }
      default: break
      }
    }
  }

  private mutating func readName(_ index: Int, _ isHeader: Bool) {
    let name = tree.name(at: index)
    if tree.isLabel(at: index) { return }
    found.names.insert(name)
    if tree.sees(".", at: index - 1) || index > 0 && tree.text(at: index - 1).hasSuffix("\\.") {
      found.members.insert(name)
    }
    if isHeader { return }
    noteCallee(index)
    if values.contains(name) { readValue(index) }
  }

  /// Records a call, if the name begins one.
  private mutating func noteCallee(_ index: Int) {
    var next = index + 1
    if tree.sees("<", at: next), let closing = tree.closing(of: next) { next = closing + 1 }
    guard tree.sees("(", at: next) else { return }
    var (path, start) = ([tree.name(at: index)], index)
    while tree.sees(".", at: start - 1), tree.isIdentifier(at: start - 2) {
      start -= 2
      path.insert(tree.name(at: start), at: 0)
    }
    if path == ["init"] {
      let receiver: [StaticString] = ["super", "self", "Self"]
      guard sees(receiver, at: start - 2) else { return }
      path = [tree.text(at: start - 2).capitalized]
    }
    if path.count > 1, path.last == "init" { path.removeLast() }
    // A method called on a value is looked up by its name alone.
    if path[0].first?.isUppercase != true { path = [path[path.count - 1]] }
    callees[next] = (path, place(start))
  }

  private func sees(_ words: [StaticString], at index: Int) -> Bool {
    words.contains { tree.sees($0, at: index) }
  }

  private func place(_ index: Int) -> Place {
    Place(file: path, line: tree.tokens[index].line, column: tree.tokens[index].column)
  }

  // MARK: - Dependencies

  private mutating func readValue(_ index: Int) {
    let isMember = tree.sees(".", at: index - 1)
    if !isMember, sees(["let", "var", "for"], at: index - 1) || tree.sees("in", at: index + 1) {
      rebinds = true
    }
    let start = isMember ? index - 2 : index
    var end = index + 1
    while sees(["?", "!"], at: end) { end += 1 }
    if isMember, !sees(["self", "super"], at: start) {
      found.usesForeign = true
    } else if !tree.sees(".", at: end), !isStored(start, end) {
      pass(start..<end, at: index)
    }
  }

  /// Whether the dependencies between two tokens are assigned to, captured by a closure, or stored in a property for
  /// dependencies.
  private func isStored(_ start: Int, _ end: Int) -> Bool {
    if tree.sees("=", at: end) && !sees(["let", "var"], at: start - 1) { return true }
    if tree.sees("=", at: start - 1) {
      return tree.isIdentifier(at: start - 2) && values.contains(tree.name(at: start - 2))
    }
    guard let bracket = openBrackets.last, let closing = tree.closing(of: bracket) else {
      return false
    }
    return tree.sees("[", at: bracket) && tree.sees("{", at: bracket - 1)
      && sees(["in", "("], at: closing + 1)
  }

  /// Records the destination of the value in a range of tokens.
  private mutating func pass(_ range: Range<Int>, at index: Int) {
    var (label, before) = ("_", range.lowerBound - 1)
    if tree.sees(":", at: before), tree.isLabel(at: before - 1) {
      (label, before) = (tree.name(at: before - 1), before - 2)
    }
    guard let bracket = openBrackets.last, let callee = callees[bracket],
      sees(["(", ","], at: before), sees([")", ","], at: range.upperBound)
    else {
      found.escape = found.escape ?? place(index)
      return
    }
    found.passes.append(
      PassingCall(callee: callee.path, label: label, place: callee.place))
  }
}

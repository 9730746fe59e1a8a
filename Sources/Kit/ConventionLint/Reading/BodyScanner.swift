import SwiftOutline

/// Scans the tokens of code once, and records what the rules need.
struct BodyScanner {
  /// How a file names its dependencies.
  struct Names {
    /// The names of variables that hold dependencies.
    let values: Set<String>
    /// The names of the parts of such variables that are tuples.
    let labels: Set<String>
  }

  private let tree: TokenTree
  private let path: String
  private let known: Names
  private(set) var body = Body()
  /// The open brackets.
  private var open: [Int] = []
  /// For each `>` that closes generic arguments, the `<` that opens them.
  private var angles: [Int: Int] = [:]
  /// The first token of the declaration's body or value, and the type that it gives.
  private var start = 0
  private var result: [String]?

  init(_ tree: TokenTree, path: String, _ known: Names) {
    (self.tree, self.path, self.known) = (tree, path, known)
  }

  /// Scans the initial value and the body of a declaration, not its header.
  mutating func scan(_ declaration: Declaration) {
    for case let range? in [declaration.initialValueRange, declaration.bodyRange] {
      let tokens = tree.tokens(in: range)
      (start, result) = (tokens.lowerBound, declaration.type?.path)
      scan(tokens)
      result = nil
    }
  }

  mutating func scan(_ range: Range<Int>) {
    for index in range {
      switch tree.tokens[index].kind {
      case .punctuation, .operator: visitSign(index)
      case .identifier: visitName(index)
      case .string:
        for inner in tree.interpolations(at: index) {
          var scanner = BodyScanner(inner, path: path, known)
          scanner.body = body
          scanner.scan(inner.tokens.indices)
          body = scanner.body
        }
      default: break
      }
    }
  }

  private mutating func visitSign(_ index: Int) {
    if sees(["(", "[", "{"], at: index) {
      open.append(index)
    } else if sees([")", "]", "}"], at: index) {
      _ = open.popLast()
    } else if tree.sees("<", at: index), tree.isIdentifier(at: index - 1),
      let closing = tree.closing(of: index)
    {
      angles[closing] = index
    }
  }

  private mutating func visitName(_ index: Int) {
    let name = tree.name(at: index)
    if tree.isLabel(at: index) {
      visitLabel(index, name)
      return
    }
    body.names.insert(name)
    if isBehindDot(index) { body.members.insert(name) }
    if known.values.contains(name) { visitValue(index, name) }
  }

  /// The name or sign at an index; empty outside of the tree.
  private func word(_ index: Int) -> String {
    tree.tokens.indices.contains(index) ? tree.name(at: index) : ""
  }

  private func sees(_ words: [StaticString], at index: Int) -> Bool {
    words.contains { tree.sees($0, at: index) }
  }

  /// Whether it is a member: behind a dot, also that of a key path.
  private func isBehindDot(_ index: Int) -> Bool {
    index > 0 && (tree.sees(".", at: index - 1) || word(index - 1).hasSuffix("\\."))
  }

  private func place(_ index: Int) -> Place {
    Place(file: path, line: tree.tokens[index].line, column: tree.tokens[index].column)
  }

  // MARK: - The values that are dependencies

  private mutating func visitValue(_ index: Int, _ name: String) {
    // What it is a member of, from the outside in.
    var (receiver, first) = ([String](), index)
    while tree.sees(".", at: first - 1) {
      let before = sees(["?", "!"], at: first - 2) ? first - 3 : first - 2
      guard tree.isIdentifier(at: before) || sees(["self", "super"], at: before) else {
        (receiver, first) = (["?"], before)
        break
      }
      receiver.insert(word(before), at: 0)
      first = before
    }
    if ["self", "super"].contains(receiver.first) { receiver.removeFirst() }
    let value: HandOn.Value =
      receiver.isEmpty ? .own(name, onSelf: first < index) : .others(name, of: receiver)
    // A part of a tuple, as in `dependencies.nested`, is the same dependencies.
    var end = index + 1
    if tree.sees(".", at: end), known.labels.contains(word(end + 1)) { end += 2 }
    while sees(["?", "!"], at: end), tree.sees(".", at: end + 1) { end += 1 }
    if tree.sees(".", at: end) {
      if !receiver.isEmpty { body.reads.append((name, receiver, word(end + 1))) }
    } else if first == index, isBound(index) {
      body.rebinds = true
    } else if !isCaptured(index), !isAssigned(end), !isSameBinding(index) {
      handOn(value, first..<end, at: index)
    }
  }

  /// Whether a value is given here: `dependencies = …`.
  private func isAssigned(_ end: Int) -> Bool { tree.sees("=", at: end) }

  /// Whether it is unwrapped under its own name: `if let dependencies {`.
  private func isSameBinding(_ index: Int) -> Bool {
    sees(["let", "var"], at: index - 1) && sees(["{", ",", "else"], at: index + 1)
  }

  /// Records where a value goes whose tokens are in a range.
  private mutating func handOn(_ value: HandOn.Value, _ range: Range<Int>, at index: Int) {
    let (before, after) = (range.lowerBound - 1, range.upperBound)
    if tree.sees("=", at: before), let property = property(before: before), endsHere(after) {
      add(.property(property), label: nil, value, at: index)
      return
    }
    var label: String?
    var opening = before
    if tree.sees(":", at: before), tree.isLabel(at: before - 1) {
      (label, opening) = (word(before - 1), before - 2)
    }
    guard let bracket = open.last, tree.sees("(", at: bracket), sees(["(", ","], at: opening),
      sees([")", ","], at: after)
    else { return escape(value, at: index) }
    if let label, known.labels.contains(label), tree.sees("=", at: bracket - 1),
      let property = property(before: bracket - 1)
    {
      add(.property(property), label: nil, value, at: index)
    } else if let implicit = implicit(before: bracket) {
      add(implicit, label: label, value, at: bracket - 1)
    } else if let callee = Callee(tree, before: bracket, angles, result: result(before: bracket)) {
      add(
        .call(callee.path, onValue: callee.isOnValue), label: label, value, at: callee.start)
    } else {
      escape(value, at: index)
    }
  }

  private mutating func add(
    _ target: HandOn.Target, label: String?, _ value: HandOn.Value, at index: Int
  ) {
    body.handOns.append(
      HandOn(target: target, label: label, value: value, place: place(index)))
  }

  private mutating func escape(_ value: HandOn.Value, at index: Int) {
    if case .own = value {
      body.escape = body.escape ?? place(index)
    } else {
      // Whoever it belongs to, nothing is known of where it goes.
      add(.call([".", ""], onValue: false), label: nil, value, at: index)
    }
  }

  /// The property that is assigned to by the `=` at an index: `self.name = …` or `name = …`.
  private func property(before assignment: Int) -> String? {
    let name = assignment - 1
    guard tree.isIdentifier(at: name) else { return nil }
    if tree.sees(".", at: name - 1) {
      return tree.sees("self", at: name - 2) ? word(name) : nil
    }
    return sees(["let", "var", ":"], at: name - 1) ? nil : word(name)
  }

  /// Whether an expression ends before an index.
  private func endsHere(_ index: Int) -> Bool {
    guard tree.tokens.indices.contains(index) else { return true }
    return sees(["}", ";"], at: index)
      || tree.tokens[index].line > tree.tokens[index - 1].line
        && tree.tokens[index].kind != .operator
  }

  /// Whether the name is bound to another value here: by `let`, `for` or a closure's parameter.
  private func isBound(_ index: Int) -> Bool {
    if isSameBinding(index) { return false }
    if sees(["let", "var", "for"], at: index - 1) { return true }
    if tree.sees("(", at: index - 1), sees(["let", "var"], at: index - 2) { return true }
    if isCaptured(index) { return tree.sees("=", at: index + 1) }
    if let bracket = open.last, tree.sees("(", at: bracket), sees(["{", "]"], at: bracket - 1),
      let closing = tree.closing(of: bracket),
      sees(["in", "->", "throws", "async"], at: closing + 1)
    {
      return true
    }
    let end = tree.tokens.indices.dropFirst(index + 1).first {
      !tree.isIdentifier(at: $0) && !tree.sees(",", at: $0)
    }
    return end.map { tree.sees("in", at: $0) } ?? false
  }

  private func isCaptured(_ index: Int) -> Bool {
    guard let bracket = open.last, let closing = tree.closing(of: bracket),
      tree.sees("[", at: bracket), tree.sees("{", at: bracket - 1),
      closing + 1 < tree.tokens.count
    else { return false }
    // An array can stand there, too.
    return tree.tokens[closing + 1].line == tree.tokens[closing].line
      && (["in", "(", "_"].contains(word(closing + 1)) || tree.isIdentifier(at: closing + 1))
  }

  // MARK: - Labels

  private mutating func visitLabel(_ index: Int, _ name: String) {
    guard known.values.contains(name), let bracket = open.last, tree.sees("(", at: bracket) else {
      return
    }
    guard let callee = Callee(tree, before: bracket, angles, result: nil),
      !tree.sees("func", at: callee.start - 1)
    else {
      body.rebinds = body.rebinds || !known.labels.contains(name)
      return
    }
    // What is made for the callee: `Row(dependencies: SplicedRowDependencies(…))`.
    var last = index + 2
    while tree.isIdentifier(at: last), tree.sees(".", at: last + 1) { last += 2 }
    guard tree.isIdentifier(at: last), sees(["(", "<"], at: last + 1),
      word(last).first?.isUppercase == true
    else { return }
    add(
      .call(callee.path, onValue: callee.isOnValue), label: name, .made(word(last)), at: index)
  }

  /// What `.init(…)` makes where it is an argument with a label of another call.
  private func implicit(before bracket: Int) -> HandOn.Target? {
    let dot = bracket - 2
    guard tree.sees("init", at: dot + 1), tree.sees(".", at: dot), tree.sees(":", at: dot - 1),
      tree.isLabel(at: dot - 2), let outer = open.dropLast().last, tree.sees("(", at: outer),
      let callee = Callee(tree, before: outer, angles, result: nil), callee.path[0] != "."
    else { return nil }
    return .implicit(in: callee.path, label: word(dot - 2))
  }

  /// The type of what `.init(…)` makes here, if it is all that a declaration gives, or the value of
  /// a local `let book: Book`.
  private func result(before bracket: Int) -> [String]? {
    let dot = bracket - 2
    guard tree.sees("init", at: dot + 1), tree.sees(".", at: dot) else { return nil }
    if dot == start || open.count == 1 && tree.sees("return", at: dot - 1) { return result }
    guard tree.sees("=", at: dot - 1) else { return nil }
    var name = (angles[dot - 2] ?? dot - 1) - 1
    var path: [String] = []
    while tree.isIdentifier(at: name) {
      path.insert(tree.name(at: name), at: 0)
      guard tree.sees(".", at: name - 1) else { break }
      name -= 2
    }
    let isTyped = tree.sees(":", at: name - 1) && sees(["let", "var"], at: name - 3)
    return isTyped && !path.isEmpty ? path : nil
  }
}

/// The path before the parenthesis of a call.
private struct Callee {
  private(set) var path: [String] = []
  private(set) var isOnValue = false
  private(set) var start: Int

  /// - Parameter result: the type of what `.init(…)` makes, if it is known.
  init?(_ tree: TokenTree, before bracket: Int, _ angles: [Int: Int], result: [String]?) {
    func name(before index: Int) -> Int { (angles[index - 1] ?? index) - 1 }
    func isName(_ index: Int, or words: [StaticString]) -> Bool {
      tree.isIdentifier(at: index) || words.contains { tree.sees($0, at: index) }
    }
    start = name(before: bracket)
    guard isName(start, or: ["init", "Self"]) else { return nil }
    if let result {
      path = result
      return
    }
    path = [tree.name(at: start)]
    while tree.sees(".", at: start - 1) {
      let receiver = name(before: start - 1)
      guard isName(receiver, or: ["self", "Self", "super"]) else {
        // This is a member of an expression, or an implicit member such as `.init`.
        isOnValue =
          tree.isString(at: receiver)
          || [")", "]", "}", "?", "!"].contains { tree.sees($0, at: receiver) }
        if !isOnValue { path.insert(".", at: 0) }
        break
      }
      path.insert(tree.name(at: receiver), at: 0)
      start = receiver
    }
    if tree.sees("@", at: start - 1) { return nil }
    simplify()
  }

  /// `Screen.init` becomes `Screen`, and `self.show` and `model.show` become `show`.
  private mutating func simplify() {
    if path.count > 1, path.last == "init", !["super", "self", "."].contains(path[0]) {
      path.removeLast()
    }
    guard path.count > 1, path[0] != "super" else { return }
    let isOnSelf = path[0] == "self" && path.last != "init"
    guard isOnSelf || path[0] != "self" && path[0].first?.isUppercase == false else { return }
    // An implicit member stays what it is.
    guard path[0] != "." else { return }
    isOnValue = !isOnSelf || path.count > 2
    path = [path[path.count - 1]]
  }
}

import SwiftOutline

/// Scans the tokens of a body once, and records what the rules need.
struct BodyScanner {
  private let tree: TokenTree
  private let path: String
  private var names: Names
  private var calls: [CallFact] = []
  private var details = BodyDetails()
  /// The open brackets.
  private var open: [Int] = []
  /// For each `>` that closes generic arguments, the `<` that opens them.
  private var angles: [Int: Int] = [:]
  /// The tokens `dependencies` that are recorded as an argument of a call.
  private var values: Set<Int> = []
  /// The first token of the declaration's body or value, and the type that it gives.
  private var start = 0
  private var result: [String]?

  init(_ tree: TokenTree, path: String) {
    (self.tree, self.path) = (tree, path)
    names = Names(in: tree.names)
  }

  /// What was recorded.
  mutating func body() -> Body {
    names.settle()
    return Body(names, calls: calls, details)
  }

  /// Records the names in a range of bytes, and nothing else.
  mutating func mention(_ range: Range<Int>, except left: [Range<Int>] = []) {
    var start = range.lowerBound
    for hole in left {
      mentionAll(start..<max(start, hole.lowerBound))
      start = hole.upperBound
    }
    mentionAll(start..<max(start, range.upperBound))
  }

  private mutating func mentionAll(_ range: Range<Int>) {
    let tokens = tree.tokens(in: range)
    if tokens.contains(where: isNested) { details.namesNested = true }
    // A generic parameter may be made, and a default value may be anything.
    let isPlain = !tokens.contains { index in
      ["<", "where", "="].contains { tree.sees($0, at: index) }
    }
    tree.forEachName(in: range) {
      names.add($0, isPlain ? [.mentioned, .apart] : [.mentioned, .apart, .made])
    }
    guard isPlain else { return }
    for index in tokens {
      if let number = tree.numberOfName(at: index), mayMake(index) { names.add(number, .made) }
    }
  }

  private mutating func noteName(_ index: Int, _ number: Int) {
    var uses: Names.Use = mayMake(index) ? [.mentioned, .made] : .mentioned
    if tree.sees(".", at: index - 1), tree.isIdentifier(at: index - 2),
      word(index - 2).first?.isUppercase == true, !tree.sees(".", at: index - 3)
    {
      details.members.insert("\(word(index - 2)).\(word(index))")
    } else {
      uses.insert(.apart)
    }
    names.add(number, uses)
    if isNested(index) { details.namesNested = true }
  }

  /// Whether it is the name of an alias in a type, as in `Row.Dependencies`.
  private func isNested(_ index: Int) -> Bool {
    tree.sees("Dependencies", at: index) && tree.sees(".", at: index - 1)
  }

  /// Whether code makes a value of the type at an index, as far as what is around it tells. It does
  /// not in `Badge.height`, nor where `Badge` is the type of something.
  private func mayMake(_ index: Int) -> Bool {
    var first = index
    while tree.sees(".", at: first - 1) { first -= 2 }
    if tree.sees(".", at: index + 1) {
      return !tree.isIdentifier(at: index + 2)
        || ["Type", "Protocol", "Dependencies"].contains(word(index + 2))
    }
    let isType =
      [":", "->", "as", "is"].contains { tree.sees($0, at: first - 1) }
      && !tree.sees("where", at: first - 3)
    return !isType || ["(", "<", "{"].contains { tree.sees($0, at: index + 1) }
  }

  /// Records the attributes of a declaration that may be macros.
  mutating func noteAttributes(of declaration: Declaration) {
    for attribute in declaration.attributes
    where !Self.attributes.contains(attribute.name) && !attribute.name.hasPrefix("_") {
      details.macros.insert("@" + attribute.name)
    }
  }

  /// The attributes of the language, and those of the system's libraries that add no code which
  /// could use dependencies.
  private static let attributes: Set<String> = [
    "available", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping",
    "frozen", "globalActor", "implementation", "inlinable", "inline", "main", "MainActor",
    "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder",
    "Sendable", "specialized", "testable", "unchecked", "usableFromInline", "NSManaged",
    "IBAction", "IBOutlet", "IBDesignable", "IBInspectable", "GKInspectable", "UIApplicationMain",
    "NSApplicationMain", "Observable", "ObservationIgnored", "ObservationTracked", "Published",
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding",
    "Bindable", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Namespace", "Query",
    "FetchRequest", "ViewBuilder", "SceneBuilder", "CommandsBuilder", "ToolbarContentBuilder",
    "UIApplicationDelegateAdaptor", "ScaledMetric", "Test", "Suite", "TaskLocal", "Model",
    "abi", "backDeployed", "concurrent", "convention", "differentiable", "exclusivity",
    "retroactive",
  ]

  /// The macros of the system's libraries that add no code which could use dependencies.
  private static let macros: Set<String> = [
    "#selector", "#keyPath", "#available", "#unavailable", "#file", "#fileID", "#filePath",
    "#line", "#column", "#function", "#dsohandle", "#colorLiteral", "#imageLiteral",
    "#fileLiteral", "#isolation", "#externalMacro", "#Preview", "#expect", "#require",
    "#Predicate", "#Expression",
  ]

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
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = endOfLocalType(at: index, before: range.upperBound) {
        noteLocalType(index..<end)
        index = end
      } else {
        visit(index)
        index += 1
      }
    }
  }

  private mutating func visit(_ index: Int) {
    switch tree.tokens[index].kind {
    case .punctuation, .operator: visitSign(index)
    case .pound:
      let macro = tree.text(at: index)
      if !Self.macros.contains(macro) { details.macros.insert(macro) }
    case .identifier:
      let isLabel = tree.isLabel(at: index)
      let name = tree.name(at: index)
      if !isLabel {
        if isGivenOthers(index) {
          details.independent.insert(name)
        } else if let number = tree.numberOfName(at: index) {
          noteName(index, number)
        }
      }
      guard name == "dependencies" || name == "externalDependencies" else { return }
      if isLabel { visitLabel(index) } else if name == "dependencies" { visitValue(index) }
    case .keyword where tree.sees("init", at: index):
      if tree.sees(".", at: index - 1), !tree.isIdentifier(at: index - 2),
        !["self", "super"].contains(word(index - 2))
      {
        details.makesAny = true
      }
    case .string:
      for inner in tree.interpolations(at: index) {
        var scanner = BodyScanner(inner, path: path)
        (scanner.names, scanner.calls, scanner.details) = (names, calls, details)
        (names, calls, details) = (Names(), [], .none)
        scanner.scan(inner.tokens.indices)
        (names, calls, details) = (scanner.names, scanner.calls, scanner.details)
      }
    default: break
    }
  }

  private mutating func visitSign(_ index: Int) {
    if ["(", "[", "{"].contains(where: { tree.sees($0, at: index) }) {
      open.append(index)
    } else if [")", "]", "}"].contains(where: { tree.sees($0, at: index) }) {
      _ = open.popLast()
    } else if tree.sees("<", at: index), tree.isIdentifier(at: index - 1),
      let closing = tree.closing(of: index)
    {
      angles[closing] = index
      let arguments = (index + 1..<closing).compactMap(tree.numberOfName)
      details.takers.append((tree.name(at: index - 1), Set(arguments.map { tree.names[$0] })))
      for number in arguments { names.add(number, .made) }
    }
  }

  /// The name or sign at an index; empty outside of the tree.
  private func word(_ index: Int) -> String {
    tree.tokens.indices.contains(index) ? tree.name(at: index) : ""
  }

  private func place(_ index: Int) -> Place {
    Place(file: path, line: tree.tokens[index].line, column: tree.tokens[index].column)
  }

  // MARK: - Types in functions

  private func endOfLocalType(at index: Int, before limit: Int) -> Int? {
    let introduces =
      switch tree.tokens[index].kind {
      case .keyword:
        ["struct", "class", "enum", "protocol", "extension"].contains {
          tree.sees($0, at: index)
        } && !tree.sees(".", at: index - 1)
      case .identifier: tree.sees("actor", at: index)
      default: false
      }
    guard introduces, tree.isIdentifier(at: index + 1),
      ["{", ":", "<", ".", "where"].contains(word(index + 2))
    else { return nil }
    let end = (index..<limit).dropFirst(2).first { ["{", "}", ";"].contains(tree.text(at: $0)) }
    // Only the brace that opens the body has a closing one.
    return end.flatMap(tree.closing).map { min($0 + 1, limit) }
  }

  private mutating func noteLocalType(_ range: Range<Int>) {
    let numbers = range.compactMap(tree.numberOfName)
    for number in numbers { names.add(number, [.mentioned, .apart, .made]) }
    if range.contains(where: isNested) { details.namesNested = true }
    guard numbers.contains(where: { tree.names[$0].hasSuffix("ependencies") }) else { return }
    let name = range.lowerBound + 1
    details.localTypes.append(Reference(path: [tree.name(at: name)], place: place(name)))
  }

  // MARK: - The value called dependencies

  private mutating func visitValue(_ index: Int) {
    guard !values.contains(index) else { return }
    if tree.sees(".", at: index - 1), !tree.sees("self", at: index - 2) {
      // The dependencies of another value.
      var member = index + 1
      while ["?", "!", "."].contains(word(member)) { member += 1 }
      if member > index + 1, tree.isIdentifier(at: member) {
        details.reached.insert(word(member))
      } else {
        details.otherEscapes = true
      }
    } else if isBound(index) {
      details.rebinds = true
    } else if ![".", "?", "!", "="].contains(word(index + 1)), !isCaptured(index),
      // `self.dependencies = …` stores it.
      !tree.sees("=", at: index - 1) || word(index - 2) != "dependencies"
        || word(index - 4) != "self"
    {
      details.escape = details.escape ?? place(index)
    }
  }

  /// Whether the name is bound to another value here: by `let`, `for` or a closure's parameter.
  private func isBound(_ index: Int) -> Bool {
    if ["let", "var", "for"].contains(word(index - 1)) { return true }
    if tree.sees("(", at: index - 1), ["let", "var"].contains(word(index - 2)) { return true }
    if isCaptured(index) { return tree.sees("=", at: index + 1) }
    if let bracket = open.last, isClosureParameters(bracket),
      let closing = tree.closing(of: bracket),
      ["in", "->", "throws", "async"].contains(word(closing + 1))
    {
      return true
    }
    let end = tree.tokens.indices.dropFirst(index + 1).first {
      !tree.isIdentifier(at: $0) && !tree.sees(",", at: $0) && !tree.sees("_", at: $0)
    }
    return end.map { tree.sees("in", at: $0) } ?? false
  }

  private func isClosureParameters(_ bracket: Int) -> Bool {
    tree.sees("(", at: bracket)
      && (tree.sees("{", at: bracket - 1) || tree.sees("]", at: bracket - 1))
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

  // MARK: - Calls

  /// Whether a type is created here with dependencies that are created for it, as in
  /// `Row(dependencies: Sample())`.
  private func isGivenOthers(_ index: Int) -> Bool {
    guard tree.sees("(", at: index + 1), let closing = tree.closing(of: index + 1) else {
      return false
    }
    var place = index + 2
    while place < closing {
      if tree.sees("dependencies", at: place), tree.isLabel(at: place),
        case .made(let name) = value(at: place + 2, in: index + 1)
      {
        return name.first?.isUppercase == true
      }
      place = (tree.closing(of: place) ?? place) + 1
    }
    return false
  }

  private mutating func visitLabel(_ index: Int) {
    guard let bracket = open.last, tree.sees("(", at: bracket) else { return }
    let found = Callee(tree, before: bracket, angles, result: result(before: bracket))
    guard let callee = found, !tree.sees("func", at: callee.start - 1) else {
      if found != nil || isClosureParameters(bracket) { details.rebinds = true }
      return
    }
    let value = value(at: index + 2, in: bracket)
    if value != .external, let name = nameOfValue(at: index + 2, in: bracket) {
      values.insert(name)
    }
    calls.append(
      CallFact(
        callee: Reference(path: callee.path, place: place(callee.start)),
        isOnValue: callee.isOnValue, label: word(index), placeOfLabel: place(index), value: value))
  }

  /// Where the name `dependencies` is whose value is a whole argument, as in `model.dependencies`.
  private func nameOfValue(at start: Int, in bracket: Int) -> Int? {
    let limit = tree.closing(of: bracket) ?? start
    let end = (start..<max(start, limit)).first { place in
      tree.sees(",", at: place) || tree.closing(of: place) != nil
    }
    let name = (end ?? limit) - 1
    guard name >= start, tree.sees("dependencies", at: name),
      name == start || tree.sees(".", at: name - 1), end == nil || tree.sees(",", at: name + 1)
    else { return nil }
    return name
  }

  /// The type of what `.init(…)` makes here, if it is all that a declaration gives, or the value of
  /// a local `let book: Book`.
  private func result(before bracket: Int) -> [String]? {
    let dot = bracket - 2
    guard tree.sees("init", at: dot + 1), tree.sees(".", at: dot) else { return nil }
    let isWhole =
      dot == start || open.count == 1 && tree.sees("return", at: dot - 1)
    if isWhole { return result }
    guard tree.sees("=", at: dot - 1) else { return nil }
    var name = (angles[dot - 2] ?? dot - 1) - 1
    var path: [String] = []
    while tree.isIdentifier(at: name) {
      path.insert(tree.name(at: name), at: 0)
      guard tree.sees(".", at: name - 1) else { break }
      name -= 2
    }
    let isTyped = tree.sees(":", at: name - 1) && ["let", "var"].contains(word(name - 3))
    return isTyped && !path.isEmpty ? path : nil
  }

  private func value(at start: Int, in bracket: Int) -> CallFact.Value {
    if let name = nameOfValue(at: start, in: bracket) {
      if name == start { return .own(isBare: true) }
      // `self.dependencies`, `self?.dependencies` and `self!.dependencies`.
      if tree.sees("self", at: start), name <= start + 3 { return .own(isBare: false) }
      let isMember = tree.sees("self", at: start) && tree.sees(".", at: start + 1)
      let value = isMember ? start + 2 : start
      return .others(of: name == value + 2 ? word(value) : nil)
    }
    let isOnSelf = tree.sees("self", at: start) && tree.sees(".", at: start + 1)
    let name = isOnSelf ? start + 2 : start
    if tree.sees("externalDependencies", at: name),
      name + 1 == tree.closing(of: bracket) || tree.sees(",", at: name + 1)
    {
      return .external
    }
    var last = start
    while tree.isIdentifier(at: last), tree.sees(".", at: last + 1) { last += 2 }
    let isMade = tree.sees("(", at: last + 1) || tree.sees("<", at: last + 1)
    return isMade ? .made(word(last)) : .other
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
    isOnValue = !isOnSelf || path.count > 2
    path = [path[path.count - 1]]
  }
}

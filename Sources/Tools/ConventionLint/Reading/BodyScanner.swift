/// Goes through the words of a body once, and notes what the rules ask about.
struct BodyScanner {
  let words: Words
  let path: String
  private(set) var body = Body()
  private(set) var reached: Set<String> = []
  private(set) var localTypes: [Reference] = []
  /// The brackets that are open.
  private var open: [Int] = []
  /// The places where `dependencies` is the value of an argument that is noted with its call.
  private var values: Set<Int> = []

  init(words: Words, path: String) {
    (self.words, self.path) = (words, path)
  }

  mutating func scan(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = endOfLocalType(at: index, before: range.upperBound) {
        noteLocalType(index..<end)
        index = end
        continue
      }
      let word = words.all[index]
      switch word.kind {
      case .sign: visitSign(word.text, index)
      case .name:
        if !words.isLabel(index) { body.mentions.insert(word.text) }
        if word.text == "dependencies" || word.text == "externalDependencies" {
          visitDependencies(index)
        }
      default: break
      }
      index += 1
    }
  }

  private mutating func visitSign(_ text: String, _ index: Int) {
    switch text {
    case "(", "[", "{": open.append(index)
    case ")", "]", "}": _ = open.popLast()
    case "<":
      guard words.isName(index - 1), let end = words.endOfAngles(from: index) else { return }
      let arguments = Set((index + 1..<end - 1).filter(words.isName).map(words.text))
      body.takers.append((words.text(index - 1), arguments))
    default: break
    }
  }

  private func place(_ index: Int) -> Place {
    let word = words.all[index]
    return Place(file: path, line: word.line, column: word.column)
  }
}

// MARK: - Types in functions

extension BodyScanner {
  private static let introducers: Set<String> = [
    "struct", "class", "enum", "protocol", "extension",
  ]

  private func endOfLocalType(at index: Int, before limit: Int) -> Int? {
    let word = words.all[index]
    let introduces =
      word.kind == .keyword
      ? Self.introducers.contains(word.text) && !words.sees(".", at: index - 1)
      : word.kind == .name && word.text == "actor"
    guard introduces, words.isName(index + 1),
      ["{", ":", "<", ".", "where"].contains(words.text(index + 2))
    else { return nil }
    var next = index + 2
    while next < limit, !words.sees("{", at: next) {
      if words.sees("}", at: next) || words.sees(";", at: next) { return nil }
      next += 1
    }
    return words.partner(of: next).map { min($0 + 1, limit) }
  }

  private mutating func noteLocalType(_ range: Range<Int>) {
    let names = range.filter(words.isName).map(words.text)
    body.mentions.formUnion(names)
    guard names.contains(where: { $0.hasSuffix("ependencies") }) else { return }
    let name = range.lowerBound + 1
    localTypes.append(Reference(path: [words.text(name)], place: place(name)))
  }
}

// MARK: - The value called dependencies

extension BodyScanner {
  private mutating func visitDependencies(_ index: Int) {
    if words.isLabel(index) {
      visitLabel(index)
      return
    }
    guard words.text(index) == "dependencies", !values.contains(index) else { return }
    let next = words.text(index + 1)
    if words.sees(".", at: index - 1), !(words.text(index - 2) == "self") {
      // The dependencies of something else.
      var member = index + 1
      while ["?", "!", "."].contains(words.text(member)) { member += 1 }
      if member > index + 1 { reached.insert(words.text(member)) }
      return
    }
    if isBound(index) {
      body.rebinds = true
    } else if ![".", "?", "!", "=", "?."].contains(next), !isCaptured(index), !isStored(index) {
      body.escapes.append(place(index))
    }
  }

  /// Whether the name is given to another value here: by `let`, `for`, or as a closure's parameter.
  private func isBound(_ index: Int) -> Bool {
    let previous = words.text(index - 1)
    if ["let", "var", "for"].contains(previous) { return true }
    if words.sees("(", at: index - 1), ["let", "var"].contains(words.text(index - 2)) {
      return true
    }
    if let bracket = open.last, words.sees("[", at: bracket), words.sees("{", at: bracket - 1) {
      return words.sees("=", at: index + 1)
    }
    if let bracket = open.last, words.sees("(", at: bracket),
      words.sees("{", at: bracket - 1) || words.sees("]", at: bracket - 1),
      let close = words.partner(of: bracket),
      ["in", "->", "throws", "async"].contains(words.text(close + 1))
    {
      return true
    }
    var next = index + 1
    while words.isName(next) || words.sees(",", at: next) || words.text(next) == "_" { next += 1 }
    return words.text(next) == "in"
  }

  private func isCaptured(_ index: Int) -> Bool {
    guard let bracket = open.last else { return false }
    return words.sees("[", at: bracket) && words.sees("{", at: bracket - 1)
  }

  /// Whether it is what `self.dependencies = …` stores.
  private func isStored(_ index: Int) -> Bool {
    words.sees("=", at: index - 1) && words.text(index - 2) == "dependencies"
      && words.text(index - 4) == "self"
  }

  private mutating func visitLabel(_ index: Int) {
    guard let bracket = open.last, words.sees("(", at: bracket) else { return }
    guard let callee = Callee(words, before: bracket) else {
      let isParameter = words.sees("{", at: bracket - 1) || words.sees("]", at: bracket - 1)
      if isParameter { body.rebinds = true }
      return
    }
    if callee.isDeclared {
      body.rebinds = true
      return
    }
    let value = value(at: index + 2, in: bracket)
    body.calls.append(
      CallFact(
        callee: callee.path, isOnValue: callee.isOnValue, label: words.text(index),
        labelPlace: place(index), isFirst: words.sees("(", at: index - 1), value: value,
        place: place(callee.start)))
  }

  private mutating func value(at start: Int, in bracket: Int) -> CallFact.Value {
    let isSelf = words.text(start) == "self" && words.sees(".", at: start + 1)
    let name = isSelf ? start + 2 : start
    if name + 1 == words.partner(of: bracket) || words.sees(",", at: name + 1) {
      switch words.text(name) {
      case "dependencies":
        values.insert(name)
        return .own(isBare: !isSelf)
      case "externalDependencies": return .external
      default: return .other
      }
    }
    var last = start
    while words.isName(last), words.sees(".", at: last + 1) { last += 2 }
    let text = words.text(last)
    let isMade = words.sees("(", at: last + 1) || words.text(last + 1).hasPrefix("<")
    return isMade && text.hasPrefix("Spliced") && text.hasSuffix("Dependencies")
      ? .splice(text) : .other
  }
}

/// What is called: the path before a parenthesis.
private struct Callee {
  private(set) var path: [String]
  private(set) var isOnValue = false
  private(set) var start: Int
  /// Whether this is no call but the declaration of a function.
  let isDeclared: Bool

  init?(_ words: Words, before bracket: Int) {
    var index = bracket - 1
    if let angle = words.startOfAngles(to: index) { index = angle - 1 }
    guard words.isName(index) || ["init", "Self"].contains(words.text(index)),
      words.text(index) != "\""
    else { return nil }
    path = [words.text(index)]
    start = index
    while words.sees(".", at: start - 1) {
      var receiver = start - 2
      if let angle = words.startOfAngles(to: receiver) { receiver = angle - 1 }
      guard words.isName(receiver) || ["self", "Self", "super"].contains(words.text(receiver))
      else {
        // A member of an expression; without one, of a type that is not written.
        let isExpression = [")", "]", "}", "?", "!", "\""].contains(words.text(receiver))
        if isExpression { isOnValue = true } else { path.insert(".", at: 0) }
        break
      }
      path.insert(words.text(receiver), at: 0)
      start = receiver
    }
    let previous = words.text(start - 1)
    if previous == "@" { return nil }
    isDeclared = previous == "func"
    simplify()
  }

  /// `Screen.init` is `Screen`, `self.show` is `show`, and `model.show` is `show` of some value.
  private mutating func simplify() {
    if path.count > 1, path.last == "init", !["super", "self", "."].contains(path[0]) {
      path.removeLast()
    }
    if path.count > 1, path[0] == "self", path.last != "init" {
      isOnValue = path.count > 2
      path = [path[path.count - 1]]
    } else if path.count > 1, path[0].first?.isLowercase == true, path[0] != "super",
      path[0] != "self"
    {
      isOnValue = true
      path = [path[path.count - 1]]
    }
  }
}

extension Body {
  mutating func merge(_ other: Body) {
    mentions.formUnion(other.mentions)
    calls += other.calls
    rebinds = rebinds || other.rebinds
    escapes += other.escapes
    takers += other.takers
  }
}

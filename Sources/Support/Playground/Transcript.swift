/// Prints the first lines of a chapter.
///
/// - Parameters:
///   - sentence: what the chapter is.
///   - trouble: what the shop's team is troubled by, and what it does, a line each.
public func chapter(_ name: String, _ sentence: String, _ trouble: String...) {
  print("\(name): \(sentence)")
  for line in trouble { print(line) }
}

/// Prints the last section of a chapter: what the next one begins with.
public func staysOpen(_ question: String) {
  section("What stays open")
  print(question)
}

/// Prints the heading of a section, after an empty line.
public func section(_ title: String) {
  print("\n== \(title) ==")
}

/// Prints a sentence that says what to look at.
public func note(_ sentence: String) {
  print(sentence)
}

/// Prints an expression and, behind `//`, the value it has.
///
///     show("c.getCs()", c.getCs())  // c.getCs() // [(1, 11), (2, 12), (3, 13)]
///
/// The expression is written twice. `workshop verify` compares the text of `expression` with the
/// source of `value`, so the two can't drift apart.
///
/// - Parameters:
///   - expression: the source of `value`, character for character.
///   - value: printed by its own description.
///   - document: what the document says the value is, in the document's spelling. Give it only if
///     the document is wrong; it is printed below the true value.
public func show<Value>(_ expression: String, _ value: Value, document: String? = nil) {
  print("\(expression) // \(value)")
  if let document {
    let indent = String(repeating: " ", count: expression.count)
    print("\(indent) // the document says \(document)")
  }
}

/// Prints a statement and performs it.
///
///     step("deps5.cService = fc") { deps5.cService = fc }
///
/// `workshop verify` compares the text of `statement` with the source between the braces.
public func step(_ statement: String, _ perform: () throws -> Void) rethrows {
  print(statement)
  try perform()
}

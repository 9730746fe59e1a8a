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
///     show(c.getCs())  // c.getCs() // [(1, 11), (2, 12), (3, 13)]
///
/// The text is the one that stands between the brackets, read from the source file. If the file was
/// edited after the program was built, the place stands in its stead: `main.swift:28 // …`.
///
/// - Parameters:
///   - value: printed by its own description.
///   - document: what the document says the value is, in the document's spelling. Give it only if
///     the document is wrong; it is printed below the true value.
public func show<Value>(
  _ value: Value, document: String? = nil,
  file: String = #filePath, line: Int = #line, column: Int = #column
) {
  let call = CallText(path: file, line: line, column: column)
  let expression = call.text(behind: "show") ?? call.place
  print("\(expression) // \(value)")
  if let document {
    let indent = String(repeating: " ", count: expression.count)
    print("\(indent) // the document says \(document)")
  }
}

/// Prints a statement and performs it.
///
///     step { deps5.cService = fc }  // deps5.cService = fc
///
/// The text is the one that stands between the braces, as for `show`.
public func step(
  file: String = #filePath, line: Int = #line, column: Int = #column,
  _ perform: () throws -> Void
) rethrows {
  let call = CallText(path: file, line: line, column: column)
  print(call.text(behind: "step") ?? call.place)
  try perform()
}

/// Prints the first lines of a chapter.
///
/// - Parameters:
///   - sentence: what the chapter is about.
///   - problem: the problem of the shop's team and what it does, one line each.
public func chapter(_ name: String, _ sentence: String, _ problem: String...) {
  print("\(name): \(sentence)")
  for line in problem { print(line) }
}

/// Prints the last section of a chapter: the question that the next one starts with.
public func staysOpen(_ question: String) {
  section("What stays open")
  print(question)
}

/// Prints the heading of a section, after an empty line.
public func section(_ title: String) {
  print("\n== \(title) ==")
}

/// Prints a remark about the output.
public func note(_ sentence: String) {
  print(sentence)
}

/// Prints an expression and, after `//`, its value.
///
///     show(c.getCs())  // c.getCs() // [(1, 11), (2, 12), (3, 13)]
///
/// The text is read from the source file, between the brackets. If the file was
/// edited after the program was built, the place is printed instead: `main.swift:28 // …`.
///
/// - Parameters:
///   - value: printed by its own description.
///   - document: the value according to the document, in its spelling. Pass it only if
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

/// Prints a statement and runs it.
///
///     step { deps5.cService = fc }  // deps5.cService = fc
///
/// The text is read from between the braces, as for `show`.
public func step(
  file: String = #filePath, line: Int = #line, column: Int = #column,
  _ perform: () throws -> Void
) rethrows {
  let call = CallText(path: file, line: line, column: column)
  print(call.text(behind: "step") ?? call.place)
  try perform()
}

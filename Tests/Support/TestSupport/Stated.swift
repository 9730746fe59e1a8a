import Testing

/// A value that a document states: its claim, the expression, and how to find out.
///
/// `Scene` is what the expression is evaluated in; every row makes a new one.
package struct Stated<Scene>: Sendable, CustomTestStringConvertible {
  package let id: String
  package let expression: String
  /// What the chapter's transcript prints for it.
  package let printed: String
  /// Evaluates the expression and compares. Throws where the value is another.
  package let check: @Sendable (Scene) throws -> Void

  package var testDescription: String { "\(id) \(expression)" }

  /// The document states `stated`, and that is what the program delivers.
  package init<Value: Equatable & Sendable>(
    _ id: String, _ expression: String, _ stated: Value,
    _ value: @escaping @Sendable (Scene) -> Value
  ) {
    (self.id, self.expression) = (id, expression)
    printed = "\(expression) // \(stated)"
    check = { scene in try #require(value(scene) == stated) }
  }

  /// The same for arrays of pairs, which are not Equatable.
  package init<First: Equatable & Sendable, Second: Equatable & Sendable>(
    _ id: String, _ expression: String, _ stated: [(First, Second)],
    _ value: @escaping @Sendable (Scene) -> [(First, Second)]
  ) {
    (self.id, self.expression) = (id, expression)
    printed = "\(expression) // \(stated)"
    check = { scene in
      let found = value(scene)
      try #require(found.elementsEqual(stated, by: ==), "found \(found)")
    }
  }

  /// The document states `stated`, and the program delivers `real`.
  package init<First: Equatable & Sendable, Second: Equatable & Sendable>(
    _ id: String, _ expression: String, wrongly stated: [(First, Second)],
    really real: [(First, Second)], _ value: @escaping @Sendable (Scene) -> [(First, Second)]
  ) {
    (self.id, self.expression) = (id, expression)
    printed = "\(expression) // \(real)"
    check = { scene in
      let found = value(scene)
      try #require(found.elementsEqual(real, by: ==), "found \(found)")
      try #require(!found.elementsEqual(stated, by: ==), "The document is right after all.")
    }
  }
}

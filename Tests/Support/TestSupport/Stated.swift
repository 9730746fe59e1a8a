import Testing

/// A value that a document states: its claim, the expression, and the check.
///
/// `Scene` is the context of the expression; every row creates a new one.
package struct Stated<Scene>: Sendable, CustomTestStringConvertible {
  package let id: String
  package let expression: String
  /// The value's line in the chapter's transcript.
  package let printed: String
  /// Evaluates the expression and throws if the value is different.
  package let check: @Sendable (Scene) throws -> Void

  package var testDescription: String { "\(id) \(expression)" }

  /// The document states `stated`, and the program returns it.
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

  /// The document states `stated`, but the program returns `real`.
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

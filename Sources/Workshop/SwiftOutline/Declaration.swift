/// One declaration of a source file, with all parts of its header.
///
/// Every text is as written in the file, comments and line breaks included; only names and labels
/// are without their backticks.
package struct Declaration: Sendable {
  /// What is declared; the raw value is the word that introduces it.
  package enum Kind: String, Sendable {
    case `import`, `typealias`, `associatedtype`
    case `protocol`, `class`, actor, `struct`, `enum`, `extension`
    case enumCase = "case"
    case function = "func"
    case macro
    case initializer = "init"
    case deinitializer = "deinit"
    case `subscript`
    case constant = "let"
    case variable = "var"
  }

  package let kind: Kind
  /// The declared name. It can be `init`, `init?`, `init!`, `deinit` or `subscript`, the extended
  /// type of an extension, or the dotted path of an import.
  package internal(set) var name: String
  package internal(set) var attributes: [Attribute] = []
  /// The modifiers in order, with their parentheses, as in `private(set)`.
  package internal(set) var modifiers: [String] = []
  /// The generic parameters, or the primary associated types of a protocol.
  package internal(set) var genericParameters: [GenericParameter] = []
  /// The types after the colon of a type, an extension or an associated type.
  package internal(set) var inheritance: [TypeSyntax] = []
  /// The requirements after `where`.
  package internal(set) var requirements: [GenericRequirement] = []
  /// The parameters, or the associated values of an enum case.
  package internal(set) var parameters: [Parameter] = []
  /// The type of a property, the result of a function, macro or subscript, the type of an alias, the
  /// default of an associated type, the type that an extension extends, and the kind word of an
  /// import (`struct` in `import struct A.B`).
  package internal(set) var type: TypeSyntax?
  /// `async`, `throws`, `throws(E)` or `rethrows`, in order.
  package internal(set) var effects: [String] = []
  /// The accessors of a property or subscript; a body without a word such as `get` is one `get`.
  package internal(set) var accessors: [Accessor] = []
  /// The bytes of the initial value, of a raw value, or of what a macro is defined as.
  package internal(set) var initialValueRange: Range<Int>?
  /// The bytes of the declaration, from its first attribute or modifier.
  ///
  /// In a list such as `case a, b` the first range begins with the first attribute, modifier or
  /// keyword, and each other one with its name.
  package internal(set) var range: Range<Int>
  /// The bytes between the braces, the braces excluded.
  package internal(set) var bodyRange: Range<Int>?
  /// The line of the name, or of the introducing word if there is no name, counted from 1.
  package internal(set) var line: Int
  /// The column of the same word, counted in bytes from 1.
  package internal(set) var column: Int
  /// The first and the last line of `range`.
  package internal(set) var lines: ClosedRange<Int>
  /// Whether it is in an `#if` of its enclosing body or file.
  package internal(set) var isConditional = false
  /// The declarations in the body of a type or extension, in order.
  package internal(set) var members: [Declaration] = []

  /// The bytes before the body, or all bytes if there is no body.
  package var headerRange: Range<Int> {
    // The opening brace belongs to neither range.
    range.lowerBound..<(bodyRange.map { $0.lowerBound - 1 } ?? range.upperBound)
  }
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  /// Whether it is a `let` or a `var`.
  package var isProperty: Bool { kind == .constant || kind == .variable }
}

/// An attribute such as `@Test("a sentence")`.
package struct Attribute: Sendable, Equatable {
  /// The name without `@`.
  package let name: String
  /// The text between the parentheses, or nil when there are none.
  package let arguments: String?
}

/// A generic parameter such as `T: P`, `each T` or `let count: Int`.
package struct GenericParameter: Sendable {
  package let name: String
  package let constraint: TypeSyntax?
}

/// A requirement of a `where` clause, such as `T: P` or `T.Element == Int`.
package struct GenericRequirement: Sendable {
  package let subject: TypeSyntax
  /// Whether it has `==` and not `:`.
  package let isSameType: Bool
  package let constraint: TypeSyntax
}

/// A parameter of a function, initializer or subscript, or an associated value of an enum case.
package struct Parameter: Sendable {
  /// The label of the argument, or nil when it is given without one.
  package let label: String?
  /// The name inside the body; `_` when there is none.
  package let name: String
  /// The type with its attributes, specifiers and `...`.
  package let type: TypeSyntax
  /// The line of the label, of the name if there is no label, or of the type if there is neither.
  package let line: Int
  /// The column of the same word, counted in bytes from 1.
  package let column: Int
}

/// An accessor of a property or subscript.
package struct Accessor: Sendable, Equatable {
  /// The introducing word, such as `get`, `set` or `didSet`.
  package let name: String
  /// Words such as `mutating` before the name.
  package let modifiers: [String]
  /// `async`, `throws` or `throws(E)`, in order.
  package let effects: [String]
}

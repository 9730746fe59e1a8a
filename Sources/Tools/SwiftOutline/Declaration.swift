/// One declaration of a source file, with everything its header says.
///
/// Every text is as written in the file, comments and line breaks included; only names and labels
/// are without their backticks.
public struct Declaration: Sendable, Equatable {
  /// What is declared; the raw value is the word that introduces it.
  public enum Kind: String, Sendable {
    case `import`, `typealias`, `associatedtype`
    case `protocol`, `class`, actor, `struct`, `enum`, `extension`
    case enumCase = "case"
    case function = "func"
    case initializer = "init"
    case deinitializer = "deinit"
    case `subscript`
    case constant = "let"
    case variable = "var"
    case `operator`, `precedencegroup`, macro
  }

  public let kind: Kind
  /// The declared name; `init`, `init?` or `init!` of an initialiser, `deinit` and `subscript` of
  /// these, the extended type of an extension, and the dotted path of an import.
  public internal(set) var name: String
  public internal(set) var attributes: [Attribute] = []
  /// The modifiers in order, with what is in parentheses after them, as in `private(set)`.
  public internal(set) var modifiers: [String] = []
  /// The generic parameters, or the primary associated types of a protocol.
  public internal(set) var genericParameters: [GenericParameter] = []
  /// The types after the colon of a type, an extension or an associated type.
  public internal(set) var inheritance: [String] = []
  /// The requirements after `where`, without that word.
  public internal(set) var whereClause: String?
  /// The parameters, or the associated values of an enum case.
  public internal(set) var parameters: [Parameter] = []
  /// The type of a property, what a function, subscript or macro returns, what an alias stands for,
  /// the default of an associated type, the precedence group of an operator, and the kind word of an
  /// import (`struct` in `import struct A.B`).
  public internal(set) var type: String?
  /// `async`, `throws`, `throws(E)` or `rethrows`, in order.
  public internal(set) var effects: [String] = []
  /// The accessors of a property or subscript; a body without a word such as `get` is one `get`.
  public internal(set) var accessors: [Accessor] = []
  /// The bytes of the initial value, of a raw value, or of the definition of a macro.
  public internal(set) var initialValueRange: Range<Int>?
  /// The bytes of the declaration, from its first attribute or modifier.
  ///
  /// In a list such as `case a, b` the first range begins with the first attribute, modifier or
  /// keyword, and each other one with its name.
  public internal(set) var range: Range<Int>
  /// The bytes between the braces, the braces excluded.
  public internal(set) var bodyRange: Range<Int>?
  /// The line of the name or, where there is none, of the introducing word, counted from 1.
  public internal(set) var line: Int
  /// The first and the last line of `range`.
  public internal(set) var lines: ClosedRange<Int>
  /// Whether it stands in an `#if` of the body or file that it is a member of.
  public internal(set) var isConditional = false
  /// The declarations in the body of a type or extension, in order.
  public internal(set) var members: [Declaration] = []

  public var hasInitialValue: Bool { initialValueRange != nil }
  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  public var isLazy: Bool { modifiers.contains("lazy") }
  /// Whether it is a `let` or a `var`.
  public var isProperty: Bool { kind == .constant || kind == .variable }
}

/// An attribute such as `@Test("a sentence")`.
public struct Attribute: Sendable, Equatable {
  /// The name without `@`.
  public let name: String
  /// The text between the parentheses, or nil when there are none.
  public let arguments: String?
  public let range: Range<Int>
}

/// A generic parameter such as `T: P`, `each T` or `let count: Int`.
public struct GenericParameter: Sendable, Equatable {
  /// `each` or `let`, when it stands before the name.
  public let specifier: String?
  public let name: String
  public let constraint: String?
}

/// A parameter of a function and the like, or an associated value of an enum case.
public struct Parameter: Sendable, Equatable {
  /// The label of the argument, or nil when it is given without one.
  public let label: String?
  /// The name inside the body; `_` when there is none.
  public let name: String
  /// The type with its attributes, specifiers and `...`.
  public let type: String
  public let hasDefault: Bool
}

/// An accessor of a property or subscript.
public struct Accessor: Sendable, Equatable {
  /// The introducing word, such as `get`, `set` or `didSet`.
  public let name: String
  /// Words such as `mutating` before the name.
  public let modifiers: [String]
  /// `async`, `throws` or `throws(E)`, in order.
  public let effects: [String]
  /// The bytes between the braces, the braces excluded; nil in a requirement of a protocol.
  public let bodyRange: Range<Int>?
}

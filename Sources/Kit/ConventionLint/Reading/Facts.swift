import SwiftOutline

/// A place in a file. Line and column are counted from 1, the column in bytes.
package struct Place: Sendable, Hashable, CustomStringConvertible {
  package let file: String
  // There are hundreds of thousands of places.
  private let shortLine: Int32
  private let shortColumn: Int32

  package init(file: String, line: Int, column: Int) {
    self.file = file
    (shortLine, shortColumn) = (Int32(clamping: line), Int32(clamping: column))
  }

  package var line: Int { Int(shortLine) }
  package var column: Int { Int(shortColumn) }
  package var description: String { "\(file):\(line):\(column)" }

  /// The file without its folders.
  var fileName: Substring { file.split(separator: "/").last ?? file[...] }

  /// Whether it comes after another place in the same file.
  func isAfter(_ other: Place) -> Bool { (line, column) > (other.line, other.column) }
}

/// A dotted name and its place: `["Shop", "LoggingDependency"]` for `Shop.LoggingDependency`.
struct Reference: Sendable {
  /// The last name.
  let name: String
  /// The names before it. Most references have none.
  let qualifier: [String]
  let place: Place

  /// - Parameter path: has at least one name.
  init(path: [String], place: Place) {
    (name, self.place) = (path[path.count - 1], place)
    qualifier = path.count > 1 ? Array(path.dropLast()) : []
  }

  var path: [String] { qualifier + [name] }
}

/// `Dependencies: ScreenDependencies`, for a generic parameter or an associated type.
struct Constraint: Sendable {
  let parameter: String
  let bound: Reference
}

/// What the rules need to know of a type, an extension, a function or an alias.
///
/// It is a class because lists of facts are made all the time, and a reference is copied faster.
final class Fact: Sendable {
  let kind: Declaration.Kind
  /// For an extension, the last name of the extended type; for an initializer, `init`.
  let name: String
  /// The enclosing types, the outermost first.
  let scope: [String]
  let place: Place
  let isPublic: Bool
  /// Who can name it: 0 for `private`, then `fileprivate`, `internal`, `package`, and 4 for `public`.
  /// It isn't more than that of the types around it.
  let access: Int
  /// Whether it stands in a generic type, so that its name takes generic arguments.
  let isInGenericType: Bool
  /// The types that a type inherits from, or that an alias composes with `&`.
  let parts: [Reference]
  let constraints: [Constraint]
  /// The names of its generic parameters.
  let generics: Set<String>
  /// The properties of a type, or the parameters of a function.
  let variables: [Variable]
  let members: Set<String>
  /// The body of a function, or the values and bodies of a type's properties and cases.
  let body: Body

  init(
    kind: Declaration.Kind, name: String, scope: [String], place: Place, isPublic: Bool,
    access: Int, isInGenericType: Bool = false, parts: [Reference], constraints: [Constraint],
    generics: Set<String>, variables: [Variable], members: Set<String>, body: Body
  ) {
    (self.kind, self.name, self.scope, self.place) = (kind, name, scope, place)
    (self.isPublic, self.access, self.isInGenericType) = (isPublic, access, isInGenericType)
    (self.parts, self.constraints, self.generics) = (parts, constraints, generics)
    (self.variables, self.members, self.body) = (variables, members, body)
  }

  /// Its scope and its name.
  var path: [String] { scope + [name] }
  /// The types around its body.
  var inside: [String] { kind.isFunction ? scope : path }
  /// The name of an alias without `Dependencies`; for an alias in a type, the name of the type.
  var stem: String {
    name == "Dependencies" ? scope.last ?? "" : String(name.dropLast("Dependencies".count))
  }
  /// The name of an alias as one says it: an alias in a type needs the name of the type.
  var title: String { name == "Dependencies" ? path.suffix(2).joined(separator: ".") : name }
  /// The property or parameter named `dependencies`. Branches of an `#if` can declare several.
  var dependencies: [Variable] { variables.filter { $0.name == "dependencies" } }
}

extension Declaration.Kind {
  var isType: Bool {
    switch self {
    case .protocol, .class, .actor, .struct, .enum: true
    default: false
    }
  }
  var isFunction: Bool {
    switch self {
    case .function, .initializer, .subscript, .deinitializer: true
    default: false
    }
  }
}

/// A property or a parameter.
struct Variable: Sendable {
  /// The label of a parameter.
  var label: String?
  let name: String
  let place: Place
  /// `any` or `some` before its type.
  let specifier: String?
  /// The names that its type composes with `&`; none for another kind, such as a function type.
  let type: [Reference]
  /// The names among the generic arguments of its type.
  let arguments: Set<String>
  /// Whether the memberwise initializer requires it.
  var isRequired = false
  var isStored = false
  var isProperty = false
  /// Whether no other file can read it.
  var isPrivate = false

  /// Whether its name or its label is `dependencies`.
  var isCalledDependencies: Bool { name == "dependencies" || label == "dependencies" }
}

/// What the rules need to know of a body or an initial value.
@dynamicMemberLookup
struct Body: Sendable {
  /// Every name in it.
  var names = Names()
  var calls: [CallFact] = []
  private let more: Details?

  init() { more = nil }

  init(_ names: Names, calls: [CallFact], _ more: BodyDetails) {
    (self.names, self.calls) = (names, calls)
    self.more = more.areNone ? nil : Details(more)
  }

  subscript<Value>(dynamicMember detail: KeyPath<BodyDetails, Value>) -> Value {
    (more?.all ?? .none)[keyPath: detail]
  }

  /// It is a reference because most bodies have none.
  private final class Details: Sendable {
    let all: BodyDetails
    init(_ all: BodyDetails) { self.all = all }
  }
}

/// What only some bodies have.
struct BodyDetails: Sendable {
  static let none = Self()

  /// The names that stand after the name of a type, each with it: `Money.format`.
  var members: Set<String> = []
  /// Whether it calls `.init(…)`, so that it may make a value of any type.
  var makesAny = false
  /// Whether it names an alias in another type, as in `Row.Dependencies`.
  var namesNested = false
  /// The types that it creates with dependencies made for them.
  var independent: Set<String> = []
  /// Whether it binds the name `dependencies` to another value.
  var rebinds = false
  /// Where `dependencies` first escapes to code that the lint does not follow.
  var escape: Place?
  /// Whether the `dependencies` of another value escape so.
  var otherEscapes = false
  /// The generic types with the names in their arguments: `Row` in `Row<Dependencies>`.
  var takers: [(name: String, arguments: Set<String>)] = []
  /// The members read from another value's `dependencies`: `logger` in `view.dependencies.logger`.
  var reached: Set<String> = []
  /// The types declared in it, which are not checked.
  var localTypes: [Reference] = []
  /// The attributes and the macros in it that may add code.
  var macros: Set<String> = []

  fileprivate var areNone: Bool {
    !makesAny && !namesNested && !rebinds && escape == nil && !otherEscapes && members.isEmpty
      && independent.isEmpty && takers.isEmpty && reached.isEmpty && localTypes.isEmpty
      && macros.isEmpty
  }
}

/// A call with an argument `dependencies:` or `externalDependencies:`.
struct CallFact: Sendable {
  enum Value: Sendable, Equatable {
    /// `dependencies` or `self.dependencies`.
    case own(isBare: Bool)
    /// `externalDependencies`, with `self.` or without.
    case external
    /// The dependencies of another value: `model.dependencies`, or those of an expression.
    case others(of: String?)
    /// The result of a call such as `SplicedScreenDependencies(…)`, by its name.
    case made(String)
    case other
  }

  /// `["Theme", "apply"]` for `Theme.apply(…)`. A receiver that is an expression is left out.
  let callee: Reference
  /// Whether it is called on an expression.
  let isOnValue: Bool
  let label: String
  let placeOfLabel: Place
  let value: Value
}

/// What a declaration asks of its users, and gives them, under a name by which they use it.
struct Signature: Sendable {
  let kind: Declaration.Kind
  let name: String
  /// The name of the type around it.
  let type: String?
  /// The names that it asks for, and those that it gives.
  let names: Names

  /// The names by which it is used.
  ///
  /// That of a function in a type begins with a dot, and the initializers of a type have its name
  /// with parentheses: `Badge()`. A function in a type is listed with the name of the type, too:
  /// `Money.format`.
  var users: [String] {
    let types = type.map { [$0] } ?? []
    return switch kind {
    case .function: type.map { [".\(name)", "\($0).\(name)"] } ?? [name]
    case .initializer: types.map { $0 + "()" }
    // Whoever conforms to a protocol, or reads a subscript, uses it by the name of the type.
    case .subscript: [".subscript"] + types
    case .associatedtype: [name] + types
    default: [name]
    }
  }
}

/// What the rules need to know of one file.
struct FileFacts: Sendable {
  let path: String
  /// All declarations, including nested ones.
  var declared: [Fact] = []
  var globals: [Variable] = []
  /// The code outside of all types and functions.
  var script = Body()
  /// The names that must be public because public declarations use them, by the outermost type
  /// around these declarations.
  var exported: [String: Set<String>] = [:]
  /// The modules that it imports.
  var imports: Set<String> = []
  /// What its declarations ask of their users, and give them.
  var signatures: [Signature] = []

  /// All bodies of the file, each with the types around it.
  var bodies: [(body: Body, scope: [String])] {
    declared.map { ($0.body, $0.inside) } + [(script, [])]
  }
}

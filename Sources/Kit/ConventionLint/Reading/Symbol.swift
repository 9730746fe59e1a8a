import SwiftOutline

/// A place in a file. Line and column are counted from 1, the column in bytes.
package struct Place: Sendable, Hashable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int

  package var description: String { "\(file):\(line):\(column)" }

  /// The file without its folders.
  var fileName: Substring { file.split(separator: "/").last ?? file[...] }

  /// Whether it comes after another place in the same file.
  func isAfter(_ other: Place) -> Bool { (line, column) > (other.line, other.column) }
}

/// A dotted name and its place: `["Shop", "LoggingDependency"]` for `Shop.LoggingDependency`.
struct Reference: Sendable {
  /// Has at least one name.
  let path: [String]
  let place: Place

  /// The last name.
  var name: String { path[path.count - 1] }
  /// The names before it.
  var qualifier: ArraySlice<String> { path.dropLast() }
}

/// `Dependencies: ScreenDependencies`, for a generic parameter or an associated type.
struct Constraint: Sendable {
  let parameter: String
  let bound: Reference
}

/// What the rules need to know of a type, an extension, a function or a type alias.
final class Symbol: Sendable {
  let kind: Declaration.Kind
  /// For an extension, the last name of the extended type; for an initializer, `init`.
  let name: String
  /// The enclosing types, the outermost first.
  let scope: [String]
  let place: Place
  /// Whether its own modifiers, or those around it, say `public`, `open` or `package`.
  let isPublic: Bool
  /// Who can name it. It isn't more than that of the types around it.
  let access: Access
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
  /// The associated types of a protocol.
  let associatedTypes: Set<String>
  /// Whether an attribute such as `@MainActor` isolates it.
  let isIsolated: Bool
  /// The names in what is written before its body.
  let header: Set<String>
  /// The body of a function, or the values and bodies of a type's properties and cases.
  let body: Body

  init(
    _ declaration: Declaration, path: [String], place: Place, isPublic: Bool, access: Access,
    isInGenericType: Bool, parts: [Reference], constraints: [Constraint], variables: [Variable],
    header: Set<String>, body: Body
  ) {
    (kind, name, scope) = (declaration.kind, path[path.count - 1], Array(path.dropLast()))
    (self.place, self.isPublic, self.access) = (place, isPublic, access)
    (self.isInGenericType, self.parts, self.constraints) = (isInGenericType, parts, constraints)
    generics = Set(declaration.genericParameters.map(\.name))
    members = Set(declaration.members.map(\.name))
    associatedTypes = Set(
      declaration.members.filter { $0.kind == .associatedtype }.map(\.name))
    isIsolated = declaration.attributes.contains { $0.name.hasSuffix("Actor") }
    (self.variables, self.header, self.body) = (variables, header, body)
  }

  /// Its scope and its name.
  var path: [String] { scope + [name] }
  /// The types around its body.
  var inside: [String] { kind.isFunction ? scope : path }
}

enum Access: Int, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
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
  /// The label of a parameter; nil for a property, and `_` for a parameter without one.
  var label: String?
  let name: String
  let place: Place
  /// `any` or `some` before its type.
  let specifier: String?
  /// The names that its type composes with `&`, or those of the parts of a tuple; none for another
  /// kind of type, such as that of a function.
  let type: [Reference]
  /// The names of a tuple's parts: `own` and `nested` in `(own: A, nested: B)`.
  var labels: Set<String> = []
  /// The names among the generic arguments of its type.
  let arguments: Set<String>
  /// Whether the memberwise initializer requires it.
  var isRequired = false
  var isStored = false
  /// Whether it is computed, and can be set.
  var isForwarding = false
  var isProperty = false
  /// Whether no other file can read it.
  var isPrivate = false
}

/// What the rules need to know of code.
struct Body: Sendable {
  /// Every name in it, without labels.
  var names: Set<String> = []
  /// The names behind a dot.
  var members: Set<String> = []
  var handOns: [HandOn] = []
  /// The members read from the dependencies of another value: `logger` of `view` in
  /// `view.dependencies.logger`.
  var reads: [(name: String, receiver: [String], member: String)] = []
  /// Where dependencies first go to code that the lint does not follow.
  var escape: Place?
  /// Whether a name of dependencies is bound to another value.
  var rebinds = false
}

/// Where dependencies are passed on: an argument, or what is assigned to a property.
struct HandOn: Sendable {
  enum Value: Sendable, Hashable {
    /// Those of the type or function itself, by the name of the variable.
    case own(String, onSelf: Bool)
    /// Those of another value: of `model` in `model.dependencies`.
    case others(String, of: [String])
    /// The result of a call such as `SplicedScreenDependencies(…)`, by its name.
    case made(String)
  }

  enum Target: Sendable, Hashable {
    /// `["Theme", "apply"]` for `Theme.apply(…)`. A receiver that is an expression is left out, and
    /// an implicit member begins with a dot: `[".", "init"]`.
    case call([String], onValue: Bool)
    /// `.init(…)` as an argument of a call, with the label of the argument.
    case implicit(in: [String], label: String)
    /// A property of the type around the code.
    case property(String)
  }

  let target: Target
  /// The label of the argument.
  let label: String?
  let value: Value
  let place: Place
}

/// What the rules need to know of one file.
struct FileSymbols: Sendable {
  let path: String
  /// All declarations, including nested ones.
  var declared: [Symbol] = []
  /// The code outside of all types and functions.
  var script = Body()
  /// The names that must be public because public declarations use them, by the outermost type
  /// around these declarations.
  var exported: [String: Set<String>] = [:]
  /// The modules that it imports.
  var imports: Set<String> = []
  /// Where it names aliases, in declarations and in code.
  var mentions: [Reference] = []
}

import SwiftOutline

/// A place in a file. Line and column are counted from 1, the column in bytes.
package struct Place: Sendable, Hashable, Encodable, CustomStringConvertible {
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

  var name: String { path[path.count - 1] }
}

/// `Dependencies: ScreenDependencies`, for a generic parameter or an associated type.
struct Constraint: Sendable {
  let parameter: String
  let bound: Reference
}

/// A type, extension, function or type alias, as far as the rules need it.
final class Symbol: Sendable {
  let kind: Declaration.Kind
  /// For an extension, the last name of the extended type; for an initializer, `init`.
  let name: String
  /// The enclosing types, the outermost first.
  let scope: [String]
  let place: Place
  /// Its access, limited by the types around it.
  let access: Access
  /// The types that a type inherits from, or that an alias composes with `&`.
  let parts: [Reference]
  let constraints: [Constraint]
  let generics: Set<String>
  /// The properties of a type, or the parameters of a function.
  let variables: [Variable]
  let members: Set<String>
  /// Whether an attribute such as `@MainActor` isolates it.
  let isIsolated: Bool
  /// A function with its header, or a type's header and properties.
  let code: Code

  init(
    _ declaration: Declaration, path: [String], place: Place, access: Access, parts: [Reference],
    constraints: [Constraint], variables: [Variable], code: Code
  ) {
    (kind, name, scope) = (declaration.kind, path[path.count - 1], Array(path.dropLast()))
    (self.place, self.access, self.parts) = (place, access, parts)
    self.constraints = constraints
    generics = Set(declaration.genericParameters.map(\.name))
    members = Set(declaration.members.map(\.name))
    isIsolated = declaration.attributes.contains { $0.name.hasSuffix("Actor") }
    (self.variables, self.code) = (variables, code)
  }

  var path: [String] { scope + [name] }
  /// The types around its body.
  var inside: [String] { kind.isFunction ? scope : path }
}

enum Access: Int, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}

extension Declaration.Kind {
  var isType: Bool { [.protocol, .class, .actor, .struct, .enum].contains(self) }
  var isFunction: Bool { [.function, .initializer, .subscript, .deinitializer].contains(self) }
}

/// A property or a parameter.
struct Variable: Sendable {
  /// The label of a parameter; nil for a property, and `_` for a parameter without one.
  var label: String?
  let name: String
  let place: Place
  /// `any` or `some` before its type.
  let specifier: String?
  /// The names that its type composes with `&`; none for another kind of type.
  let type: [Reference]
  /// Whether the memberwise initializer requires it.
  var isRequired = false
  var isStored = false
  var isProperty = false
}

/// The names in code, and its calls with dependencies.
struct Code: Sendable {
  /// Every name in it, without labels.
  var names: Set<String> = []
  /// The names behind a dot.
  var members: Set<String> = []
  var passes: [PassingCall] = []
  /// The first place that passes its own dependencies to anything but a call or a property of the same name.
  var escape: Place?
  /// Whether it uses the dependencies of another value, as in `screen.dependencies.logger`.
  var usesForeign = false

  mutating func add(_ other: Code) {
    names.formUnion(other.names)
    members.formUnion(other.members)
    passes += other.passes
    escape = escape ?? other.escape
    usesForeign = usesForeign || other.usesForeign
  }
}

/// A call with dependencies as an argument.
struct PassingCall: Sendable {
  /// `["Theme", "apply"]` for `Theme.apply(…)`, `["Super"]` for `super.init(…)`, and `["Self"]` for
  /// another initializer of the same type. Receivers that are values are left out.
  let callee: [String]
  /// The label of the argument; `_` for none.
  let label: String
  let place: Place
}

/// The declarations and code of one file.
struct FileSymbols: Sendable {
  let path: String
  /// All declarations, including nested ones.
  var declared: [Symbol] = []
  /// The code outside of all types and functions, and the properties there.
  var script = Code()
  var imports: Set<String> = []
}

import SwiftOutline

/// A place in a file: both counted from 1, the column in bytes.
package struct Place: Sendable, Hashable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int

  package var description: String { "\(file):\(line):\(column)" }

  static func start(of file: String) -> Place { Place(file: file, line: 1, column: 1) }

  /// The file without its folders.
  var fileName: Substring { file.split(separator: "/").last ?? file[...] }

  /// Whether it is behind another place of the same file.
  func isAfter(_ other: Place) -> Bool { (line, column) > (other.line, other.column) }
}

/// A dotted name where it stands: `["Shop", "LoggingDependency"]` of `Shop.LoggingDependency`.
struct Reference: Sendable {
  let path: [String]
  let place: Place

  var name: String { path[path.count - 1] }
}

/// `Dependencies: ScreenDependencies`, of a generic parameter or an associated type.
struct Constraint: Sendable {
  let parameter: String
  let bound: Reference
}

/// A type, an extension, a function or an alias, as far as the rules need to know it.
struct Fact: Sendable {
  let kind: Declaration.Kind
  /// Of an extension the last name of what it extends; `init` of every initialiser.
  let name: String
  /// The types around it, the outermost first.
  let scope: [String]
  let place: Place
  let isPublic: Bool
  /// What a type inherits, or what an alias joins by `&`.
  let parts: [Reference]
  let constraints: [Constraint]
  /// The properties of a type, or the parameters of a function.
  let variables: [Variable]
  /// The names of what is declared in it.
  let members: Set<String>
  /// What a function says, or what the properties and cases of a type say.
  let body: Body

  var path: [String] { scope + [name] }
  /// The types around what it says.
  var inside: [String] { kind.isFunction ? scope : path }
  /// Of an alias the name without `Dependencies`.
  var stem: String { String(name.dropLast("Dependencies".count)) }
  /// The property, or the parameter, that is called `dependencies`: one in each branch of an `#if`.
  var dependencies: [Variable] { variables.filter { $0.name == "dependencies" } }
}

extension Declaration.Kind {
  var isType: Bool { [.protocol, .class, .actor, .struct, .enum].contains(self) }
  var isFunction: Bool { [.function, .initializer, .subscript, .deinitializer].contains(self) }
}

/// A property or a parameter.
struct Variable: Sendable {
  /// The label of a parameter.
  var label: String?
  let name: String
  let place: Place
  /// `any` or `some` before its type.
  let specifier: String?
  /// The names that its type joins by `&`; none where it is of another kind, such as a function.
  let type: [Reference]
  /// Whether the memberwise initialiser cannot go without it.
  var isRequired = false
  var isStored = false
}

/// What is said between braces, or in a value.
struct Body: Sendable {
  /// Every name in it.
  var mentions: Set<String> = []
  var calls: [CallFact] = []
  /// Whether it makes another value called `dependencies`.
  var rebinds = false
  /// Whether `dependencies` goes somewhere that is not followed.
  var escapes = false
  /// The types that get the generic parameters: `Row` of `Row<Dependencies>`.
  var takers: [(name: String, arguments: Set<String>)] = []
  /// The members that are asked of another's `dependencies`: `logger` of `view.dependencies.logger`.
  var reached: Set<String> = []
  /// The types declared in it, which are not looked into.
  var localTypes: [Reference] = []
}

/// A call with an argument `dependencies:` or `externalDependencies:`.
struct CallFact: Sendable {
  enum Value: Sendable, Equatable {
    /// `dependencies` or `self.dependencies`.
    case own(isBare: Bool)
    /// `externalDependencies`, with `self.` or without.
    case external
    /// `SplicedScreenDependencies(…)`, by its name.
    case splice(String)
    case other
  }

  /// `["Theme", "apply"]` of `Theme.apply(…)`; the receiver is left out where it is an expression.
  let callee: Reference
  /// Whether it is called on an expression.
  let isOnValue: Bool
  let label: Reference
  let isFirst: Bool
  let value: Value
}

/// What the rules need to know of one file.
struct FileFacts: Sendable {
  let path: String
  /// Those within others too.
  var declared: [Fact] = []
  /// The properties that stand in no type.
  var globals: [Variable] = []
  /// What stands in the file outside of every type and function.
  var script = Body()
  /// The names that its public declarations need to be public as well.
  var exported: Set<String> = []

  /// Types, protocols and extensions.
  var types: [Fact] { declared.filter { $0.kind.isType || $0.kind == .extension } }
  var functions: [Fact] { declared.filter(\.kind.isFunction) }

  /// All that is said in the file, with the types around it.
  var bodies: [(body: Body, scope: [String])] {
    declared.map { ($0.body, $0.inside) } + [(script, [])]
  }
}

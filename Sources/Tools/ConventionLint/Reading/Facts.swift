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

/// Something with a name that can be looked up.
protocol Declared: Sendable {
  var name: String { get }
  /// The types around it, the outermost first.
  var scope: [String] { get }
  var place: Place { get }
  var isPublic: Bool { get }
}

/// `typealias NameDependencies = A & B`, with its parts.
struct Alias: Declared {
  let name: String
  let scope: [String]
  let place: Place
  let isPublic: Bool
  let parts: [Reference]

  /// The name without `Dependencies`.
  var stem: String { String(name.dropLast("Dependencies".count)) }
}

/// `Dependencies: ScreenDependencies`, of a generic parameter or an associated type.
struct Constraint: Sendable {
  let parameter: String
  let bound: Reference
}

struct TypeFact: Declared {
  let kind: Declaration.Kind
  let name: String
  let scope: [String]
  let place: Place
  let isPublic: Bool
  let inherited: [Reference]
  let constraints: [Constraint]
  let properties: [Variable]
  /// The names of what is declared in it.
  let members: Set<String>
  /// What its properties and cases say.
  let body: Body

  var path: [String] { scope + [name] }
}

/// A function, an initialiser and the like.
struct FunctionFact: Declared {
  let name: String
  let scope: [String]
  let place: Place
  let isPublic: Bool
  let constraints: [Constraint]
  let parameters: [Variable]
  let body: Body
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
  var aliases: [Alias] = []
  /// Types, protocols and extensions, those within others too.
  var types: [TypeFact] = []
  var functions: [FunctionFact] = []
  /// The properties that stand in no type.
  var globals: [Variable] = []
  /// What stands in the file outside of every type and function.
  var script = Body()
  /// The names that its public declarations need to be public as well.
  var exported: Set<String> = []

  /// All that is said in the file, with the types around it.
  var bodies: [(body: Body, scope: [String])] {
    types.map { ($0.body, $0.path) } + functions.map { ($0.body, $0.scope) } + [(script, [])]
  }
}

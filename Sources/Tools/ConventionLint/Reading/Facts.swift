import SwiftOutline

/// A place in a file: both counted from 1, the column in bytes.
public struct Place: Sendable, Hashable {
  public let file: String
  public let line: Int
  public let column: Int
}

/// A name where it stands, with the names of the types around it.
struct Reference: Sendable {
  /// `["Shop", "LoggingDependency"]` of `Shop.LoggingDependency`.
  let path: [String]
  let place: Place

  var name: String { path[path.count - 1] }
}

/// `typealias NameDependencies = A & B`, with its parts.
struct Alias: Sendable {
  let name: String
  /// The types around it, the outermost first.
  let scope: [String]
  let parts: [Reference]
  let place: Place
  let offset: Int
  let isPublic: Bool

  /// The name without `Dependencies`.
  var stem: String { String(name.dropLast("Dependencies".count)) }
}

/// `Dependencies: ScreenDependencies`, of a generic parameter or an associated type.
struct Constraint: Sendable {
  let parameter: String
  let bound: Reference
}

struct TypeFact: Sendable {
  let kind: Declaration.Kind
  let name: String
  let scope: [String]
  let place: Place
  let offset: Int
  let isPublic: Bool
  let inherited: [Reference]
  let constraints: [Constraint]
  var properties: [PropertyFact] = []
  /// The names of what is declared in it.
  var members: Set<String> = []
  var bodies: [Body] = []

  var path: [String] { scope + [name] }
}

struct PropertyFact: Sendable {
  let name: String
  let place: Place
  let type: TypeText?
  /// The place of the type, or of the name where the type is not written.
  let typePlace: Place
  /// Whether the memberwise initialiser cannot go without it.
  let isRequired: Bool
  let isStored: Bool
}

/// A function, an initialiser and the like. There are many, so they are not copied.
final class FunctionFact: Sendable {
  let name: String
  /// The types around it; none of a free function.
  let scope: [String]
  let place: Place
  let offset: Int
  let isPublic: Bool
  let constraints: [Constraint]
  let parameters: [ParameterFact]
  let body: Body

  init(
    name: String, scope: [String], place: Place, offset: Int, isPublic: Bool,
    constraints: [Constraint], parameters: [ParameterFact], body: Body
  ) {
    (self.name, self.scope, self.place, self.offset) = (name, scope, place, offset)
    (self.isPublic, self.constraints) = (isPublic, constraints)
    (self.parameters, self.body) = (parameters, body)
  }
}

struct ParameterFact: Sendable {
  let label: String?
  let name: String
  let type: TypeText?
  let place: Place
  let typePlace: Place
}

/// What is said between braces, or in a value.
struct Body: Sendable {
  /// Every name in it.
  var mentions: Set<String> = []
  var calls: [CallFact] = []
  /// Whether it makes another value called `dependencies`.
  var rebinds = false
  /// Where `dependencies` goes that is not followed.
  var escapes: [Place] = []
  /// The types that get the generic parameters: `Row` of `Row<Dependencies>`.
  var takers: [(name: String, arguments: Set<String>)] = []
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
  let callee: [String]
  /// Whether it is called on an expression.
  let isOnValue: Bool
  let label: String
  let labelPlace: Place
  let isFirst: Bool
  let value: Value
  let place: Place
}

/// What the rules need to know of one file.
struct FileFacts: Sendable {
  let path: String
  var aliases: [Alias] = []
  /// Types, protocols and extensions, those within others too.
  var types: [TypeFact] = []
  var functions: [FunctionFact] = []
  /// The properties that stand in no type.
  var globals: [PropertyFact] = []
  /// What stands in the file outside of every type and function.
  var script = Body()
  /// The members that are asked of somebody's `dependencies`: `logger` of `view.dependencies.logger`.
  var reached: Set<String> = []
  /// The names that its public declarations need to be public as well.
  var exported: Set<String> = []
  /// The types declared in a function, which are not looked into.
  var localTypes: [Reference] = []
}

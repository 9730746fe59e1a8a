/// What a person can choose when sources are carried.
package struct CarryOptions: Sendable {
  /// The prefix of the names of generated protocols and functions.
  package var prefix = "CODEGEN_"
  /// The name of the class that scopes inherit from.
  package var base = "Resource"
  /// The name of the protocol that requirements refine.
  package var requirements = "Requirements"
  /// The name by which other modules import the sources, if that is known.
  package var module: String?
  /// Whether the compiler reports errors in generated code at the sources, by `#sourceLocation`.
  package var locatesSources = false

  package init() {}

  /// The classes that are no scopes although they may meet requirements.
  var bases: Set<String> { ["Resource", base] }
  /// The class that the outermost scope is made from.
  var outermost: Set<String> { ["NilResource", "Nil\(base)"] }
  /// The protocols that requirements refine.
  var roots: Set<String> { ["Requirements", requirements] }
  /// The protocols of the outermost scope, which needs nothing.
  var bareRoots: Set<String> { ["NilRequirements", "Nil\(requirements)"] }
  /// All names of the framework's types.
  var framework: Set<String> { bases.union(outermost).union(roots).union(bareRoots) }
}

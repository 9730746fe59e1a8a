// Refused: a `let` requirement in a protocol, as in the document's component (CPDI-89, CPDI-E01)
// modes: 5 6
// alone: the refused form is the chapter's component as printed

protocol LoggingDependency {}

typealias ProductComponentDependencies = LoggingDependency

protocol ProductComponent {
  associatedtype Dependencies: ProductComponentDependencies
  #if !REPAIRED
    // expected-error@+1 {{protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier}}
    let dependencies: Dependencies
  #else
    var dependencies: Dependencies { get }
  #endif
}

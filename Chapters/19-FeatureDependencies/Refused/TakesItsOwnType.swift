// Refused: a member that takes the associated type, asked through `any` (CPDI-104)

protocol CartDependency {
  associatedtype Item
  var suggestion: Item { get }
  func put(_ item: Item)
}

#if !REPAIRED
  struct CartView {
    let dependencies: any CartDependency

    func putSuggestion() {
      // expected-error@+1 {{member 'put' cannot be used on value of type 'any CartDependency'; consider using a generic constraint instead}}
      dependencies.put(dependencies.suggestion)
    }
  }
#else
  struct CartView<Dependencies: CartDependency> {
    let dependencies: Dependencies

    func putSuggestion() {
      dependencies.put(dependencies.suggestion)
    }
  }
#endif

// Refused: `init?` is no witness for `init`, though `init!` is (DEPS-35)
// alone: no protocol of the chapter asks for an init

protocol Makeable {
  init()
}

struct Deps: Makeable {
  #if !REPAIRED
    // expected-error@+1 {{non-failable initializer requirement 'init()' cannot be satisfied by a failable initializer ('init?')}}
    init?() {}
  #else
    init!() {}
  #endif
}

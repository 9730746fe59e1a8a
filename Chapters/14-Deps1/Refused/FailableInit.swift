// Refused: `init?` doesn't satisfy an `init` requirement, though `init!` does (DEPS-35)
// alone: no protocol of the chapter requires an init

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

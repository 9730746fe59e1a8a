// In `Deps.swift`, `init` stores only a C that it was given, and `cService()` makes a new C at every call
// as long as none is stored. What does `used.freed` list then?
// Edit Deps.swift, instead of:
    cService_ = cService ?? CService(deps: self)
// put:
    cService_ = cService
// Edit Deps.swift, instead of:
  func cService() -> any CServicing { cService_ }
// put:
  func cService() -> any CServicing { cService_ ?? CService(deps: self) }
// Asks:
// == Who is freed after use ==
// used.freed // ["A", "B", "C", "Deps"]
// Changes:
// == Who holds whom ==
// gone: Deps.cService_ -> CService
// gone: CService.deps -> Deps
// == Who is freed after use ==
// used.freed // ["A", "B", "C", "Deps"]
// used.alive // []
// == A new C at every call ==
// deps.cService() as AnyObject === deps.cService() as AnyObject // false
// Because:
// Each C that `cService()` makes holds the object, but the object holds none of them. So there is no cycle.

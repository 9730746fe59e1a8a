// In `Deps.swift`, `init` first makes a real C in any case. If it was given a C, it then stores
// that C instead. What does `faked.freed` list then?
// Edit Deps.swift, instead of:
    cService_ = cService ?? CService(deps: self)
// put:
    cService_ = CService(deps: self)
    if let cService { cService_ = cService }
// Asks:
// == Who is freed after use ==
// faked.freed // ["A", "B", "C", "Deps"]
// Changes:
// Because:
// The real C holds `deps`, but `deps` lets go of it when it stores the fake. So there is no cycle any more when the
// function returns.

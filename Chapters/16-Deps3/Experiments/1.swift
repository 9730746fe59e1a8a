// In `Deps.swift`, `init` makes a real C in its last line. The factory still sets C after that. What does
// `faked.freed` list then?
// Edit Deps.swift, instead of:
    bService_ = bService
  }
// put:
    bService_ = bService
    cService_ = CService(deps: self)
  }
// Asks:
// == Who is freed after use ==
// faked.freed // ["A", "B", "C", "Deps"]
// Changes:

// In `Deps.swift`, `init` sets `cService` first and `leaves` second. Does the chapter compile?
// Edit Deps.swift, instead of:
    leaves = LeafDeps(aService: aService, bService: bService)
    self.cService = cService ?? CService(deps: leaves)
// put:
    self.cService = cService ?? CService(deps: leaves)
    leaves = LeafDeps(aService: aService, bService: bService)
// Refused:
// error: constant 'self.leaves' used before being initialized

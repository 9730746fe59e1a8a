// In `CService.swift`, let `init` store A, and `getCs()` use the stored A. After A was replaced, which pairs does
// `deps.cService.getCs()` give?
// Edit CService.swift, instead of:
  private let deps: any AServiceProviding & BServiceProviding
// put:
  private let deps: any AServiceProviding & BServiceProviding
  private let aService: any AServicing
// Edit CService.swift, instead of:
    self.deps = deps
// put:
    self.deps = deps
    aService = deps.aService
// Edit CService.swift, instead of:
    Array(zip(deps.aService.getAs(), deps.bService.getBs()))
// put:
    Array(zip(aService.getAs(), deps.bService.getBs()))
// Asks:
// == A replaced at run time ==
// deps.cService.getCs() // [(1, 11), (2, 12), (3, 13)]
// Changes:
// == A replaced at run time ==
// deps.cService.getCs() // [(1, 11), (2, 12), (3, 13)]
// controllerC.total() // 42
// == Who holds whom ==
// new: CService.aService -> AService
// Because:
// C read A once, in `init`. The object has the new A, but C doesn't ask it any more.

// In `CService.swift`, let `init` store A, and `getCs()` use the stored A. After A was replaced, which pairs does
// `deps6.cService.getCs()` give?
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
// deps6.cService.getCs() // [(1, 11), (2, 12), (3, 13)]
// Changes:
// == A replaced at run time ==
// deps6.cService.getCs() // [(1, 11), (2, 12), (3, 13)]
// controllerc6.total() // 42
// == Who holds whom ==
// new: CService.aService -> AService

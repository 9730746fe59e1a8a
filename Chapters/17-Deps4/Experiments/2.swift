// `LeafDeps` is a `struct` in place of a class, and `Deps` stores it with `var`, so that its services can
// still be replaced. Which pairs does the first `deps6.cService.getCs()` give, after A was replaced?
// Edit LeafDeps.swift, instead of:
final class LeafDeps: AServiceProviding, BServiceProviding {
// put:
struct LeafDeps: AServiceProviding, BServiceProviding {
// Edit Deps.swift, instead of:
  private let leaves: LeafDeps
// put:
  private var leaves: LeafDeps
// Asks:
// == The lines of the problem again ==
// deps6.cService.getCs() // [(1, 11), (2, 12), (3, 13)]
// Changes:
// == The lines of the problem again ==
// deps6.cService.getCs() // [(1, 11), (2, 12), (3, 13)]
// == Who holds whom ==
// new: Deps.leaves -> AService
// new: Deps.leaves -> BService
// gone: Deps.leaves -> LeafDeps
// gone: LeafDeps.aService -> AService
// gone: LeafDeps.bService -> BService
// new: CService.deps -> AService
// new: CService.deps -> BService
// gone: CService.deps -> LeafDeps
// == Nine designs, seven checks ==
// new: layered (Deps4)             ok  no  ok  ok  no  ok  ok
// gone: layered (Deps4)             ok  ok  ok  ok  ok  ok  ok

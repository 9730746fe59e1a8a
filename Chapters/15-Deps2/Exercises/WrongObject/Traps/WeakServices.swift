// Fails byHandIsMadeByHand: a service that was replaced in the object is gone for the C by hand, too.
// TASK 2: Build the object, and a second C by hand, from nothing but these arguments.
final class Loose: AServicing, BServicing {
  weak var a: AnyObject?
  weak var b: AnyObject?
  init(_ a: any AServicing, _ b: any BServicing) {
    (self.a, self.b) = (a as AnyObject, b as AnyObject)
  }
  func getAs() -> [A] { (a as? any AServicing)?.getAs() ?? [] }
  func getBs() -> [B] { (b as? any BServicing)?.getBs() ?? [] }
}

let own = CService(aService: a, bService: b)
let loose = Loose(a, b)
return Scenario(
  title: title, deps: Deps(aService: a, bService: b, cService: own),
  byHand: CService(aService: loose, bService: loose))

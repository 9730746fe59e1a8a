// Fails cOutlivesDeps: without the object, C asks the A and the B of its last call, and not the last ones.
// Also fails replacedCGoesOn.
// TASK 1: If you need other types, write them here.
/// Asks the object while it is there, and does not hold it.
final class Remembering: AServiceProviding, BServiceProviding {
  private weak var object: Deps?
  private var last: (any AServicing, any BServicing)

  init(_ object: Deps) { (self.object, last) = (object, (object.aService, object.bService)) }

  var aService: any AServicing {
    if let object { last.0 = object.aService }
    return last.0
  }

  var bService: any BServicing {
    if let object { last.1 = object.bService }
    return last.1
  }
}
// TASK 1: Deliver a real C that each new A and B reaches.
var aService: any AServicing
var bService: any BServicing

init(aService: any AServicing, bService: any BServicing) {
  self.aService = aService
  self.bService = bService
}

func makeC() -> any CServicing { CService(deps: Remembering(self)) }

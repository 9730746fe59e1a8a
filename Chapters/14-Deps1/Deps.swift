import Numbers

// snippet.deps
/// Everything the program depends on, in one object.
///
/// C needs this object and this object needs C. So C is stored unwrapped-on-use, and the factory
/// sets it once the object exists.
final class Deps: AServiceProviding, BServiceProviding, CServiceProviding {
  var aService: any AServicing
  var bService: any BServicing

  /// The repair: readers see a property that is never optional. The document gave this property
  /// itself the `!`, and a property with `!` does not satisfy one without.
  var cService: any CServicing {
    get { storedC }
    set { storedC = newValue }
  }
  private var storedC: (any CServicing)!

  /// Leaves `cService` unset: reading it before it is set ends the program. Use `makeDeps`.
  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }

  static func makeDeps(
    aService: any AServicing,
    bService: any BServicing,
    cService: (any CServicing)? = nil
  ) -> Deps {
    let deps = Deps(aService: aService, bService: bService)
    deps.cService = cService ?? CService(deps: deps)
    return deps
  }
}
// snippet.end

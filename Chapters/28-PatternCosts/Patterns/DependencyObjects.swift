// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Chapter 16, Deps3: one object with a method for each service.
enum Deps3Object {
  protocol AServicing {
    func getA(_ number: Int) -> Int
  }

  protocol AServiceProviding {
    func aService() -> any AServicing
  }

  final class Deps: AServiceProviding {
    var aService_: any AServicing

    init(aService: any AServicing) { aService_ = aService }

    func aService() -> any AServicing { aService_ }
  }

  final class CService: LeafCaller {
    private let deps: any AServiceProviding

    init(deps: any AServiceProviding) { self.deps = deps }

    @inline(never)
    func call(_ number: Int) -> Int { deps.aService().getA(number) }
  }

  final class AService: AServicing {
    private let leaf: Leaf

    init(leaf: Leaf) { self.leaf = leaf }

    func getA(_ number: Int) -> Int { leaf.answer(number) }
  }

  // Second conforming types, as in a program with test doubles: see `Composition.TestApp`.
  struct FakeAService: AServicing {
    func getA(_ number: Int) -> Int { -number }
  }

  struct FakeDeps: AServiceProviding {
    func aService() -> any AServicing { FakeAService() }
  }
}

/// Chapter 17, Deps4: an object of two layers, and C takes the lower one.
enum Deps4Object {
  typealias AServicing = Deps3Object.AServicing

  protocol AServiceProviding {
    var aService: any AServicing { get }
  }

  final class LeafDeps: AServiceProviding {
    var aService: any AServicing

    init(aService: any AServicing) { self.aService = aService }
  }

  final class Deps: AServiceProviding {
    private let leaves: LeafDeps
    let cService: CService

    var aService: any AServicing {
      get { leaves.aService }
      set { leaves.aService = newValue }
    }

    init(aService: any AServicing) {
      leaves = LeafDeps(aService: aService)
      cService = CService(deps: leaves)
    }
  }

  final class CService: LeafCaller {
    private let deps: any AServiceProviding

    init(deps: any AServiceProviding) { self.deps = deps }

    @inline(never)
    func call(_ number: Int) -> Int { deps.aService.getA(number) }
  }
}

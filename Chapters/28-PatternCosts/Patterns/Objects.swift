/// Chapter 16: an object with a method for each service.
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

  final class CService: Asking {
    private let deps: any AServiceProviding

    init(deps: any AServiceProviding) { self.deps = deps }

    func ask(_ number: Int) -> Int { deps.aService().getA(number) }
  }
}

extension Leaf: Deps3Object.AServicing {
  func getA(_ number: Int) -> Int { answer(number) }
}

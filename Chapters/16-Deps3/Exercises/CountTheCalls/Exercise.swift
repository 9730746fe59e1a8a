// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Numbers

/// A mock of the dependency object, for tests.
final class MockDeps: AServiceProviding, BServiceProviding {
  var aService_: any AServicing
  var bService_: any BServicing

  init(aService: any AServicing, bService: any BServicing) {
    aService_ = aService
    bService_ = bService
  }

  // TASK 1: Return what is stored, and count the calls for each service.
  private(set) var callsForA = 0
  private(set) var callsForB = 0

  func aService() -> any AServicing { FakeAService() }
  func bService() -> any BServicing { FakeBService() }
  // END
}

/// Whether the screen goes on with an old A or B, because it doesn't call for both again in each use.
func keepsItsServices(_ makeScreen: (MockDeps) -> any Screen) -> Bool {
  let mock = MockDeps(aService: AService(), bService: BService())
  let screen = makeScreen(mock)
  // TASK 2: Use the screen, and compare the mock's counts.
  _ = screen.text()
  return true
  // END
}

// TASK 3: Repair the screen that your test blames.
/// Shows `total 42`.
final class TotalScreen: Screen {
  private let deps: any AServiceProviding & BServiceProviding

  init(deps: any AServiceProviding & BServiceProviding) { self.deps = deps }

  func text() -> String {
    let numbers = deps.aService().getAs() + deps.bService().getBs()
    return "total \(numbers.reduce(0, +))"
  }
}

/// Shows `count 6, total 42`.
final class SummaryScreen: Screen {
  private let aService: any AServicing
  private let bService: any BServicing

  init(deps: any AServiceProviding & BServiceProviding) {
    aService = deps.aService()
    bService = deps.bService()
  }

  func text() -> String {
    let count = aService.getAs().count + bService.getBs().count
    let total = aService.getAs().reduce(0, +) + bService.getBs().reduce(0, +)
    return "count \(count), total \(total)"
  }
}

/// Shows `from 1 to 13`.
final class RangeScreen: Screen {
  private let numbers: () -> [Int]

  init(deps: any AServiceProviding & BServiceProviding) {
    numbers = { deps.aService().getAs() + deps.bService().getBs() }
  }

  func text() -> String {
    let numbers = numbers()
    return "from \(numbers.min() ?? 0) to \(numbers.max() ?? 0)"
  }
}
// END

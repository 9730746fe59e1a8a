// Count the calls. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Numbers

/// A mock of the dependency object, for tests.
final class MockDeps: AServiceProviding, BServiceProviding, CServiceProviding {
  var aService_: any AServicing
  var bService_: any BServicing
  var cService_: any CServicing

  init(aService: any AServicing, bService: any BServicing, cService: any CServicing) {
    aService_ = aService
    bService_ = bService
    cService_ = cService
  }

  // TASK 1: Return what is stored, and count how often each service is asked for.
  private(set) var asksForA = 0
  private(set) var asksForB = 0
  private(set) var asksForC = 0

  func aService() -> any AServicing {
    asksForA += 1
    return aService_
  }

  func bService() -> any BServicing {
    asksForB += 1
    return bService_
  }

  func cService() -> any CServicing {
    asksForC += 1
    return cService_
  }
  // STUB
  // var asksForA = 0
  // var asksForB = 0
  // var asksForC = 0
  //
  // func aService() -> any AServicing { FakeAService() }
  // func bService() -> any BServicing { FakeBService() }
  // func cService() -> any CServicing { FakeCService() }
  // END
}

/// A consumer, which shows the numbers of A and B together.
final class ControllerAB {
  // TASK 2: Repair the controller.
  private let deps: any AServiceProviding & BServiceProviding

  init(deps: any AServiceProviding & BServiceProviding) {
    self.deps = deps
  }

  /// The sum of all numbers.
  func total() -> Int {
    numbers().reduce(0, +)
  }

  /// Such as `count 6, total 42`.
  func summary() -> String {
    let numbers = numbers()
    return "count \(numbers.count), total \(numbers.reduce(0, +))"
  }

  private func numbers() -> [Int] {
    deps.aService().getAs() + deps.bService().getBs()
  }
  // STUB
  // private let aService: any AServicing
  // private let bService: any BServicing
  //
  // init(deps: any AServiceProviding & BServiceProviding) {
  //   aService = deps.aService()
  //   bService = deps.bService()
  // }
  //
  // /// The sum of all numbers.
  // func total() -> Int {
  //   (aService.getAs() + bService.getBs()).reduce(0, +)
  // }
  //
  // /// Such as `count 6, total 42`.
  // func summary() -> String {
  //   let count = aService.getAs().count + bService.getBs().count
  //   return "count \(count), total \(total())"
  // }
  // END
}

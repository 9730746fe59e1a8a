/// Chapter 18 once more, with more protocols composed. The service that is asked is always the first.
enum ManyProtocols {
  protocol Need1 { var service1: Leaf { get } }
  protocol Need2 { var service2: Leaf { get } }
  protocol Need3 { var service3: Leaf { get } }
  protocol Need4 { var service4: Leaf { get } }
  protocol Need5 { var service5: Leaf { get } }
  protocol Need6 { var service6: Leaf { get } }
  protocol Need7 { var service7: Leaf { get } }
  protocol Need8 { var service8: Leaf { get } }

  typealias FourNeeds = Need1 & Need2 & Need3 & Need4
  typealias EightNeeds = FourNeeds & Need5 & Need6 & Need7 & Need8

  final class App: EightNeeds {
    let service1: Leaf

    init(leaf: Leaf) { service1 = leaf }
  }

  /// Of another kind: see `Composition.TestApp`.
  struct TestApp: EightNeeds {
    let service1: Leaf
  }

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func one(_ number: Int, _ needs: some Need1) -> Int { needs.service1.answer(number) }

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func four(_ number: Int, _ needs: some FourNeeds) -> Int { needs.service1.answer(number) }

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func eight(_ number: Int, _ needs: some EightNeeds) -> Int {
    needs.service1.answer(number)
  }

  final class One: Asking {
    private let app: App

    init(app: App) { self.app = app }

    @inline(never)
    func ask(_ number: Int) -> Int { one(number, app) }
  }

  final class Four: Asking {
    private let app: App

    init(app: App) { self.app = app }

    @inline(never)
    func ask(_ number: Int) -> Int { four(number, app) }
  }

  final class Eight: Asking {
    private let app: App

    init(app: App) { self.app = app }

    @inline(never)
    func ask(_ number: Int) -> Int { eight(number, app) }
  }

  final class AnyOne: Asking {
    private let app: any Need1

    init(app: any Need1) { self.app = app }

    @inline(never)
    func ask(_ number: Int) -> Int { app.service1.answer(number) }
  }

  final class AnyFour: Asking {
    private let app: any FourNeeds

    init(app: any FourNeeds) { self.app = app }

    @inline(never)
    func ask(_ number: Int) -> Int { app.service1.answer(number) }
  }

  final class AnyEight: Asking {
    private let app: any EightNeeds

    init(app: any EightNeeds) { self.app = app }

    @inline(never)
    func ask(_ number: Int) -> Int { app.service1.answer(number) }
  }
}

extension ManyProtocols.Need1 {
  var service2: Leaf { service1 }
  var service3: Leaf { service1 }
  var service4: Leaf { service1 }
  var service5: Leaf { service1 }
  var service6: Leaf { service1 }
  var service7: Leaf { service1 }
  var service8: Leaf { service1 }
}

/// Chapter 18 again, with more protocols. Consumers always call the first service.
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

  /// A second conforming type: see `Composition.TestApp`.
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

  final class One: Consumer<App>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { one(number, needs) }
  }

  final class Four: Consumer<App>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { four(number, needs) }
  }

  final class Eight: Consumer<App>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { eight(number, needs) }
  }

  final class AnyOne: Consumer<any Need1>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { needs.service1.answer(number) }
  }

  final class AnyFour: Consumer<any FourNeeds>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { needs.service1.answer(number) }
  }

  final class AnyEight: Consumer<any EightNeeds>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { needs.service1.answer(number) }
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

import Testing

@testable import StableAndVolatile

@Test("A raffle with the same seed draws the same winners")
func sameSeed() {
  #expect(winners(seed: 1) == winners(seed: 1))
  #expect(winners(seed: 1) != winners(seed: 2))
}

@Test("Each customer can win a raffle")
func everyoneCanWin() {
  #expect(Set(winners(seed: 1)) == ["Ada", "Bob", "Grace"])
}

func winners(seed: UInt64) -> [String?] {
  var raffle = Raffle(generator: SeededGenerator(seed: seed))
  return (1...100).map { _ in raffle.winner(of: ["Ada", "Bob", "Grace"]) }
}

@Suite("StableAndVolatile: random numbers")
struct GeneratorTests {
  private let customers = (1...1_000).map { "customer \($0)" }

  @Test("Two raffles with copies of one generator draw the same winner")
  func copies() {
    let generator = SeededGenerator(seed: 7)
    var (tea, mug) = (Raffle(generator: generator), Raffle(generator: generator))
    for _ in 1...20 { #expect(tea.winner(of: customers) == mug.winner(of: customers)) }
  }

  @Test("Two raffles that share a generator continue its sequence")
  func shared() {
    let generator = SharedGenerator(SeededGenerator(seed: 7))
    var (tea, mug) = (Raffle(generator: generator), Raffle(generator: generator))
    var alone = Raffle(generator: SeededGenerator(seed: 7))
    for _ in 1...20 {
      #expect(tea.winner(of: customers) == alone.winner(of: customers))
      #expect(mug.winner(of: customers) == alone.winner(of: customers))
    }
  }

  @Test("A raffle without customers has no winner")
  func noCustomers() {
    var raffle = Raffle(generator: SeededGenerator(seed: 7))
    #expect(raffle.winner(of: []) == nil)
  }

  /// The first numbers that the authors' C program prints for the seed 1234567.
  @Test("`SeededGenerator` returns the numbers of SplitMix64")
  func splitMix() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      (1...3).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }
}

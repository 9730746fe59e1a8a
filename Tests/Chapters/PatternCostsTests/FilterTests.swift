import Testing

@testable import PatternCosts

@Suite("PatternCosts: the filter of sold-out products")
struct FilterTests {
  private let dependencies = CountingDependencies(tone: HalfTone())
  private let photo = [200, 100, 48]

  @Test("The repaired filter looks up the tone once per photo")
  func lookUps() {
    let (slow, filter) = (
      Before.SoldOutFilter(dependencies: dependencies), SoldOutFilter(dependencies: dependencies)
    )
    #expect(slow.dim(photo) == [100, 50, 24])
    #expect(filter.dim(photo) == [100, 50, 24])
    #expect(dependencies.lookUps { _ = slow.dim(photo) } == 3)
    #expect(dependencies.lookUps { _ = filter.dim(photo) } == 1)
    #expect(dependencies.lookUps { _ = filter.dim([]) } == 1)
  }

  @Test("A filter that stores its tone misses a later replacement")
  func replaced() {
    let (filter, stored) = (
      SoldOutFilter(dependencies: dependencies), StoredToneFilter(dependencies: dependencies)
    )
    dependencies.tone = QuarterTone()
    #expect(filter.dim(photo) == [50, 25, 12])
    #expect(stored.dim(photo) == [100, 50, 24])
  }
}

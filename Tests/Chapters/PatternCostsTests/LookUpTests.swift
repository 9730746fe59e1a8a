import Testing

@testable import PatternCosts

@Test("A photo needs one look-up, however many pixels it has", arguments: [0, 1, 1_000])
func oneLookUp(pixels: Int) {
  let dependencies = CountingDependencies(tone: HalfTone())
  let filter = SoldOutFilter(dependencies: dependencies)
  let photo = [Int](repeating: 200, count: pixels)
  #expect(dependencies.lookUps { _ = filter.dim(photo) } == 1)
}

import Numbers
import Testing

@Suite("The real and fake services of the dependency objects")
struct ServicesTests {
  @Test("`AService` and `BService` return their documented numbers")
  func real() {
    #expect(AService().getAs() == [1, 2, 3])
    #expect(BService().getBs() == [11, 12, 13])
  }

  @Test("The fake services return negative numbers or zeros")
  func fake() {
    #expect(FakeAService().getAs() == [-1, -2, -3])
    #expect(FakeBService().getBs() == [-11, -12, -13])
    #expect(FakeCService().getCs().elementsEqual([(0, 0)], by: ==))
  }
}

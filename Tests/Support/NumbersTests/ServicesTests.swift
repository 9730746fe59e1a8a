import Numbers
import Testing

@Suite("Services of the dependency objects")
struct ServicesTests {
  @Test("The real services return the document's numbers")
  func real() {
    #expect(AService().getAs() == [1, 2, 3])
    #expect(BService().getBs() == [11, 12, 13])
  }

  @Test("The fake services return numbers unlike the real ones")
  func fake() {
    #expect(FakeAService().getAs() == [-1, -2, -3])
    #expect(FakeBService().getBs() == [-11, -12, -13])
    #expect(FakeCService().getCs().elementsEqual([(0, 0)], by: ==))
  }
}

import Numbers
import Testing

@Suite("The services of the dependency objects")
struct ServicesTests {
  @Test("The real ones deliver the document's numbers")
  func real() {
    #expect(AService().getAs() == [1, 2, 3])
    #expect(BService().getBs() == [11, 12, 13])
  }

  @Test("The fake ones can be told from the real ones")
  func fake() {
    #expect(FakeAService().getAs() == [-1, -2, -3])
    #expect(FakeBService().getBs() == [-11, -12, -13])
    #expect(FakeCService().getCs().elementsEqual([(0, 0)], by: ==))
  }
}

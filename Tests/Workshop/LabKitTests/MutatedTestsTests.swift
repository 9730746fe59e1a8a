import Testing

@testable import LabKit

@Suite("lab mutate")
struct MutatedTestsTests {
  @Test(
    "A proof is red if it stands in the log less often than where nothing is changed",
    arguments: [
      ("A-1\tT.s/f\nA-1\tT.s/f\nA-2\tT.s/g\n", []),
      ("A-1\tT.s/f\nA-2\tT.s/g\n", ["A-1 T.s/f"]),
      ("A-1\tT.s/f\nA-1\tT.s/f\nA-1\tT.s/g\n", ["A-2 T.s/g"]),
      ("", ["A-1 T.s/f", "A-2 T.s/g"]),
    ])
  func red(log: String, proofs: [String]) {
    let before = MutatedTests.counts(in: "A-1\tT.s/f\nA-2\tT.s/g\nA-1\tT.s/f\n")
    let red = MutatedTests.red(before, after: MutatedTests.counts(in: log))
    #expect(red.map { "\($0.id) \($0.name)" }.sorted() == proofs)
  }
}

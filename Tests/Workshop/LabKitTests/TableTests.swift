import Testing

@testable import LabKit

@Suite("The table")
struct TableTests {
  @Test("Columns are aligned, and times are told in the larger unit")
  func columns() {
    let lines = [
      ["shape", "size", "time", ""],
      ["scopes", "10", shown(.milliseconds(5)), ""],
      ["forwarding", "1000", shown(.milliseconds(1250)), shown(250.0)],
    ]
    #expect(
      aligned(lines).replacing(#/ +\n/#, with: "\n") == """
        shape       size    time
        scopes        10  5.0 ms
        forwarding  1000  1.25 s  250.00x

        """)
  }
}

import Playground
import Testing

@Suite("Text table")
struct TableTests {
  @Test("Columns fit their widest cell, without trailing spaces")
  func columns() {
    let rows = [["", "mock", "n"], ["global", "no"], [], ["initializer", "ok", ""]]
    #expect(table(rows) == ["             mock  n", "global       no", "", "initializer  ok"])
    #expect(table([]) == [])
  }
}

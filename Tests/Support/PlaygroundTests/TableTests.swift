import Playground
import Testing

@Suite("A table of text")
struct TableTests {
  @Test("Columns are as wide as their widest cell; no line ends in a space; a row may be short")
  func columns() {
    let rows = [["", "mock", "n"], ["global", "no"], [], ["initialiser", "ok", ""]]
    #expect(table(rows) == ["             mock  n", "global       no", "", "initialiser  ok"])
    #expect(table([]) == [])
  }
}

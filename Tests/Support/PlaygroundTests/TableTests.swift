import Playground
import Testing

@Suite("`table`: columns of text")
struct TableTests {
  @Test("`table` pads each column to its widest cell, without trailing spaces")
  func columns() {
    let rows = [["", "mock", "n"], ["global", "no"], [], ["initializer", "ok", ""]]
    #expect(table(rows) == ["             mock  n", "global       no", "", "initializer  ok"])
    #expect(table([]) == [])
  }
}

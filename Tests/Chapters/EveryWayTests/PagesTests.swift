import TestSupport
import Testing

@Suite("EveryWay: tables on other pages")
struct PagesTests {
  /// The rows of a table in the transcript, without the header.
  private func printed(under title: String) throws -> [[String]] {
    let transcript = try TestCheckout.read("\(chapterFolder("EveryWay"))/Expected.txt")
    let sections = transcript.split(separator: "== \(title) ==\n")
    let section = try #require(sections.count == 2 ? sections.last : nil)
    let lines = section.split(separator: "\n\n")[0].split(separator: "\n")
    return lines.dropFirst().map { line in
      var cells: [String] = []
      for part in line.split(separator: "  ") where part != " " {
        cells.append(String(part.drop { $0 == " " }))
      }
      return cells
    }
  }

  @Test("Choosing.md contains the tables that the program prints")
  func choosing() throws {
    let page = "Chapters/Choosing.md"
    let got = try PageTable(under: "What you get", in: page)
    #expect(try got.rows == printed(under: "What a test and a user notice"))
    let costs = try PageTable(under: "What it costs, and when to take it", in: page)
    #expect(try costs.rows.map { Array($0.prefix(3)) } == printed(under: "What a change costs"))
    #expect(costs.rows.allSatisfy { $0.count == 5 && !$0.contains("") })
  }

  @Test("The guide's table repeats ten rows that the program prints")
  func guide() throws {
    let page = "\(chapterFolder("EveryWay"))/README.md"
    let table = try PageTable(under: "Ten ways in figures", in: page)
    let costs = try printed(under: "What a change costs")
    // Leaves out the number of services that a test can replace.
    let behavior = try printed(under: "What a test and a user notice")
    let rows = zip(behavior, costs).map { behavior, costs in
      [behavior[0]] + behavior.dropFirst(2) + costs.dropFirst()
    }
    #expect(table.rows.count == 10)
    for row in table.rows { #expect(rows.contains(row), "\(row)") }
  }
}

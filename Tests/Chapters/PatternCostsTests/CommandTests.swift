import TestSupport
import Testing

@testable import PatternCosts

@Suite("PatternCosts: the command line")
struct CommandTests {
  private let program = ProgramUnderTest("PatternCosts")

  @Test(
    "`PatternCosts` exits with 2 for invalid arguments",
    arguments: ["--fast", "measure", "--measure --json"])
  func usage(arguments: String) async throws {
    let result = try await program.run(arguments.split(separator: " ").map(String.init))
    #expect(result == ProgramResult(.exit(2), errors: Command.usage))
  }

  #if DEBUG
    @Test("A debug build refuses to measure and explains why")
    func refusal() async throws {
      let result = try await program.run(["--measure"])
      #expect(result == ProgramResult(.exit(1), errors: Command.refusal))
      #expect(result.errors.contains("its figures mislead"))
    }
  #endif

  @MainActor
  @Test("Each table shows direct calls as 1.0x")
  func tables() throws {
    let rows = PatternRows.all()
    let lines = Measurement(rows: rows, time: .zero).tables().split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("==") } == Row.Table.allCases.map { "== \($0.rawValue) ==" })
    #expect(lines.count == rows.count + 2 * Row.Table.allCases.count)
    for row in rows {
      let line = try #require(lines.first { $0.dropFirst(4).hasPrefix("\(row.name)  ") })
      #expect(line.contains(#/ \d+\.\d +\d+\.\dx$/#) && line.count <= 80)
      if row.name == row.direct { #expect(line.hasSuffix(" 1.0x")) }
    }
  }
}

import Testing
import ToolSupport

@testable import LabKit

@Suite("lab compile")
struct GeneratedSourcesTests {
  @Test("The code grows with its size, and only scopes leave something to carry")
  func sources() {
    for shape in CompileShape.allCases {
      let counts = [10, 100].map { shape.source($0).split(separator: "\n").count }
      #expect(counts[1] > 8 * counts[0] && counts[1] < 12 * counts[0])
      #expect(shape.isCarried == shape.source(10).contains("CODEGEN_"))
    }
  }

  @Test("A library that takes the compiler too long is told, and is no failure")
  func tooLong() async {
    let lab = FakeLab { line, files in
      if line.hasPrefix("forwarding-1000: swiftc -O") { return ending(.overtime(.seconds(120))) }
      let library = "/scratch/lab/\(line.prefix { $0 != ":" })/library"
      try? files.write(bytes: [UInt8](repeating: 0, count: 51_200), to: library)
      return nil
    }
    #expect(await lab.run("compile", "--rounds", "1") == 0)
    let lines = lab.console.text.split(separator: "\n").filter { $0.hasPrefix("forwarding") }
    #expect(lines.map { $0.contains("over 2 min") } == [false, false, true])
    #expect(lines[1].contains("50 KB  1.00x"))
  }
}

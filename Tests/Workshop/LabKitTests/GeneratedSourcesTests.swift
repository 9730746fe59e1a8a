import Testing

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
}

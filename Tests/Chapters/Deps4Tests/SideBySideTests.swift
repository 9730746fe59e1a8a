import TestSupport
import Testing

/// The chapters repeat what they share on purpose: whoever puts two of them side by side sees only
/// what the pattern changes.
@Suite("Dependency objects side by side")
struct SideBySideTests {
  @Test(
    "What the pattern does not touch is the same file as in Deps1",
    arguments: [
      "15-Deps2/Providers.swift", "15-Deps2/Controllers.swift", "17-Deps4/Providers.swift",
      "17-Deps4/Controllers.swift", "17-Deps4/CService.swift",
    ])
  func sameFile(path: String) throws {
    let name = try #require(path.split(separator: "/").last)
    #expect(
      try TestCheckout.read("Chapters/\(path)")
        == TestCheckout.read("Chapters/14-Deps1/\(name)"))
  }

  @Test("The shop's services are those of Deps1, and do not hold the object")
  func shop() throws {
    let files = ["14-Deps1/Shop.swift", "17-Deps4/Mutual.swift"]
    let texts = try files.map { try TestCheckout.read("Chapters/\($0)") }
    // From the first declaration on; what is above says what the chapter shows it for.
    let code = texts.map { $0[($0.firstRange(of: "final class")?.lowerBound ?? $0.endIndex)...] }
    #expect(code[0].contains("private let deps: ShopDeps"))
    #expect(code[1].replacing("private unowned let", with: "private let") == code[0])
  }

  @Test("Methods in place of properties change nothing but the calls", arguments: ["A", "B", "C"])
  func methods(letter: String) throws {
    let file = letter == "C" ? "Controllers.swift" : "CService.swift"
    let service = "\(letter.lowercased())Service"
    let properties = try TestCheckout.read("Chapters/14-Deps1/\(file)")
    let methods = try TestCheckout.read("Chapters/16-Deps3/\(file)")
    #expect(properties.contains("deps.\(service).get"))
    #expect(!methods.contains("deps.\(service).get"))
    #expect(methods.replacing("Service().get", with: "Service.get") == properties)
  }
}

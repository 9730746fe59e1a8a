import TestSupport
import Testing

/// The chapters repeat shared code on purpose: a diff of two chapters shows only what the pattern
/// changes.
@Suite("Deps1 to Deps4: shared code")
struct SideBySideTests {
  /// - Parameter changes: the text that the pattern changed, and its form in Deps1.
  @Test(
    "Each file copied from Deps1 differs only where the design differs",
    arguments: [
      ("15-Deps2/Providers.swift", [:]), ("15-Deps2/Controllers.swift", [:]),
      ("16-Deps3/CService.swift", ["Service().get": "Service.get"]),
      ("16-Deps3/Controllers.swift", ["Service().get": "Service.get"]),
      ("17-Deps4/Providers.swift", [:]), ("17-Deps4/Controllers.swift", [:]),
      ("17-Deps4/CService.swift", [:]),
      ("17-Deps4/Mutual.swift", ["private unowned let": "private let"]),
    ])
  func sameFile(path: String, changes: [String: String]) throws {
    let name = try #require(path.split(separator: "/").last)
    let isShop = name == "Mutual.swift"
    let first = try TestCheckout.read("\(chapterFolder("Deps1"))/\(isShop ? "Shop.swift" : name)")
    var text = try TestCheckout.read("Chapters/\(path)")
    for (change, plain) in changes {
      #expect(text.contains(change))
      text = text.replacing(change, with: plain)
    }
    // The shop's first comment differs from chapter to chapter.
    func code(_ text: String) -> Substring {
      text[(isShop ? text.firstRange(of: "final class")!.lowerBound : text.startIndex)...]
    }
    #expect(code(text) == code(first))
  }
}

import ConventionLint
import Foundation
import TestSupport
import Testing

/// The sources of this package. A chapter's code before the fix is in its folder
/// `Before`; in part IV, that code violates the conventions.
@Suite("`cpdi-lint` on this package")
struct OwnSourcesTests {
  /// Code before the fix that nevertheless follows the conventions, because they don't cover
  /// lifetimes, one flat container, or code without composition.
  private let rightByTheConventions: Set<String> = [
    "18-ProtocolComposition/Before/FlatLeaves.swift",
    "18-ProtocolComposition/Before/SameName.swift",
    "18-ProtocolComposition/Before/SevenParameters.swift",
    "18-ProtocolComposition/Before/WholeApp.swift", "19-FeatureDependencies/Before/Untracked.swift",
    "21-Splicing/Before/ByParameter.swift", "21-Splicing/Before/ComputedRepository.swift",
    "21-Splicing/Before/InTheApp.swift", "21-Splicing/Before/NamesItsSplice.swift",
    "22-SplicingRubric/Before/FactSheetByParameter.swift",
    "22-SplicingRubric/Before/InTheApp.swift",
    "22-SplicingRubric/Before/ProductOfTheDayByParameter.swift",
    "22-SplicingRubric/Before/ProductPagesByParameter.swift",
    "22-SplicingRubric/Before/ProductViewsByParameter.swift",
    "22-SplicingRubric/Before/ReviewFooterByParameter.swift",
    "22-SplicingRubric/Before/ReviewPageByParameter.swift",
    "22-SplicingRubric/Before/ShippingByParameter.swift",
    "22-SplicingRubric/Before/ShippingWithoutRepository.swift",
    "22-SplicingRubric/Before/SplicedCheckout.swift",
    "22-SplicingRubric/Before/SplicedProductDetailView.swift",
    "22-SplicingRubric/Before/SplicedReviewForm.swift",
    "23-PublicFeature/Before/OneFunction.swift",
    "24-Pitfalls/Before/MutualDependencies.swift", "28-PatternCosts/Before/PixelByPixel.swift",
  ]

  @Test(
    "This package follows every rule, except in `Before` folders of part IV",
    .proves("CPDI-24", "CPDI-95"))
  func keepEveryRule() throws {
    var lint = Lint()
    var bad: Set<String> = []
    let partFour: Set = [
      "ProtocolComposition", "FeatureDependencies", "Forwarding", "Splicing", "SplicingRubric",
      "PublicFeature", "Pitfalls", "PatternCosts",
    ]
    for folder in ["Sources", "Chapters"] {
      for file in try swiftFiles(below: folder) {
        let path = "\(folder)/\(file)"
        lint.read(path: path, text: try TestCheckout.checkout.read(path))
        let chapter = file.dropFirst("NN-".count).prefix { $0 != "/" }
        if file.contains("/Before/"), partFour.contains("\(chapter)") { bad.insert(path) }
      }
    }
    let result = lint.result()
    #expect(result.files > 200)
    let found = Set(result.findings.map(\.place.file))
    let right = Set(rightByTheConventions.map { "Chapters/\($0)" })
    let quiet = bad.subtracting(found)
    #expect(quiet.symmetricDifference(right) == [], "Nothing is wrong with these.")
    let unwanted = result.findings.filter { !bad.contains($0.place.file) }
    #expect(unwanted.map(\.description) == [])
  }

  /// Leaves out exercises, which begin with wrong code; fixtures and app files, which are separate programs; and
  /// experiments, which are edits.
  private func swiftFiles(below folder: String) throws -> [String] {
    let path = "\(TestCheckout.checkout.root)/\(folder)"
    let all = try #require(FileManager.default.subpaths(atPath: path))
    return all.sorted().filter { file in
      file.hasSuffix(".swift") && !file.contains("/Refused/") && !file.contains("/Exercises/")
        && !file.contains("/InYourApp/")
        && !file.contains("/Experiments/")
    }
  }
}

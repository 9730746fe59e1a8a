import Foundation
import RequirementsCarrier

/// The document's scopes, which chapter 26 compiles with the code that carry generates.
enum ProofOfConcept {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../26-ScopeValues/Scopes")

  /// The file of each scope, by its name.
  static func sources() throws -> [(path: String, text: String)] {
    try ["ScopeZero", "ScopeOne", "ScopeTwo", "ScopeThree"].map { name in
      let text = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
      return ("\(name).swift", text)
    }
  }

  /// The same files, but Three needs one more value.
  ///
  /// - Parameter need: the name of that value.
  static func sources(needing need: String) throws -> [(path: String, text: String)] {
    let last = "var duplicated: String { get }\n"
    return try sources().map { path, text in
      (path, text.replacing(last, with: "\(last)  var \(need): String { get }\n"))
    }
  }
}

/// The shop's scopes, as text.
enum Shop {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Scopes/Scopes.swift")

  private static let seller = #"var seller = "s1""#
  private static let listedSeller = "var seller: String { get }"
  private static let request = #"var paymentRequest: String { "\(sessionToken) \(seller)" }"#

  /// The file as it was before the seller number.
  static func sources() throws -> [(path: String, text: String)] {
    var text = try String(contentsOf: file, encoding: .utf8)
    for line in [seller, listedSeller, "\(request)\n"] {
      text = text.replacing("  \(line)\n", with: "")
    }
    return [("Scopes.swift", text)]
  }

  /// The same file, but the checkout lists a seller number and uses it.
  ///
  /// - Parameter owner: the scope that has a seller number.
  static func sources(withSellerIn owner: String?) throws -> [(path: String, text: String)] {
    let list = "CODEGEN_CheckoutRequirements {\n"
    let listed = try sources().map { path, text in
      (path, text.replacing(list, with: "\(list)  \(listedSeller)\n"))
    }
    return adding(seller, to: owner, in: adding(request, to: "CheckoutResource", in: listed))
  }

  /// The same file, but theme and logo are one value.
  static func sourcesWithLook() throws -> [(path: String, text: String)] {
    try sources().map { path, text in
      let look = "var look: Look = Look(theme: \"dark\", logo: \"star\")"
      return (
        path,
        text.replacing("var theme = \"dark\"", with: look)
          .replacing("var theme: String { get }", with: "var look: Look { get }")
          .replacing(#"\(theme)"#, with: #"\(look.theme) \(look.logo)"#)
      )
    }
  }

  /// The same file, but one more scope has a currency.
  static func sources(withCurrencyIn owner: String) throws -> [(path: String, text: String)] {
    adding("let currency = \"points\"", to: owner, in: try sources())
  }

  /// The same file, but a delivery is between the cart and the checkout.
  static func sourcesWithDelivery() throws -> [(path: String, text: String)] {
    let next = "Resource<I>, CheckoutRequirements {\n"
    let delivery = """

      protocol DeliveryRequirements: Requirements, CODEGEN_DeliveryRequirements {
        var sessionToken: String { get }
      }

      final class DeliveryResource<I: DeliveryRequirements>: Resource<I>, CheckoutRequirements {}

      """
    return try sources().map { path, text in
      (path, text.replacing(next, with: "Resource<I>, DeliveryRequirements {\n") + delivery)
    }
  }

  private static func adding(
    _ member: String, to owner: String?, in sources: [(path: String, text: String)]
  ) -> [(path: String, text: String)] {
    sources.map { path, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let isOwner = owner.map { line.contains("class \($0)<") } ?? false
        return isOwner ? "\(line)\n  \(member)" : line
      }
      return (path, lines.joined(separator: "\n"))
    }
  }
}

/// The values that each scope carries, as arrows: `AppResource.theme -> LoggedInResource`.
///
/// - Parameter diagram: the lines of a plan's flowchart.
func arrows(in diagram: [String]) -> [String] {
  diagram.flatMap { line in
    let arrow = line.wholeMatch(of: #/ *(\w+) -->\|(.+)\| (\w+)/#)
    return arrow.map { arrow in
      arrow.2.split(separator: ", ").map { "\(arrow.1).\($0) -> \(arrow.3)" }
    } ?? []
  }
}

import Foundation
import RequirementsCarrier

/// The sources in `WithPlugin/`, where a build of their own really compiles them.
enum ProofOfConcept {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "WithPlugin/Sources/ProofOfConcept")

  /// Every file of the target that declares scopes, by its name.
  static func sources() throws -> [(path: String, text: String)] {
    try ["ScopeZero", "ScopeOne", "ScopeTwo", "ScopeThree"].map { name in
      let text = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
      return ("\(name).swift", text)
    }
  }

  /// The same, where Three needs one thing more.
  ///
  /// - Parameter need: a name.
  static func sources(needing need: String) throws -> [(path: String, text: String)] {
    let last = "var duplicated: String { get }\n"
    return try sources().map { path, text in
      (path, text.replacing(last, with: "\(last)  var \(need): String { get }\n"))
    }
  }
}

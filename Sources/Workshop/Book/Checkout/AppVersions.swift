import SwiftOutline
import ToolSupport

/// An app and its later versions: the folder `App` has the first one, and `Differences/1.diff`, `2.diff` and so on lead
/// from each version to the next.
package struct AppVersions: Sendable {
  /// The text of each file of each version, by path in the app's folder.
  package private(set) var files: [[String: String]]
  package private(set) var differences: [UnifiedDiff] = []
  private let folder: String

  /// - Throws: `ToolError` if a difference can't be applied.
  package init(in folder: String, of checkout: Checkout) throws(ToolError) {
    self.folder = folder
    var first: [String: String] = [:]
    let app = "\(folder)/App"
    for path in try checkout.files.files(below: checkout.path(app), skip: { $0.hasPrefix(".") }) {
      first[path] = try checkout.read("\(app)/\(path)")
    }
    files = [first]
    for number in 0..<(try checkout.names(in: "\(folder)/Differences").count) {
      let path = "\(folder)/Differences/\(number + 1).diff"
      let difference = try UnifiedDiff(checkout.read(path), name: path)
      try files.append(difference.applied(to: files[number]))
      differences.append(difference)
    }
  }

  /// A Swift file of a version, by its name.
  ///
  /// - Throws: `ToolError` if the version has no file of this name.
  func source(_ name: String, ofVersion number: Int) throws(ToolError) -> SourceFile {
    guard files.indices.contains(number),
      let file = files[number].first(where: { $0.key.hasSuffix("/\(name)") })
    else { throw ToolError("Version \(number) of \(folder) has no file \(name).") }
    return try SourceFile(reading: file.value, file.key)
  }
}

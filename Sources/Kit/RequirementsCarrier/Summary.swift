import Foundation
import ToolSupport

/// What the public lists of a module need and carry: written by the run of carry for this module,
/// and read by the runs for modules that import it.
package struct Summary: Codable, Sendable {
  /// Changes with the form of the file. A run reads no other version.
  private static let version = 2

  let version: Int
  let module: String
  /// The prefix of the module's generated names.
  let prefix: String
  /// The imports that the types of the requirements can take.
  let imports: [String]
  /// As a scope of another module can meet them, with paths that begin with the module.
  let lists: [RequirementsProtocol]

  /// - Throws: where a text is no summary, or one of another version or prefix.
  package init(_ text: String, at path: String, prefix: String) throws(ToolError) {
    struct Version: Decodable { let version: Int }
    let (decoder, data) = (JSONDecoder(), Data(text.utf8))
    let version = try? decoder.decode(Version.self, from: data).version
    if let version, version != Self.version {
      throw ToolError(
        "\(path) has version \(version), and this carry reads \(Self.version): write it again "
          + "with --summary.")
    }
    guard let summary = try? decoder.decode(Summary.self, from: data) else {
      throw ToolError("\(path) is no summary: write it again with --summary.")
    }
    guard summary.prefix == prefix else {
      throw ToolError(
        "\(path) has the prefix \(summary.prefix), and here it is \(prefix): give both the same.")
    }
    self = summary
  }

  /// The summary of a plan's own lists that another module can see.
  init(of planner: Planner, in module: String, imports: [String]) {
    (version, self.module, prefix) = (Self.version, module, planner.options.prefix)
    self.imports = imports.filter { !$0.hasPrefix("#") && !$0.hasPrefix(" ") }.map { line in
      "import " + (line.components(separatedBy: "import ").last ?? "")
    }
    lists = planner.protocols.values.filter { $0.module == nil && $0.access >= .package }
      .sorted { $0.path < $1.path }
      .map { list in
        var carried: [String: DeclaredRequirement] = [:]
        for one in (planner.refined[list.path] ?? []).flatMap(planner.carries) {
          carried[one.name] = carried[one.name] ?? one.declared
        }
        return RequirementsProtocol(
          path: "\(module).\(list.path)", place: list.place, access: list.access, generated: "",
          inheritsGenerated: false, own: Self.exported(planner.listed[list.path] ?? [:]),
          refined: [], module: module, carried: Self.exported(carried))
      }
  }

  private static func exported(_ all: [String: DeclaredRequirement]) -> [DeclaredRequirement] {
    all.values.map(\.exported).sorted { $0.name < $1.name }
  }
}

import Foundation
import ToolSupport

/// What the public lists of a module need and carry: written by the run of carry for this module, and
/// read by the runs for modules that import it.
package struct Summary: Codable, Sendable {
  /// Changes with the form of the file. A run reads no other version.
  static let version = 1

  let version: Int
  let module: String
  /// The prefix of the module's generated names.
  let prefix: String
  /// The imports that the types of the needs can take.
  let imports: [String]
  let lists: [List]

  /// A protocol that lists needs.
  struct List: Codable {
    let name: String
    let access: String
    let listed: [Value]
    let carried: [Value]
  }

  /// A need, with its types as other modules write them.
  struct Value: Codable {
    let name: String
    let type: String
    let compared: String
    let effects: [String]
    let attributes: [String]
    let owner: String
    let path: String
    let line: Int
  }

  /// - Throws: where a text is no summary, or one of another version or prefix.
  package init(_ text: String, at path: String, prefix: String) throws(ToolError) {
    struct Version: Decodable { let version: Int }
    let (decoder, data) = (JSONDecoder(), Data(text.utf8))
    let version = try? decoder.decode(Version.self, from: data).version
    if let version, version != Self.version {
      throw ToolError(
        "\(path) has version \(version), and this carry reads \(Self.version): write it again with "
          + "--summary.")
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
  init(of planner: Planner, in module: String, imports: [String], prefix: String) {
    (version, self.module, self.prefix) = (Self.version, module, prefix)
    self.imports = imports.filter { !$0.hasPrefix("#") && !$0.hasPrefix(" ") }.map { line in
      "import " + (line.components(separatedBy: "import ").last ?? "")
    }
    lists = planner.protocols.values.filter { $0.module == nil && $0.access >= .package }
      .sorted { $0.path < $1.path }
      .map { list in
        let listed = planner.listed[list.path] ?? [:]
        var carried: [String: Listed] = [:]
        for path in planner.refined[list.path] ?? [] {
          carried.merge((planner.carried[path] ?? [:]).mapValues(\.listed)) { first, _ in first }
        }
        return List(
          name: list.path, access: "\(list.access)",
          listed: listed.sorted { $0.key < $1.key }.map { Value($0.value) },
          carried: carried.sorted { $0.key < $1.key }.map { Value($0.value) })
      }
  }

  /// The lists as protocols that a scope of another module can meet, by paths that begin with the module.
  var protocols: [String: RequirementsProtocol] {
    let known = lists.map { list in
      let place = Place(path: list.listed.first?.path ?? "", line: list.listed.first?.line ?? 1)
      return RequirementsProtocol(
        path: "\(module).\(list.name)", place: place, access: Access([list.access]), generated: "",
        inheritsGenerated: false, own: list.listed.map(\.listed), refined: [], module: module,
        carried: list.carried.map(\.listed))
    }
    return Dictionary(uniqueKeysWithValues: known.map { ($0.path, $0) })
  }
}

extension Summary.Value {
  init(_ one: Listed) {
    self.init(
      name: one.need.name, type: one.exported, compared: one.need.type.compared,
      effects: one.need.effects, attributes: one.need.attributes, owner: one.owner,
      path: one.place.path, line: one.place.line)
  }

  var listed: Listed {
    let need = Need(
      name: name, type: ValueType(type, compared: compared), effects: effects,
      attributes: attributes)
    return Listed(
      need: need, place: Place(path: path, line: line), owner: owner, access: .public,
      exported: type)
  }
}

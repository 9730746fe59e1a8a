import Foundation
import ToolSupport

/// What breaking a rule means.
enum Severity: String, Sendable, Encodable, CaseIterable {
  /// Status 1.
  case error
  /// It is printed; status 1 only with `--strict`.
  case warning
  /// The rule is not checked.
  case off
}

/// What a team has decided: the file `.cpdi-lint.json`.
struct Configuration: Sendable {
  static let name = ".cpdi-lint.json"

  /// Of each rule that is no error.
  private var severities = [CommentRule.unneeded.rawValue: Severity.warning]
  private(set) var leafNames = LeafNames.usual
  private var exclude: [PathPattern] = []
  /// The names of modules, by their folders.
  private(set) var modules: [String: String] = [:]

  /// What is right where there is no file.
  init() {}

  /// The file's keys, each with a sentence for the help.
  static let keys = [
    (
      "rules", "the severity of each rule: \"error\", \"warning\" or \"off\"; without it, \"error\""
    ),
    ("leafNames", "what protocols with one service are called; * stands for a part of a name"),
    ("exclude", "paths that are passed over; * stands for a part of a name, ** for any folders"),
    ("modules", "the name of the module in a folder, where Package.swift does not tell it"),
  ]

  /// What `--init` writes: what is right without a file.
  static let initial = """
    {
      "rules": {
    \(CommentRule.names.map { "    \"\($0)\": \"\(Self().severity(of: $0))\"" }.joined(separator: ",\n"))
      },
      "leafNames": [\(LeafNames.usual.patterns.map { "\"\($0)\"" }.joined(separator: ", "))],
      "exclude": [],
      "modules": {}
    }

    """

  /// The nearest file of a folder and those around it.
  static func nearest(to folder: String, in files: any FileSystem) -> String? {
    Paths.folders(around: "\(folder)/\(name)").lazy
      .map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }.first(where: files.exists)
  }

  func severity(of rule: String) -> Severity { severities[rule] ?? .error }

  func excludes(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }

  // MARK: - Reading

  /// Reads a file. Its paths are relative to its folder.
  ///
  /// - Throws: a sentence that names the file and the key, where something in it is not understood.
  init(from path: String, in files: any FileSystem) throws(ToolError) {
    do throws(ToolError) {
      let folder = Paths.folder(of: path)
      for (key, value) in try JSONValue(Array(try files.read(path).utf8)).object("the file") {
        switch key {
        case "rules":
          for (rule, severity) in try value.object("'rules'") {
            try CommentRule.check(rule)
            guard let severity = Severity(rawValue: try severity.text("'\(rule)'")) else {
              throw ToolError("'\(rule)' is to be \"error\", \"warning\" or \"off\".")
            }
            severities[rule] = severity
          }
        case "leafNames":
          leafNames = LeafNames(
            try value.texts("'leafNames'").map { name throws(ToolError) in
              guard name.count(where: { $0 == "*" }) < 2, !["", "*"].contains(name) else {
                throw ToolError(
                  "'\(name)' in 'leafNames' is to be a name, or a part of one and a *.")
              }
              return name
            })
        case "exclude":
          exclude = try value.texts("'exclude'").map { PathPattern($0, in: folder) }
        case "modules":
          for (inner, module) in try value.object("'modules'") {
            modules[Paths.whole(inner, in: folder)] = try module.text("'\(inner)'")
          }
        default:
          let keys = Self.keys.map(\.0)
          throw ToolError(
            "there is no key '\(key)'; the keys are \(keys.joined(separator: ", "))."
              + didYouMean(key, in: keys))
        }
      }
    } catch {
      throw ToolError("\(path): \(error)")
    }
  }
}

/// What a JSON text says, as far as a configuration needs it.
private enum JSONValue: Decodable {
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
  case other

  init(_ bytes: [UInt8]) throws(ToolError) {
    let data = Data(bytes)
    do {
      // It says where a text is not JSON, and the decoder does not.
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      self = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey]
      throw ToolError("this is not JSON: \(reason ?? error.localizedDescription)")
    }
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else if let object = try? value.decode([String: JSONValue].self) {
      self = .object(object)
    } else {
      self = .other
    }
  }

  /// - Parameter name: what the value is called in the sentence of an error.
  func text(_ name: String) throws(ToolError) -> String {
    guard case .text(let text) = self else { throw ToolError("\(name) is to be a text, \"…\".") }
    return text
  }

  func texts(_ name: String) throws(ToolError) -> [String] {
    guard case .list(let list) = self else {
      throw ToolError("\(name) is to be a list of texts, [\"…\", \"…\"].")
    }
    return try list.map { item throws(ToolError) in try item.text("each of \(name)") }
  }

  /// In the order of the keys.
  func object(_ name: String) throws(ToolError) -> [(key: String, value: JSONValue)] {
    guard case .object(let object) = self else {
      throw ToolError("\(name) is to be an object, {\"…\": …}.")
    }
    return object.sorted { $0.key < $1.key }
  }
}

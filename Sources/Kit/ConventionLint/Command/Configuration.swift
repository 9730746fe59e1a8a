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
  private var severities = Self.usual
  private static let usual = [CommentRule.unneeded.rawValue: Severity.warning].merging(
    Rule.all.filter(\.isStyle).map { ($0.name, .off) }, uniquingKeysWith: { $1 })
  /// The rules that the file names.
  private var stated: Set<String> = []
  private(set) var vocabulary = Vocabulary()
  private var exclude: [PathPattern] = []
  /// The names of modules, by their folders.
  private(set) var modules: [String: String] = [:]

  /// What is right where there is no file.
  init() {}

  /// The file's keys, each with a sentence for the help.
  static let keys = [
    (
      "rules", "the severity of each rule: \"error\", \"warning\" or \"off\""
    ),
    ("style", "true also checks the rules of style, as --style does"),
    ("leafNames", "what protocols with one service are called; * stands for a part of a name"),
    ("aliasNames", "what their compositions are called; * stands for the name of the type"),
    ("parameterNames", "what parameters and properties with dependencies are called"),
    ("exclude", "paths that are passed over; * stands for a part of a name, ** for any folders"),
    ("modules", "the name of the module in a folder that is called otherwise"),
  ]

  /// What `--init` writes: what is right without a file.
  static let initial = """
    {
      "rules": {
    \(initialRules.map { "    \"\($0)\": \"\(Self().severity(of: $0))\"" }.joined(separator: ",\n"))
      },
      "style": false,
      "leafNames": [\(list(Vocabulary().leaves))],
      "aliasNames": [\(list(Vocabulary().aliases))],
      "parameterNames": [\(list(Vocabulary().parameters))],
      "exclude": [],
      "modules": {}
    }

    """

  private static var initialRules: [String] {
    Rule.all.filter { !$0.isStyle }.map(\.name) + CommentRule.allCases.map(\.rawValue)
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// The nearest file of a folder and those around it.
  static func nearest(to folder: String, in files: any FileSystem) -> String? {
    Paths.folders(around: "\(folder)/\(name)").lazy
      .map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }.first(where: files.exists)
  }

  func severity(of rule: String) -> Severity { severities[rule] ?? .error }

  /// Checks the rules of style, too, where the file does not say what they are.
  mutating func addStyle() {
    for rule in Rule.all where rule.isStyle && !stated.contains(rule.name) {
      severities[rule.name] = nil
    }
  }

  func excludes(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }

  // MARK: - Reading

  /// Reads a file. Its paths are relative to its folder.
  ///
  /// - Throws: a sentence that names the file and the key, where something in it is not understood.
  init(from path: String, in files: any FileSystem) throws(ToolError) {
    var hasStyle = false
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
            stated.insert(rule)
          }
        case "style": hasStyle = try value.flag("'style'")
        case "leafNames": vocabulary.leaves = try value.patterns(key)
        case "aliasNames": vocabulary.aliases = try value.patterns(key)
        case "parameterNames": vocabulary.parameters = try value.texts("'\(key)'")
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
    if hasStyle { addStyle() }
  }
}

/// A value of a JSON text, with a sentence about what it is to be.
private struct JSONValue {
  private let value: Any

  init(_ bytes: [UInt8]) throws(ToolError) {
    do {
      value = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey]
      throw ToolError("this is not JSON: \(reason ?? error.localizedDescription)")
    }
  }

  private init(value: Any) { self.value = value }

  /// - Parameter name: what the value is called in the sentence of an error.
  func text(_ name: String) throws(ToolError) -> String { try cast(name, "a text, \"…\"") }

  func flag(_ name: String) throws(ToolError) -> Bool {
    try cast(name, "true or false")
  }

  func texts(_ name: String) throws(ToolError) -> [String] {
    let list: [Any] = try cast(name, "a list of texts, [\"…\", \"…\"]")
    return try list.map { item throws(ToolError) in
      try JSONValue(value: item).text("each of \(name)")
    }
  }

  /// Names in which one `*` may stand for a part.
  func patterns(_ key: String) throws(ToolError) -> [String] {
    try texts("'\(key)'").map { name throws(ToolError) in
      guard name.count(where: { $0 == "*" }) < 2, !["", "*"].contains(name) else {
        throw ToolError("'\(name)' in '\(key)' is to be a name, or a part of one and a *.")
      }
      return name
    }
  }

  /// In the order of the keys.
  func object(_ name: String) throws(ToolError) -> [(key: String, value: JSONValue)] {
    let object: [String: Any] = try cast(name, "an object, {\"…\": …}")
    return object.sorted { $0.key < $1.key }.map { ($0.key, JSONValue(value: $0.value)) }
  }

  private func cast<Value>(_ name: String, _ what: String) throws(ToolError) -> Value {
    guard let value = value as? Value else { throw ToolError("\(name) is to be \(what).") }
    return value
  }
}

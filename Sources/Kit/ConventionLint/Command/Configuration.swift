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
    ("rules", "the severity of each rule: \"error\", \"warning\" or \"off\""),
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
    do throws(ToolError) {
      let text = try files.read(path)
      let object: [String: Any] = try cast(try json(text), "the file", isTo: Self.object)
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        try read(key, value, in: Paths.folder(of: path))
      }
      if object["style"] as? Bool == true { addStyle() }
    } catch {
      throw ToolError("\(path): \(error)")
    }
  }

  private static let object = "an object, {\"…\": …}"

  private mutating func read(_ key: String, _ value: Any, in folder: String) throws(ToolError) {
    switch key {
    case "rules":
      let rules: [String: Any] = try cast(value, "'rules'", isTo: Self.object)
      for (rule, word) in rules.sorted(by: { $0.key < $1.key }) {
        try CommentRule.check(rule)
        guard let severity = (word as? String).flatMap(Severity.init) else {
          throw ToolError("'\(rule)' is to be \"error\", \"warning\" or \"off\".")
        }
        severities[rule] = severity
        stated.insert(rule)
      }
    case "style": let _: Bool = try cast(value, "'style'", isTo: "true or false")
    case "leafNames": vocabulary.leaves = try patterns(value, key)
    case "aliasNames": vocabulary.aliases = try patterns(value, key)
    case "parameterNames": vocabulary.parameters = try texts(value, key)
    case "exclude": exclude = try texts(value, key).map { PathPattern($0, in: folder) }
    case "modules":
      let named: [String: String] = try cast(
        value, "'modules'", isTo: "an object of texts, {\"…\": \"…\"}")
      for (inner, module) in named { modules[Paths.whole(inner, in: folder)] = module }
    default:
      let keys = Self.keys.map(\.0)
      throw ToolError(
        "there is no key '\(key)'; the keys are \(keys.joined(separator: ", "))."
          + didYouMean(key, in: keys))
    }
  }
}

private func json(_ text: String) throws(ToolError) -> Any {
  do {
    return try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  } catch {
    let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey]
    throw ToolError("this is not JSON: \(reason ?? error.localizedDescription)")
  }
}

private func cast<Value>(
  _ value: Any, _ name: String, isTo what: String
) throws(ToolError) -> Value {
  guard let value = value as? Value else { throw ToolError("\(name) is to be \(what).") }
  return value
}

private func texts(_ value: Any, _ key: String) throws(ToolError) -> [String] {
  try cast(value, "'\(key)'", isTo: "a list of texts, [\"…\", \"…\"]")
}

/// Names in which one `*` may stand for a part.
private func patterns(_ value: Any, _ key: String) throws(ToolError) -> [String] {
  let names = try texts(value, key)
  if let wrong = names.first(where: { $0.count { $0 == "*" } > 1 || ["", "*"].contains($0) }) {
    throw ToolError("'\(wrong)' in '\(key)' is to be a name, or a part of one and a *.")
  }
  return names
}

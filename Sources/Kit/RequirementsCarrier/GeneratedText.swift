import SwiftOutline

/// Writes the Swift code of a plan.
struct GeneratedText {
  /// The first line of generated files. Files that begin with this line aren't read as sources.
  static let mark = "// Written by carry."

  let planner: Planner
  /// The imports of the files whose declarations it uses, line by line.
  let imports: [String]

  /// The whole file, independent of the order of the sources.
  var text: String {
    var blocks: [String] = []
    if !imports.isEmpty { blocks.append(lines(imports)) }
    let protocols = planner.protocols.values.sorted { $0.name < $1.name }
    let carrying = protocols.filter { !planner.carries($0.name).isEmpty }
    if let access = carrying.map(\.access).max() {
      blocks.append(
        "/// Opens what is carried. Nobody outside of this file can make one.\n"
          + braces("\(access.prefix)struct \(Names.key): Sendable", ["fileprivate init() {}"]))
    }
    blocks += protocols.filter(\.inheritsGenerated).map { list in
      braces(
        "\(list.access.prefix)protocol \(list.generated)",
        planner.carries(list.name).map { head(of: $0.declared, parameter: "_ key") })
    }
    blocks += planner.scopes.compactMap(block)
    let first = [
      "\(Self.mark) What is changed here by hand is lost when it runs again.",
      "// swift-format-ignore-file",
    ]
    return lines(first) + blocks.map { "\n\($0)" }.joined()
  }

  private func lines(_ lines: [String]) -> String { lines.map { "\($0)\n" }.joined() }

  /// A declaration's head with lines in braces, or with empty braces on one line.
  private func braces(_ head: String, _ inside: [String]) -> String {
    inside.isEmpty ? "\(head) {}\n" : lines(["\(head) {"] + inside.map { "  \($0)" } + ["}"])
  }

  // MARK: - Scopes

  /// A requirement, and the access at which a scope passes it on.
  private typealias Passed = (requirement: DeclaredRequirement, access: Access)

  private func block(for scope: Scope) -> String? {
    let met = planner.metProtocols(by: scope)
    let given = scope.requirements.flatMap { planner.listed[$0] } ?? [:]
    var visible: [Passed] = []
    if let requirements = scope.requirements {
      // Values that the scope or its inner scopes list and that it doesn't have.
      visible = passed(by: scope, for: [requirements] + met) { list in
        (planner.listed[list] ?? [:]).values.filter { scope.members[$0.name] == nil }
      }
    }
    let shown = Set(visible.map(\.requirement.name))
    let hidden = passed(by: scope, for: met) { planner.carries($0).map(\.declared) }
    let inside =
      visible.map { shownLine($0, isGiven: given[$0.requirement.name] != nil) }
      + hidden.map { passed in
        let name = passed.requirement.name
        return hiddenLine(passed, scope.members[name], isShown: shown.contains(name))
      }
    guard !inside.isEmpty else { return nil }
    return braces("extension \(scope.name)", inside)
  }

  /// The requirements of some protocols, sorted, each with the widest access at which a scope passes
  /// it on.
  private func passed(
    by scope: Scope, for lists: [String], _ requirements: (_ list: String) -> [DeclaredRequirement]
  ) -> [Passed] {
    var found: [String: Passed] = [:]
    for list in lists {
      let access = min(scope.access, planner.protocols[list]?.access ?? .internal)
      for one in requirements(list) {
        found[one.name] = (one, max(access, found[one.name]?.access ?? access))
      }
    }
    return found.values.sorted { $0.requirement.name < $1.requirement.name }
  }

  /// The property for a value that a scope gets, listed or carried.
  private func shownLine(_ passed: Passed, isGiven: Bool) -> String {
    let one = passed.requirement
    let source = isGiven ? escaped(one.name) : "\(hidden(one))(\(Names.key)())"
    let body = called("injected.\(source)", one.effects)
    let head = joined(
      one.attributes, "\(passed.access.prefix)var \(escaped(one.name)): \(one.type)", [])
    let getter = joined([], "get", one.effects) + " { \(body) }"
    return member(head, one.effects.isEmpty ? body : getter)
  }

  /// The function for a value that a scope carries for the scopes inside it.
  ///
  /// - Parameter own: the scope's member with the value.
  private func hiddenLine(_ passed: Passed, _ own: Member?, isShown: Bool) -> String {
    let one = passed.requirement
    let isOwn = own != nil || isShown
    let body = called(
      isOwn ? escaped(one.name) : "injected.\(hidden(one))(key)", own?.effects ?? one.effects)
    return member(head(of: one, parameter: isOwn ? "_" : "_ key", passed.access.prefix), body)
  }

  // MARK: - Syntax

  /// The head of the function that passes a value on.
  private func head(
    of one: DeclaredRequirement, parameter: String, _ access: String = ""
  ) -> String {
    let function = "\(access)func \(hidden(one))(\(parameter): \(Names.key))"
    return joined(one.attributes, function, one.effects) + " -> \(one.type)"
  }

  /// A member with its body on the same line, or below if that line would be too long.
  private func member(_ head: String, _ body: String) -> String {
    let line = "\(head) { \(body) }"
    return line.count <= 78 ? line : "\(head) {\n    \(body)\n  }"
  }

  private func hidden(_ one: DeclaredRequirement) -> String { escaped(Names.prefix + one.name) }

  private func joined(_ before: [String], _ middle: String, _ after: [String]) -> String {
    (before + [middle] + after).joined(separator: " ")
  }

  /// An expression with the `try` and `await` that its effects require.
  private func called(_ expression: String, _ effects: [String]) -> String {
    let throwing = effects.contains { $0.hasPrefix("throws") } ? ["try"] : []
    let waiting = effects.contains("async") ? ["await"] : []
    return joined(throwing + waiting, expression, [])
  }

  /// A name as Swift code writes it, in backticks if it is not a plain identifier.
  private func escaped(_ name: String) -> String {
    let tokens = (try? SourceFile(path: "", text: name))?.tokens ?? []
    return tokens.count == 1 && tokens[0].kind == .identifier ? name : "`\(name)`"
  }
}

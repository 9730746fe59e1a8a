import SwiftOutline

/// Writes the Swift code of a plan.
struct GeneratedText {
  /// The first line of generated code. Files that begin with it are not read as sources.
  static let mark = "// Written by carry. What is changed here by hand is lost at the next build.\n"
  static let key = "CarryKey"

  let planner: Planner
  /// The imports of the files whose declarations it uses, line by line.
  let imports: [String]

  private var options: CarryOptions { planner.options }

  /// The whole file. It depends on the declarations only, not on the order of the files.
  var text: String {
    var blocks: [String] = []
    if !imports.isEmpty { blocks.append(lines(imports)) }
    let protocols = planner.protocols.values.sorted { $0.path < $1.path }
    let carrying = protocols.filter { $0.module == nil && !planner.carries($0.path).isEmpty }
    if let access = carrying.map(\.access).max() {
      blocks.append(
        "/// Opens what is carried. Nobody outside of this file can make one.\n"
          + braces(
            ("\(access.prefix)struct \(Self.key): Sendable", nil),
            [("fileprivate init() {}", nil)]))
    }
    blocks += protocols.filter(\.inheritsGenerated).map { list in
      braces(
        ("\(list.access.prefix)protocol \(list.generated)", list.place),
        planner.carries(list.path).map {
          (head(of: $0.declared, parameter: "_ key: \(Self.key)"), $0.declared.place)
        })
    }
    blocks += planner.scopes.compactMap(block)
    return Self.mark + "// swift-format-ignore-file\n" + blocks.map { "\n\($0)" }.joined()
  }

  private func lines(_ lines: [String]) -> String { lines.map { "\($0)\n" }.joined() }

  /// A line of code, and where the compiler reports what is wrong with it; nil for the line itself.
  private typealias Line = (text: String, place: Place?)

  /// A head with lines in braces, or with empty braces on one line.
  private func braces(_ head: Line, _ inside: [Line]) -> String {
    let opening = located((head.text + (inside.isEmpty ? " {}" : " {"), head.place))
    let inner = inside.flatMap { located(("  \($0.text)", $0.place)) }
    let isLocated = options.locatesSources && head.place != nil
    return lines(
      opening + inner + (inside.isEmpty ? [] : ["}"]) + (isLocated ? ["#sourceLocation()"] : []))
  }

  private func located(_ line: Line) -> [String] {
    guard options.locatesSources, let place = line.place else { return [line.text] }
    let path = place.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return ["#sourceLocation(file: \"\(path)\", line: \(place.line))", line.text]
  }

  // MARK: - Scopes

  /// A requirement, and the access at which a scope passes it on.
  private typealias Passed = (requirement: DeclaredRequirement, access: Access)

  private func block(for scope: Scope) -> String? {
    let met = planner.promised(by: scope)
    let given = scope.requirements.flatMap { planner.listed[$0] } ?? [:]
    var visible: [Passed] = []
    if let requirements = scope.requirements {
      // What the scope lists, and what inner scopes list that it does not have.
      visible = passed(by: scope, for: [requirements] + met) { path in
        (planner.listed[path] ?? [:]).values.filter { scope.members[$0.name] == nil }
      }
    }
    var inside: [Line] = visible.map { passed in
      (shownLine(passed, isGiven: given[passed.requirement.name] != nil), scope.place)
    }
    let shown = Set(visible.map(\.requirement.name))
    let modules = Dictionary(grouping: met) { planner.protocols[$0]?.module ?? "" }
    for (module, met) in modules.sorted(by: { $0.key < $1.key }) {
      for passed in passed(by: scope, for: met, { planner.carries($0).map(\.declared) }) {
        let own = scope.members[passed.requirement.name]
        let isShown = shown.contains(passed.requirement.name)
        let line = hiddenLine(passed, own, for: module, isShown: isShown)
        inside.append((line, own?.place ?? scope.place))
      }
    }
    guard !inside.isEmpty else { return nil }
    let head = scope.availability + ["extension \(scope.path)"]
    return braces(
      (head.joined(separator: options.locatesSources ? " " : "\n"), scope.place), inside)
  }

  /// The sorted requirements of some protocols, each with the widest access at which a scope passes
  /// it on.
  private func passed(
    by scope: Scope, for paths: [String], _ requirements: (_ path: String) -> [DeclaredRequirement]
  ) -> [Passed] {
    var found: [String: Passed] = [:]
    for path in paths {
      let access = min(scope.access, planner.protocols[path]?.access ?? .internal)
      for one in requirements(path) {
        found[one.name] = (one, max(access, found[one.name]?.access ?? access))
      }
    }
    return found.values.sorted { $0.requirement.name < $1.requirement.name }
  }

  /// The property for a value that a scope is given, by name or carried.
  private func shownLine(_ passed: Passed, isGiven: Bool) -> String {
    let one = passed.requirement
    let source = isGiven ? escaped(one.name) : "\(hidden(one))(\(Self.key)())"
    let body = called("injected.\(source)", one.effects)
    let head = words(
      one.attributes, "\(passed.access.prefix)var \(escaped(one.name)): \(one.type)", [])
    let getter = words([], "get", one.effects) + " { \(body) }"
    return member(head, one.effects.isEmpty ? body : getter)
  }

  /// The function for a value that a scope carries for the scopes inside it.
  ///
  /// - Parameters:
  ///   - own: the member of the scope that is the value.
  ///   - module: the one whose scopes need it, with a key of its own; empty for this target.
  private func hiddenLine(
    _ passed: Passed, _ own: Member?, for module: String, isShown: Bool
  ) -> String {
    let one = passed.requirement
    let isOwn = own != nil || isShown
    let key = module.isEmpty ? "key" : "\(Self.key)()"
    let body = called(
      isOwn ? escaped(one.name) : "injected.\(hidden(one))(\(key))",
      isShown ? one.effects : own?.effects ?? one.effects)
    let name = isOwn || !module.isEmpty ? "_" : "_ key"
    let type = module.isEmpty ? Self.key : "\(module).\(Self.key)"
    return member(head(of: one, parameter: "\(name): \(type)", passed.access.prefix), body)
  }

  // MARK: - Words

  /// The head of the function that hands on a value.
  private func head(
    of one: DeclaredRequirement, parameter: String, _ access: String = ""
  ) -> String {
    let function = "\(access)func \(hidden(one))(\(parameter))"
    return words(one.attributes, function, one.effects) + " -> \(one.type)"
  }

  /// A member with its body on the same line, or below if that line would be too long. What the
  /// compiler reports at one line of the sources is one line.
  private func member(_ head: String, _ body: String) -> String {
    let line = "\(head) { \(body) }"
    return line.count <= 78 || options.locatesSources ? line : "\(head) {\n    \(body)\n  }"
  }

  private func hidden(_ one: DeclaredRequirement) -> String { escaped(options.prefix + one.name) }

  private func words(_ before: [String], _ middle: String, _ after: [String]) -> String {
    (before + [middle] + after).joined(separator: " ")
  }

  /// An expression with the `try` and `await` that its effects require.
  private func called(_ expression: String, _ effects: [String]) -> String {
    let throwing = effects.contains { $0.hasPrefix("throws") } ? ["try"] : []
    let waiting = effects.contains("async") ? ["await"] : []
    return words(throwing + waiting, expression, [])
  }

  /// A name as Swift code writes it, in backticks if it is not a plain identifier.
  private func escaped(_ name: String) -> String {
    let tokens = (try? SourceFile(path: "", text: name))?.tokens ?? []
    return tokens.count == 1 && tokens[0].kind == .identifier ? name : "`\(name)`"
  }
}

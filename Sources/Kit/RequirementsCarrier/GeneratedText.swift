import SwiftOutline

/// Writes the Swift code of a plan.
struct GeneratedText {
  /// The first line of generated code. Files that begin with it are not read as sources.
  static let mark = "// Written by carry. What is changed here by hand is lost at the next build.\n"
  static let key = "CarryKey"

  let planner: Planner
  /// The imports of the files whose declarations it uses, line by line.
  let imports: [String]
  let options: CarryOptions

  /// The whole file. It depends on the declarations only, not on the order of the files.
  var text: String {
    var blocks: [String] = []
    if !imports.isEmpty { blocks.append(lines(imports)) }
    if !carrying.isEmpty { blocks.append(keyBlock) }
    for list in planner.protocols.values.sorted(by: { $0.path < $1.path })
    where list.inheritsGenerated { blocks.append(block(for: list)) }
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

  /// The protocols of this target that carry anything.
  private var carrying: [RequirementsProtocol] {
    planner.protocols.values.filter { list in
      list.module == nil && !(planner.carried[list.path] ?? [:]).isEmpty
    }
  }

  private var keyBlock: String {
    let access = carrying.map(\.access).max() ?? .internal
    return "/// Opens what is carried. Nobody outside of this file can make one.\n"
      + braces(
        ("\(access.prefix)struct \(Self.key): Sendable", nil), [("fileprivate init() {}", nil)])
  }

  private func block(for list: RequirementsProtocol) -> String {
    let carried = (planner.carried[list.path] ?? [:]).sorted { $0.key < $1.key }
    return braces(
      ("\(list.access.prefix)protocol \(list.generated)", list.place),
      carried.map { _, demand in
        let need = demand.need
        let head = words(
          need.attributes, "func \(hidden(need))(_ key: \(Self.key))", need.effects)
        return ("\(head) -> \(need.type)", demand.listed.place)
      })
  }

  // MARK: - Scopes

  private typealias Passed = (need: Need, access: Access)

  private func block(for scope: Scope) -> String? {
    let met = planner.promised(by: scope)
    var visible: [Passed] = []
    if let requirements = scope.requirements {
      // What the scope lists, and what inner scopes list that it does not have.
      visible = passed(by: scope, for: [requirements] + met) { path in
        (planner.listed[path] ?? [:]).values.map(\.need).filter { need in
          scope.members[need.name] == nil
            && (isListed(need, by: scope) || scope.defaults[need.name] == nil)
        }
      }
    }
    let hidden = Dictionary(grouping: met) { planner.protocols[$0]?.module ?? "" }
      .sorted { $0.key < $1.key }.flatMap { module, met in
        passed(by: scope, for: met) { (planner.carried[$0] ?? [:]).values.map(\.need) }
          .map { (passed: $0, module: module) }
      }
    let shown = Set(visible.map(\.need.name))
    let inside: [Line] =
      visible.map { (shownLine($0, of: scope), scope.place) }
      + hidden.map { passed, module in
        let isShown = shown.contains(passed.need.name)
        let own = scope.members[passed.need.name] ?? scope.defaults[passed.need.name]
        return (
          hiddenLine(passed, own, for: module, isShown: isShown), own?.place ?? scope.place
        )
      }
    guard !inside.isEmpty else { return nil }
    let head = scope.availability + ["extension \(scope.path)"]
    return braces(
      (head.joined(separator: options.locatesSources ? " " : "\n"), scope.place), inside)
  }

  private func isListed(_ need: Need, by scope: Scope) -> Bool {
    scope.requirements.flatMap { planner.listed[$0]?[need.name] } != nil
  }

  /// The sorted needs of some protocols, each with the widest access at which a scope passes it on.
  private func passed(
    by scope: Scope, for paths: [String], _ needs: (_ path: String) -> [Need]
  ) -> [Passed] {
    var found: [String: Passed] = [:]
    for path in paths {
      let access = min(scope.access, planner.protocols[path]?.access ?? .internal)
      for need in needs(path) {
        found[need.name] = (need, max(access, found[need.name]?.access ?? access))
      }
    }
    return found.values.sorted { $0.need.name < $1.need.name }
  }

  /// A member with its body on the same line, or below if that line would be too long. What the compiler
  /// reports at one line of the sources is one line.
  private func member(_ head: String, _ body: String) -> String {
    let line = "\(head) { \(body) }"
    return line.count <= 78 || options.locatesSources ? line : "\(head) {\n    \(body)\n  }"
  }

  /// The property for a need that a scope is given.
  private func shownLine(_ passed: Passed, of scope: Scope) -> String {
    let need = passed.need
    let source =
      isListed(need, by: scope)
      ? "injected.\(escaped(need.name))" : "injected.\(hidden(need))(\(Self.key)())"
    let body = called(source, need.effects)
    let head = words(
      need.attributes, "\(passed.access.prefix)var \(escaped(need.name)): \(need.type)", [])
    return member(
      head, need.effects.isEmpty ? body : words([], "get", need.effects) + " { \(body) }")
  }

  /// The function for a need that a scope carries for the scopes inside it.
  ///
  /// - Parameters:
  ///   - own: the member of the scope that meets the need.
  ///   - module: the one whose scopes need it, with a key of its own; empty for this target.
  private func hiddenLine(
    _ passed: Passed, _ own: Member?, for module: String, isShown: Bool
  ) -> String {
    let need = passed.need
    let isOwn = own != nil || isShown
    let effects = isShown ? need.effects : own?.effects ?? need.effects
    let key = module.isEmpty ? "key" : "\(Self.key)()"
    let body = called(isOwn ? escaped(need.name) : "injected.\(hidden(need))(\(key))", effects)
    let parameter =
      (isOwn || !module.isEmpty ? "_: " : "_ key: ") + (module.isEmpty ? "" : "\(module).")
      + Self.key
    let head = words(
      need.attributes, "\(passed.access.prefix)func \(hidden(need))(\(parameter))", need.effects)
    return member("\(head) -> \(need.type)", body)
  }

  // MARK: - Words

  private func hidden(_ need: Need) -> String { escaped(options.prefix + need.name) }

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

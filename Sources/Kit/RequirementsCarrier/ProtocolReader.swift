import SwiftOutline

/// Reads the protocols that list what scopes need.
struct ProtocolReader {
  let table: TypeTable
  let options: CarryOptions
  private(set) var protocols: [String: RequirementsProtocol] = [:]
  private(set) var refusals: [Remark] = []

  /// The names of protocols that list no needs.
  private let bare: Set<String>

  init(table: TypeTable, options: CarryOptions) {
    (self.table, self.options) = (table, options)
    bare = options.roots.union(options.bareRoots)
      .union(["AnyObject", "Sendable", "SendableMetatype"])
    for type in table.types.values where refinesRequirements(type) { read(type) }
  }

  private func refinesRequirements(_ type: DeclaredType) -> Bool {
    guard type.declaration.kind == .protocol, !bare.contains(type.path) else { return false }
    return ([type] + table.protocols(of: [type])).contains { type in
      table.named(type.declaration.inheritance, from: type.scopes).contains {
        $0.isFramework(options.roots)
      }
    }
  }

  /// Reads a protocol and those that it refines.
  private mutating func read(_ type: DeclaredType) {
    guard protocols[type.path] == nil else { return }
    let (name, place, declaration) = (type.path, type.place, type.declaration)
    refusals += type.whyHidden
    if !declaration.requirements.isEmpty {
      refusals.add(place, "'\(name)' has a where clause: write what it refines behind its colon.")
    }
    let generated = options.prefix + name.replacing(".", with: "_")
    var inheritsGenerated = false
    var refined: [String] = []
    for inherited in table.named(declaration.inheritance, from: type.scopes) {
      let inner = inherited.type.name
      if inner == generated {
        inheritsGenerated = true
      } else if inner.hasPrefix(options.prefix) {
        refusals.add(
          place,
          "'\(name)' refines '\(inner)', which carries for another: its own is '\(generated)'.")
      } else if let path = inherited.path {
        if !bare.contains(path) { refined.append(path) }
      } else if !bare.contains(inherited.type.path?.last ?? "") {
        refusals.add(
          place,
          "'\(name)' refines '\(inner)', which is declared elsewhere, so carry can't see what it "
            + "lists: list it here.")
      }
    }
    let isolation = declaration.attributes.flatMap { attributes(from: $0, at: place, of: name) }
    let own = declaration.members.compactMap { listed($0, in: type, isolation: isolation) }
    protocols[name] = RequirementsProtocol(
      path: name, place: place, access: type.access, generated: generated,
      inheritsGenerated: inheritsGenerated, own: own, refined: refined)
    for path in refined {
      if let type = table.types[path], type.declaration.kind == .protocol { read(type) }
    }
  }

  // MARK: - Members

  private mutating func listed(
    _ member: Declaration, in type: DeclaredType, isolation: [String]
  ) -> Listed? {
    let place = Place(path: type.place.path, line: member.line)
    if member.kind == .typealias { return nil }
    if let sentence = whyNot(member, in: type.path) {
      refusals.add(place, sentence)
      return nil
    }
    var own = member.attributes.flatMap { attributes(from: $0, at: place, of: member.name) }
    if member.modifiers.contains("nonisolated") { own.append("nonisolated") }
    let isIsolated = own.contains { !$0.hasPrefix("@available") }
    let inherited = isolation.filter { $0.hasPrefix("@available") || !isIsolated }
    let text = member.type.map { table.text(of: $0, from: type.scopes) } ?? ""
    let module = options.module.map { "\($0)." } ?? ""
    let exported = member.type?.normalized { name in
      table.path(of: name, from: type.scopes).map { module + $0 } ?? name
    }
    let need = Need(
      name: member.name, type: ValueType(text, in: table),
      effects: member.accessors.first?.effects ?? [],
      attributes: inherited + own)
    return Listed(
      need: need, place: place, owner: type.path, access: type.access, exported: exported ?? "")
  }

  /// Why a member of a protocol can't be passed on, and what to do; nil if it can.
  private func whyNot(_ member: Declaration, in owner: String) -> String? {
    let name = member.name
    let accessors = member.accessors
    return switch member.kind {
    case _ where member.isConditional:
      "'\(name)' stands in an #if, and carry can't know whether it is there: move it out."
    case .variable where member.isStatic:
      "'static \(name)' belongs to a type, and a scope passes on values: drop 'static'."
    case .variable where accessors.contains { $0.name != "get" }:
      "'\(name)' can be set, and a scope passes on what it reads: write '{ get }'."
    case .variable where accessors.contains { !$0.modifiers.isEmpty }:
      "'\(name)' has a getter that changes something, and scopes only read: write '{ get }'."
    case .variable where member.type?.names.contains("Self") ?? false:
      "'\(name)' has the type Self, which is another one in each scope: name the type."
    case .variable where name == "injected":
      "'injected' is what a Resource calls its outer scope: choose another name."
    case .variable: nil
    case .function:
      "'\(name)' is a func, and a scope passes on values: write it as 'var \(name): (…) -> … { get }'."
    case .associatedtype:
      "'\(name)' is an associated type, which can't be passed on: name the type itself."
    default:
      "'\(name)' can't be passed on: '\(owner)' may list 'var name: Type { get }' only."
    }
  }

  /// An attribute as generated code repeats it, if it does. Refuses an unknown attribute.
  private mutating func attributes(
    from attribute: Attribute, at place: Place, of name: String
  ) -> [String] {
    if let actor = table.globalActor(attribute) { return [actor] }
    switch attribute.name {
    case "available": return [attribute.text]
    case "preconcurrency": return []
    default:
      refusals.add(
        place,
        "'\(name)' has '@\(attribute.name)', which carry does not know: it knows @MainActor, @available and "
          + "the global actors of this target.")
      return []
    }
  }
}

import SwiftOutline
import ToolSupport

/// Reads the protocols that list what scopes need.
struct ProtocolReader {
  let table: TypeTable
  let options: CarryOptions
  private(set) var protocols: [String: RequirementsProtocol] = [:]
  private(set) var refusals: [Diagnostic] = []

  /// The names of protocols that list nothing.
  private let bare: Set<String>

  init(table: TypeTable, options: CarryOptions) {
    (self.table, self.options) = (table, options)
    bare = options.roots.union(options.bareRoots)
      .union(["AnyObject", "Sendable", "SendableMetatype"])
    for type in table.types.values {
      var seen = bare
      if refinesRequirements(type, &seen) { read(type) }
    }
  }

  private func refinesRequirements(_ type: DeclaredType, _ seen: inout Set<String>) -> Bool {
    guard type.declaration.kind == .protocol, seen.insert(type.path).inserted else { return false }
    return table.named(type.declaration.inheritance, from: type.scopes).contains { one in
      one.isFramework(options.roots)
        || one.path.flatMap { table.types[$0] }.map { refinesRequirements($0, &seen) } ?? false
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
    protocols[name] = RequirementsProtocol(
      path: name, place: place, access: type.access, generated: generated,
      inheritsGenerated: inheritsGenerated,
      own: declaration.members.compactMap { requirement($0, in: type) }, refined: refined)
    for path in refined {
      if let type = table.types[path], type.declaration.kind == .protocol { read(type) }
    }
  }

  // MARK: - Members

  private mutating func requirement(
    _ member: Declaration, in type: DeclaredType
  ) -> DeclaredRequirement? {
    let place = type.place(of: member)
    if member.kind == .typealias { return nil }
    if let sentence = whyNot(member, in: type.path) {
      refusals.add(place, sentence)
      return nil
    }
    guard let written = member.type else { return nil }
    let own = member.attributes.map(\.text) + member.modifiers.filter { $0 == "nonisolated" }
    let isIsolated =
      own.contains("nonisolated") || member.attributes.contains(where: table.isGlobalActor)
    let inherited = type.declaration.attributes.filter { attribute in
      attribute.name != "preconcurrency" && !(isIsolated && table.isGlobalActor(attribute))
    }
    return DeclaredRequirement(
      name: member.name, type: table.text(of: written, from: type.scopes),
      exportedType: table.text(
        of: written, from: type.scopes, prefix: options.module.map { "\($0)." } ?? ""),
      effects: member.accessors.first?.effects ?? [],
      attributes: inherited.map(\.text) + own, place: place, owner: type.path)
  }

  /// Why a member of a protocol can't be passed on, and what to do; nil if it can.
  private func whyNot(_ member: Declaration, in owner: String) -> String? {
    let name = member.name
    return switch member.kind {
    case _ where member.isConditional:
      "'\(name)' stands in an #if, and carry can't know whether it is there: move it out."
    case .variable where member.accessors.contains { $0.name != "get" }:
      "'\(name)' can be set, and a scope passes on what it reads: write '{ get }'."
    case .variable where member.type?.names.contains("Self") ?? false:
      "'\(name)' has the type Self, which is another one in each scope: name the type."
    case .variable where name == "injected":
      "'injected' is what a Resource calls its outer scope: choose another name."
    case .variable where !member.isStatic && !member.accessors.contains { !$0.modifiers.isEmpty }:
      nil
    case .function:
      "'\(name)' is a func, and a scope passes on values: write it as 'var \(name): (…) -> … "
        + "{ get }'."
    case .associatedtype:
      "'\(name)' is an associated type, which can't be passed on: name the type itself."
    default:
      "'\(name)' can't be passed on: '\(owner)' may list 'var name: Type { get }' only."
    }
  }
}

import SwiftOutline
import ToolSupport

/// Reads the protocols that list the needs of scopes.
struct ProtocolReader {
  private let types: TargetTypes
  private(set) var protocols: [String: RequirementsProtocol] = [:]
  private(set) var errors: [Diagnostic] = []

  /// The names of protocols that list nothing.
  private static let bare: Set<String> = [
    Names.root, Names.bareRoot, "AnyObject", "Sendable", "SendableMetatype",
  ]

  init(_ types: TargetTypes) {
    self.types = types
    for type in types.types.values {
      var seen = Self.bare
      if refinesRequirements(type, &seen) { read(type) }
    }
  }

  private func refinesRequirements(_ type: DeclaredType, _ seen: inout Set<String>) -> Bool {
    guard type.declaration.kind == .protocol, seen.insert(type.name).inserted else { return false }
    return type.declaration.inheritance.flatMap(\.members).contains { one in
      one.last == Names.root
        || types.types[one.name].map { refinesRequirements($0, &seen) } ?? false
    }
  }

  /// Reads a protocol and those that it refines.
  private mutating func read(_ type: DeclaredType) {
    guard protocols[type.name] == nil else { return }
    let (name, place, declaration) = (type.name, type.place, type.declaration)
    errors += type.visibilityErrors
    if !declaration.requirements.isEmpty {
      errors.add(
        place, "'\(name)' has a where clause: write the protocols that it refines after its colon.")
    }
    var inheritsGenerated = false
    var refined: [DeclaredType] = []
    for inner in declaration.inheritance.flatMap(\.members) where !Self.bare.contains(inner.last) {
      if inner.name == Names.prefix + name {
        inheritsGenerated = true
      } else if inner.name.hasPrefix(Names.prefix) {
        errors.add(
          place,
          "'\(name)' refines '\(inner.name)', which belongs to another list: write "
            + "'\(Names.prefix)\(name)'.")
      } else if let type = types.types[inner.name], type.declaration.kind == .protocol {
        refined.append(type)
      } else {
        errors.add(
          place,
          "'\(name)' refines '\(inner.name)', which isn't declared in these files: list its members "
            + "here instead.")
      }
    }
    protocols[name] = RequirementsProtocol(
      name: name, place: place, access: type.access, inheritsGenerated: inheritsGenerated,
      own: declaration.members.compactMap { requirement($0, in: type) },
      refined: refined.map(\.name))
    for type in refined { read(type) }
  }

  // MARK: - Members

  private mutating func requirement(
    _ member: Declaration, in type: DeclaredType
  ) -> DeclaredRequirement? {
    let place = type.place(of: member)
    if member.kind == .typealias { return nil }
    if let sentence = problem(with: member, in: type.name) {
      errors.add(place, sentence)
      return nil
    }
    guard let written = member.type else { return nil }
    let own = member.attributes.map(\.text) + member.modifiers.filter { $0 == "nonisolated" }
    let isIsolated =
      own.contains("nonisolated") || member.attributes.contains(where: types.isGlobalActor)
    let inherited = type.declaration.attributes.filter { attribute in
      !(isIsolated && types.isGlobalActor(attribute))
    }
    return DeclaredRequirement(
      name: member.name, type: written.normalized(), effects: member.accessors.first?.effects ?? [],
      attributes: inherited.map(\.text) + own, place: place, owner: type.name)
  }

  /// Why a protocol's member can't be passed on, and what to do; nil if it can.
  private func problem(with member: Declaration, in owner: String) -> String? {
    let name = member.name
    return switch member.kind {
    case _ where member.isConditional:
      "'\(name)' is in an #if, which carry doesn't evaluate: move it out."
    case .variable where member.accessors.contains { $0.name != "get" }:
      "'\(name)' can be set, but a scope's values are read-only: write '{ get }'."
    case .variable where member.type?.names.contains("Self") ?? false:
      "'\(name)' has the type Self, which differs in each scope: write the type's name."
    case .variable where name == "injected":
      "'injected' is the name of a Resource's outer scope: choose another name."
    case .variable where !member.isStatic && !member.accessors.contains { !$0.modifiers.isEmpty }:
      nil
    case .function:
      "'\(name)' is a func, but scopes pass on only values: write 'var \(name): (…) -> … { get }'."
    case .associatedtype:
      "'\(name)' is an associated type, which can't be passed on: write a concrete type."
    default:
      "'\(name)' can't be passed on: '\(owner)' can list only 'var name: Type { get }'."
    }
  }
}

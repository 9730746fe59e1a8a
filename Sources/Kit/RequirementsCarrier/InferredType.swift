import SwiftOutline

/// Reads the type of a value from its text, where the text alone tells it.
///
/// That is so for literals of one kind and collections and tuples of these, for `value as Type`, for a
/// case of an enum of this target, for `injected.name` and `injected.name()`, and for a call of a
/// type's initializer: of any initializer if the type is this target's and none of them can fail, and of
/// the one without arguments for any type.
struct InferredType {
  private let table: TypeTable
  /// The paths of the types in which names are looked up.
  private let scopes: [String]
  private let tree: TokenTree
  /// The types of the needs that `injected` has, by their names.
  private let injected: [String: String]

  /// The type of an expression; nil if its text alone does not tell it.
  ///
  /// - Parameter element: the index of the element that is asked for, if the value is a tuple.
  static func of(
    _ expression: String, element: Int? = nil, in table: TypeTable, from scopes: [String],
    injected: [String: String]
  ) -> String? {
    guard let tree = (try? SourceFile(path: "", text: expression))?.tree else { return nil }
    let type = InferredType(table: table, scopes: scopes, tree: tree, injected: injected)
    guard let element else { return type.type(of: tree.tokens.indices) }
    let last = tree.tokens.count - 1
    guard tree.sees("(", at: 0), tree.closing(of: 0) == last else { return nil }
    let elements = type.separated(by: ",", in: 1..<last)
    return elements.indices.contains(element) ? type.type(of: elements[element]) : nil
  }

  private func type(of range: Range<Int>) -> String? {
    guard let first = range.first, let last = range.last else { return nil }
    if let cast = places(in: range).first(where: { tree.sees("as", at: $0) }) {
      let isPlain = tree.tokens[range.lowerBound...min(cast + 1, last)]
        .allSatisfy { $0.kind != .operator }
      return isPlain && cast < last ? text(of: cast + 1..<range.upperBound) : nil
    }
    if range.count == 1 { return literal(at: first) }
    if range.count == 2, tree.sees("-", at: first), tree.tokens[last].kind == .number {
      return literal(at: last)
    }
    if tree.closing(of: first) == last {
      return tree.sees("[", at: first)
        ? collection(in: first + 1..<last)
        : tree.sees("(", at: first) ? tuple(in: first + 1..<last) : nil
    }
    if tree.sees("injected", at: first), tree.sees(".", at: first + 1) {
      let need = injected[tree.name(at: first + 2)]
      if range.count == 3 { return need }
      let isCall = range.count == 5 && tree.closing(of: first + 3) == last
      return isCall && need?.hasPrefix("() -> ") ?? false
        ? need.map { String($0.dropFirst(6)) } : nil
    }
    return made(by: range)
  }

  private func literal(at place: Int) -> String? {
    let text = tree.text(at: place)
    switch tree.tokens[place].kind {
    case .string: return "String"
    case .number:
      let isWhole = text.hasPrefix("0x") || !text.contains { ".eE".contains($0) }
      return isWhole && !text.contains("p") ? "Int" : "Double"
    case .keyword where text == "true" || text == "false": return "Bool"
    default: return nil
    }
  }

  private func collection(in range: Range<Int>) -> String? {
    let elements = separated(by: ",", in: range)
    let pairs = elements.map { separated(by: ":", in: $0) }
    guard let count = pairs.first?.count, count <= 2, pairs.allSatisfy({ $0.count == count }) else {
      return nil
    }
    let types = (0..<count).map { place in Set(pairs.map { type(of: $0[place]) }) }
    guard types.allSatisfy({ $0.count == 1 }) else { return nil }
    let known = types.compactMap { $0.first ?? nil }
    return known.count == count ? "[\(known.joined(separator: ": "))]" : nil
  }

  private func tuple(in range: Range<Int>) -> String? {
    let elements = separated(by: ",", in: range).map { element -> String? in
      let parts = separated(by: ":", in: element)
      guard parts.count <= 2, let value = parts.last.flatMap(type) else { return nil }
      return parts.count == 1 ? value : "\(tree.text(at: parts[0].lowerBound)): \(value)"
    }
    let known = elements.compactMap(\.self)
    guard known.count == elements.count else { return nil }
    return known.count == 1 ? known[0] : "(\(known.joined(separator: ", ")))"
  }

  /// The type of a call of an initializer, or of an enum case.
  private func made(by range: Range<Int>) -> String? {
    let last = range.upperBound - 1
    let call = places(in: range).last.flatMap { tree.closing(of: $0) == last ? $0 : nil }
    let end = call ?? range.upperBound
    if tree.sees("[", at: range.lowerBound), let call, tree.sees("(", at: call),
      tree.closing(of: range.lowerBound) == call - 1, call + 1 == last
    {
      return text(of: range.lowerBound..<call)
    }
    guard call.map({ tree.sees("(", at: $0) }) ?? true else { return nil }
    let places = places(in: range.lowerBound..<end)
    let names = places.filter { tree.tokens[$0].kind == .identifier }
    let isGeneric = places.last.map { tree.sees("<", at: $0) } ?? false
    guard places.dropLast(isGeneric ? 1 : 0).count == 2 * names.count - 1,
      places.allSatisfy({ names.contains($0) || [".", "<"].contains(tree.text(at: $0)) }),
      let name = names.last.map(tree.name), let first = names.first.map(tree.name)
    else { return nil }
    let path = ([table.path(of: first, from: scopes) ?? first] + names.dropFirst().map(tree.name))
      .joined(separator: ".")
    if let outer = table.types[String(path.dropLast(name.count + 1))],
      outer.declaration.kind == .enum, outer.declaration.genericParameters.isEmpty,
      outer.declaration.members.contains(where: { $0.kind == .enumCase && $0.name == name })
    {
      return outer.path
    }
    guard let call, name.first?.isUppercase ?? false else { return nil }
    if let type = table.types[path] {
      let initializers = table.parts(of: path).flatMap(\.declaration.members)
        .filter { $0.kind == .initializer }
      guard type.declaration.kind != .typealias, type.declaration.kind != .protocol,
        isGeneric || type.declaration.genericParameters.isEmpty,
        initializers.allSatisfy({ $0.name == "init" })
      else { return nil }
    } else if call + 1 < last {
      return nil
    }
    return text(of: range.lowerBound..<call)
  }

  // MARK: - Taking apart

  /// A type in an expression, with the paths of this target's types.
  private func text(of range: Range<Int>) -> String {
    range.reduce(into: "") { text, place in
      let isFirst = place == range.lowerBound || !tree.sees(".", at: place - 1)
      let name = tree.text(at: place)
      text += isFirst ? table.path(of: name, from: scopes) ?? name : name
      if [",", ":", "any"].contains(name) { text += " " }
    }
  }

  /// The places in a range outside of its brackets, and those of the opening brackets.
  private func places(in range: Range<Int>) -> [Int] {
    sequence(first: range.lowerBound) { (tree.closing(of: $0) ?? $0) + 1 }
      .prefix { $0 < range.upperBound }
  }

  private func separated(by separator: StaticString, in range: Range<Int>) -> [Range<Int>] {
    let separators = places(in: range).filter { tree.sees(separator, at: $0) }
    let starts = [range.lowerBound] + separators.map { $0 + 1 }
    return zip(starts, separators + [range.upperBound]).filter { $0 < $1 }.map { $0..<$1 }
  }
}

import SwiftOutline

/// Reads the facts of one file from its outline and its words.
struct FactsReader {
  private(set) var facts: FileFacts
  let words: Words

  /// - Throws: `OutlineError` where the file is not understood.
  static func facts(of file: SourceFile) throws(OutlineError) -> FileFacts {
    let declarations = try file.declarations()
    var reader = FactsReader(path: file.path, words: Words(file))
    reader.readScript(around: declarations)
    reader.read(declarations, in: [], isPublic: false)
    return reader.facts
  }

  private init(path: String, words: Words) {
    facts = FileFacts(path: path)
    self.words = words
  }

  func place(_ index: Int) -> Place {
    let word = words.all[index]
    return Place(file: facts.path, line: word.line, column: word.column)
  }

  private mutating func readScript(around declarations: [Declaration]) {
    var start = 0
    for declaration in declarations {
      let range = words.indices(in: declaration.range)
      if start < range.lowerBound { facts.script.merge(scan(start..<range.lowerBound)) }
      start = max(start, range.upperBound)
    }
    if start < words.all.count { facts.script.merge(scan(start..<words.all.count)) }
  }

  private mutating func scan(_ range: Range<Int>) -> Body {
    var scanner = BodyScanner(words: words, path: facts.path)
    scanner.scan(range)
    facts.reached.formUnion(scanner.reached)
    facts.localTypes += scanner.localTypes
    return scanner.body
  }
}

// MARK: - Declarations

extension FactsReader {
  /// - Parameters:
  ///   - scope: the names of the types around, the outermost first.
  ///   - isPublic: whether a declaration without a word about it is public here.
  private mutating func read(_ declarations: [Declaration], in scope: [String], isPublic: Bool) {
    for declaration in declarations {
      let isPublic = isPublic || declaration.isExported
      if isPublic { export(declaration) }
      switch declaration.kind {
      case .typealias:
        readAlias(declaration, in: scope, isPublic: declaration.modifiers.contains("public"))
      case .protocol, .class, .actor, .struct, .enum, .extension:
        readType(declaration, in: scope, isPublic: isPublic)
      case .function, .initializer, .subscript, .deinitializer:
        readFunction(declaration, in: scope, isPublic: isPublic)
      case .constant, .variable:
        // Those of a type are read with it.
        if scope.isEmpty {
          facts.script.merge(bodies(of: declaration))
          if let property = property(declaration) { facts.globals.append(property) }
        }
      default: continue
      }
    }
  }

  private mutating func readAlias(_ declaration: Declaration, in scope: [String], isPublic: Bool) {
    guard declaration.name.hasSuffix("Dependencies"), declaration.name != "Dependencies",
      declaration.genericParameters.isEmpty, declaration.whereClause == nil
    else { return }
    let header = Header(words, of: declaration)
    guard let name = header.name,
      let equals = header.range.first(where: { words.sees("=", at: $0) }),
      let found = TypeText.places(words, in: equals + 1..<header.range.upperBound),
      found.specifier == nil
    else { return }
    facts.aliases.append(
      Alias(
        name: declaration.name, scope: scope,
        parts: found.parts.map { Reference(path: $0.path, place: place($0.index)) },
        place: place(name), offset: declaration.range.lowerBound, isPublic: isPublic))
  }

  private mutating func readType(_ declaration: Declaration, in scope: [String], isPublic: Bool) {
    let header = Header(words, of: declaration)
    guard let name = header.name else { return }
    var path = [declaration.name]
    if declaration.kind == .extension {
      guard let extended = TypeText(declaration.name)?.parts.first else { return }
      path = extended
    }
    var type = TypeFact(
      kind: declaration.kind, name: path[path.count - 1], scope: scope + path.dropLast(),
      place: place(name), offset: declaration.range.lowerBound, isPublic: isPublic,
      inherited: references(header.inherited),
      constraints: constraints(header.constraints)
        + declaration.members.flatMap { associated($0) })
    var body = Body()
    body.mentions = names(in: header.range)
    for member in declaration.members {
      type.members.insert(member.name)
      guard member.isProperty || member.kind == .enumCase else { continue }
      body.merge(bodies(of: member))
      body.mentions.formUnion(names(in: words.indices(in: member.range)))
      if let property = property(member) {
        type.properties.append(property)
      }
    }
    type.bodies = [body]
    facts.types.append(type)
    let exports =
      declaration.isExported && (declaration.kind == .extension || declaration.kind == .protocol)
    read(declaration.members, in: scope + path, isPublic: exports)
  }

  /// What an associated type is constrained by.
  private func associated(_ member: Declaration) -> [Constraint] {
    guard member.kind == .associatedtype else { return [] }
    let header = Header(words, of: member)
    return references(header.inherited).map { Constraint(parameter: member.name, bound: $0) }
  }

  private mutating func readFunction(
    _ declaration: Declaration, in scope: [String], isPublic: Bool
  ) {
    let header = Header(words, of: declaration)
    guard let name = header.name else { return }
    var body = bodies(of: declaration)
    body.mentions.formUnion(names(in: words.indices(in: declaration.range)))
    facts.functions.append(
      FunctionFact(
        name: declaration.kind == .function ? declaration.name : declaration.kind.rawValue,
        scope: scope, place: place(name), offset: declaration.range.lowerBound,
        isPublic: isPublic, constraints: constraints(header.constraints),
        parameters: parameters(declaration.parameters, of: header), body: body))
  }

  /// Scans the values and the bodies of a declaration, not its header.
  private mutating func bodies(of declaration: Declaration) -> Body {
    var body = Body()
    for range in [declaration.initialValueRange, declaration.bodyRange].compactMap(\.self) {
      body.merge(scan(words.indices(in: range)))
    }
    return body
  }

  private func property(_ declaration: Declaration) -> PropertyFact? {
    let range = words.indices(in: declaration.range)
    guard
      let name = range.first(where: {
        words.all[$0].line >= declaration.line && words.text($0) == declaration.name
      })
    else { return nil }
    let isStored = !declaration.accessors.contains { $0.name == "get" }
    let isOptional = declaration.type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
    let hasType = declaration.type != nil && words.sees(":", at: name + 1)
    return PropertyFact(
      name: declaration.name, place: place(name), type: declaration.type.flatMap(TypeText.init),
      typePlace: place(hasType ? typeStart(name + 2, before: range.upperBound) : name),
      isRequired: isStored && !declaration.hasInitialValue && !declaration.isStatic
        && !declaration.isLazy && declaration.attributes.isEmpty
        && !(isOptional && declaration.kind == .variable),
      isStored: isStored)
  }

  private mutating func export(_ declaration: Declaration) {
    let isInlinable = declaration.attributes.contains {
      ["inlinable", "_alwaysEmitIntoClient", "_transparent"].contains($0.name)
    }
    let isHeaderOnly = !isInlinable && !declaration.isProperty && declaration.kind != .protocol
    let range =
      isHeaderOnly
      ? Header(words, of: declaration).range : words.indices(in: declaration.range)
    var names = names(in: range)
    if declaration.kind == .typealias { names.remove(declaration.name) }
    facts.exported.formUnion(names)
  }
}

// MARK: - Parts of declarations

extension FactsReader {
  /// The names in a range that are no labels.
  private func names(in range: Range<Int>) -> Set<String> {
    Set(range.lazy.filter { words.isName($0) && !words.isLabel($0) }.map { words.text($0) })
  }

  private func references(_ ranges: [Range<Int>]) -> [Reference] {
    ranges.flatMap { range in
      (TypeText.places(words, in: range)?.parts ?? []).map {
        Reference(path: $0.path, place: place($0.index))
      }
    }
  }

  private func constraints(_ found: [(parameter: String, bound: Range<Int>)]) -> [Constraint] {
    found.flatMap { parameter, bound in
      references([bound]).map { Constraint(parameter: parameter, bound: $0) }
    }
  }

  private func parameters(_ all: [Parameter], of header: Header) -> [ParameterFact] {
    guard let open = header.parameters, let close = words.partner(of: open) else { return [] }
    var index = open + 1
    return all.compactMap { parameter in
      while index < close {
        if words.text(index) == parameter.name || parameter.name == "_",
          words.sees(":", at: index + 1)
        {
          break
        }
        index = max(index, words.partner(of: index) ?? index) + 1
      }
      guard index < close else { return nil }
      defer { index += 2 }
      let hasLabel = parameter.label != nil && parameter.label != parameter.name
      return ParameterFact(
        label: parameter.label, name: parameter.name, type: TypeText(parameter.type),
        place: place(hasLabel ? index - 1 : index),
        typePlace: place(typeStart(index + 2, before: close)))
    }
  }

  /// The index of the first name of the type that begins at an index, after `any` and the like.
  private func typeStart(_ start: Int, before end: Int) -> Int {
    (start..<max(end, start)).first { index in
      words.isName(index) && !["any", "some"].contains(words.text(index))
    } ?? start
  }
}

extension Declaration {
  /// Whether others than this module can see it.
  fileprivate var isExported: Bool {
    modifiers.contains { ["public", "open", "package"].contains($0) }
      || attributes.contains { $0.name == "usableFromInline" }
  }
}

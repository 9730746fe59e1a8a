/// A line above a question: a line of the program or of its output.
package struct ProgramLine: Sendable, Equatable {
  package enum Kind: String, Sendable { case code, printed }

  package let kind: Kind
  package let text: String
  /// The index of its statement; -1 if it has none.
  var statement = -1
}

/// Code from another file, or of a function, that a question depends on.
package struct Excerpt: Sendable, Equatable {
  /// The name of its file.
  package let file: String
  package let code: [String]
}

extension ChapterScript {
  /// The lines of some statements, in the order of execution.
  ///
  /// - Parameter asked: the statements whose values are hidden, because they are asked or shown elsewhere.
  func lines(of range: Range<Int>, without asked: Set<Int>) -> [ProgramLine] {
    range.flatMap { lines(of: $0, hasValue: !asked.contains($0)) }
  }

  private func lines(of index: Int, hasValue: Bool) -> [ProgramLine] {
    let statement = statements[index]
    let remark = statement.remark.map { ["  // the document says \($0)"] } ?? []
    let values = hasValue ? (statement.shown.map { [$0] } ?? []) + remark : []
    return line(.code, statement.code, index) + (hasValue ? linesBefore(index) : [])
      + line(.printed, values + statement.printed, index)
  }

  private func line(
    _ kind: ProgramLine.Kind, _ texts: [String], _ index: Int
  ) -> [ProgramLine] {
    texts.map { ProgramLine(kind: kind, text: $0, statement: index) }
  }

  /// The lines that were printed while a value was computed, below the expression.
  func linesBefore(_ index: Int) -> [ProgramLine] {
    guard case .show(let expression) = statements[index].kind,
      !statements[index].printedBefore.isEmpty
    else { return [] }
    return line(.code, [expression], index)
      + line(.printed, statements[index].printedBefore, index)
  }

  /// The code of its section that a value depends on, judging by the syntax.
  func context(of index: Int, below heading: Int) -> [String] {
    var needed = Set(statements[index].uses.map { $0.path[0] })
    var code: [String] = []
    for statement in statements[(heading + 1)..<index].reversed() {
      let touched = statement.declared.union(statement.changed).union(statement.argumentValues)
      guard !touched.isDisjoint(with: needed) else { continue }
      needed.formUnion(statement.uses.map { $0.path[0] })
      code = statement.code + code
    }
    return code
  }

  /// What is needed to predict a value and isn't in its section: from the sections above, the declarations that the
  /// section's code uses, their changes and their known values; and functions from anywhere.
  func earlier(
    for index: Int, below heading: Int
  ) -> (lines: [ProgramLine], functions: [Excerpt]) {
    let own = heading + 1..<index
    let direct = Set(
      (own.flatMap { statements[$0].uses } + statements[index].uses).map { $0.path[0] })
    let candidates = statements.indices.filter { other in
      !own.contains(other) && other != index
        && (other < heading || statements[other].isGlobal)
    }
    var (needed, chosen, count): (Set<String>, Set<Int>, Int) = (direct, [], -1)
    while chosen.count > count {
      count = chosen.count
      for other in candidates where !chosen.contains(other) {
        let statement = statements[other]
        let isNeeded =
          !statement.declared.union(statement.changed).isDisjoint(with: needed)
          || !statement.argumentValues.isDisjoint(with: direct)
        guard isNeeded else { continue }
        chosen.insert(other)
        needed.formUnion(statement.uses.map { $0.path[0] })
      }
    }
    let functions = chosen.filter { statements[$0].isGlobal }
    chosen.subtract(functions)
    let lines = earlierLines(chosen, with: candidates, about: needed)
    return (
      lines.count > Self.manyLines ? earlierLines(chosen, with: candidates, about: direct) : lines,
      functions.sorted().map { Excerpt(file: "main.swift", code: statements[$0].code) }
    )
  }

  /// If there are more lines than this, values that only explain other values are left out.
  private static let manyLines = 10

  /// - Parameter names: the names whose values are shown, if the chosen statements declare them.
  private func earlierLines(
    _ chosen: Set<Int>, with candidates: [Int], about names: Set<String>
  ) -> [ProgramLine] {
    let declared = names.intersection(chosen.flatMap { statements[$0].declared })
    let values = candidates.filter { other in
      statements[other].value != nil
        && statements[other].uses.first.map { declared.contains($0.path[0]) } == true
    }
    return lastOfEach(chosen.union(values).sorted()).flatMap { other in
      let statement = statements[other]
      return line(.code, statement.code, other)
        + line(.printed, statement.shown.map { [$0] } ?? [], other)
    }
  }

  /// Leaves out statements that a later one makes outdated: another value of the same property or expression.
  private func lastOfEach(_ chosen: [Int]) -> [Int] {
    var seen: Set<String> = []
    return chosen.reversed().filter { index in
      let statement = statements[index]
      if case .show(let expression) = statement.kind { return seen.insert(expression).inserted }
      guard statement.declared.isEmpty, statement.code.count == 1,
        let property = statement.code[0].firstMatch(of: #/^([\w.]+) = /#)?.1
      else { return true }
      return seen.insert(String(property)).inserted
    }
    .reversed()
  }
}

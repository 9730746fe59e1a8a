/// What the machine does, in kinds. Each instruction is of one kind, but an allocation is many, with what
/// gives the memory back.
enum Unit: String, CaseIterable, Codable {
  case step = "a step"
  /// Of a field of an object or a value: the address must be known first.
  case load = "a load"
  /// To an address that is read first. It may be a jump.
  case call = "an indirect call"
  /// A count up or down; a lock that is taken or given back.
  case atomic = "an atomic operation"
  case allocation = "an allocation"
}

/// How often a call does what: the same at every run, on each machine that runs the same code.
struct Counts: Codable, Equatable {
  private var numbers = Unit.allCases.map { _ in 0 }

  init() {}

  /// Of those, and none of the other kinds.
  init(_ numbers: [Unit: Int]) {
    for (unit, number) in numbers { self[unit] = number }
  }

  subscript(unit: Unit) -> Int {
    get { numbers[Unit.allCases.firstIndex(of: unit) ?? 0] }
    set { numbers[Unit.allCases.firstIndex(of: unit) ?? 0] = newValue }
  }

  static func - (left: Counts, right: Counts) -> Counts {
    var difference = left
    for unit in Unit.allCases { difference[unit] -= right[unit] }
    return difference
  }

  /// The kinds whose numbers are not as recorded.
  ///
  /// Allocations, counts and locks must be the same. Of the others a sixth is let pass, and in a row of more
  /// than a thousand steps as much again: the runtime keeps what it looks up by address, so a search there
  /// may be longer in the next process.
  func unlike(_ recorded: Counts) -> [Unit] {
    let part = recorded[.step] > 1_000 ? 1 : 6
    return Unit.allCases.filter { unit in
      let isExact = unit == .allocation || unit == .atomic
      return abs(self[unit] - recorded[unit]) > (isExact ? 0 : recorded[unit] / part)
    }
  }
}

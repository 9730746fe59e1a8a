/// What the machine does, in kinds. Each instruction is of one kind, and an allocation is many.
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
  /// A twentieth is let pass: the runtime keeps what it looks up by address, so a search there may be
  /// longer by some steps in the next process. A number below twenty must be the same.
  func unlike(_ recorded: Counts) -> [Unit] {
    Unit.allCases.filter { abs(self[$0] - recorded[$0]) > recorded[$0] / 20 }
  }
}

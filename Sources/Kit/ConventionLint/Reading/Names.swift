/// Some names of a file, each once, with what is said of it.
///
/// It holds a number for each, and shares the list of names with all others of its file, because
/// there is one of these for every body.
struct Names: Sendable {
  /// What is said of a name. The bits of a body's names and those of a signature's have meanings of
  /// their own.
  struct Use: OptionSet, Sendable {
    let rawValue: UInt32

    /// In a body: code has the name.
    static let mentioned = Use(rawValue: 1)
    /// In a body: it may make values of the type with this name, which isn't so of `Badge` in
    /// `let badge: Badge` and in `Badge.height`.
    static let made = Use(rawValue: 2)
    /// In a body: the name stands elsewhere than behind the name of a type, as in `Money.format`.
    static let apart = Use(rawValue: 4)

    /// In a signature: the name is in generic clauses or in the types of parameters.
    static let asked = Use(rawValue: 1)
    /// In a signature: the name is in the type of the property or the result, or in what the alias
    /// stands for.
    static let given = Use(rawValue: 2)
  }

  private let list: [String]
  /// The number of each name in the list, shifted by three bits, and its uses.
  private var entries: [UInt32] = []

  /// None of the names in a list.
  init(in list: [String] = []) { self.list = list }

  /// Adds a use of the name with a number. Names are in order only after `settle`.
  mutating func add(_ number: Int, _ use: Use) {
    entries.append(UInt32(number) << 3 | use.rawValue)
  }

  /// Puts together what is said of each name.
  mutating func settle() {
    entries.sort()
    var settled: [UInt32] = []
    for entry in entries {
      if let last = settled.last, last >> 3 == entry >> 3 {
        settled[settled.count - 1] |= entry
      } else {
        settled.append(entry)
      }
    }
    // A copy has no room for more.
    entries = Array(settled[...])
  }

  func contains(_ name: String, _ use: Use) -> Bool {
    entries.contains { $0 & use.rawValue != 0 && list[Int($0 >> 3)] == name }
  }

  /// The names with a use.
  func all(_ use: Use) -> some Sequence<String> {
    entries.lazy.filter { $0 & use.rawValue != 0 }.map { [list] in list[Int($0 >> 3)] }
  }
}

// What is special here: one leaf is called like a function, the other by an operator; neither name is written.
protocol RollDependency {
  func callAsFunction(sides: Int) -> Int
}

protocol HasBonus {
  static func + (left: Int, right: Self) -> Int
}

typealias DiceDependencies = RollDependency & HasBonus

struct Dice<Dependencies: DiceDependencies> {
  let dependencies: Dependencies
  let count: Int

  func roll() -> [Int] {
    (0..<count).map { _ in dependencies(sides: 6) }
  }

  func score() -> Int {
    let sum = roll().reduce(0, +)
    return sum + dependencies
  }
}

struct LoadedDice: RollDependency, HasBonus {
  let bonus: Int
  func callAsFunction(sides: Int) -> Int { sides }
  static func + (left: Int, right: LoadedDice) -> Int { left + right.bonus }
}

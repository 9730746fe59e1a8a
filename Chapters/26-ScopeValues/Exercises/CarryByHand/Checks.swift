import Scopes
import Testing

@testable import CarryByHandExercise

private func anyValues() -> Values {
  Values(explicit: word(), implicit: word(), modified: word())
}

private func word() -> String { "\(Int.random(in: 100_000...999_999))" }

private func three(of values: Values)
  -> ScopeThreeResource<ScopeTwoResource<ScopeOneResource<ScopeZeroResource>>>
{
  ScopeZeroResource(injecting: values).buildScopeOne().buildScopeTwo().buildScopeThree()
}

@Suite("Task 1: Pass on")
struct Task1 {
  private let values = anyValues()

  @Test("One and Two have what the outermost scope has.")
  func explicitInEveryScope() throws {
    let one = ScopeZeroResource(injecting: values).buildScopeOne()
    let two = one.buildScopeTwo()
    let wanted = [values.explicit, values.explicit, values.explicit]
    try require([one.explicit, two.explicit, two.duplicated], is: wanted, "in One and Two")
  }

  @Test("What One changed and made is what Two and Three have.")
  func whatOneMade() throws {
    let three = three(of: values)
    let two = three.injected
    let wanted = ["s1-\(values.modified)", "s1-recreated", "s1-createdLater"]
    try require([two.modified, two.recreated, two.createdLater], is: wanted, "in Two")
    try require([three.modified, three.recreated, three.createdLater], is: wanted, "in Three")
  }

  @Test("A value that changes later is new in every scope.")
  func live() throws {
    let three = three(of: values)
    for _ in 1...2 {
      let wanted = [values.explicit, "s1-\(values.modified)", values.explicit]
      try require([three.explicit, three.modified, three.duplicated], is: wanted, "in Three")
      (values.explicit, values.modified) = (word(), word())
    }
  }
}

@Suite("Task 2: Carry")
struct Task2 {
  private let values = anyValues()

  @Test("What One and Two do not name reaches Two and Three, also after it has changed.")
  func implicitReachesThree() throws {
    let three = three(of: values)
    for _ in 1...2 {
      let found = [three.implicit, three.injected.implicit]
      try require(found, is: [values.implicit, values.implicit], "in Three and Two")
      values.implicit = word()
    }
  }

  @Test("Two programs with values of their own do not meet.")
  func ofEachProgram() throws {
    let others = anyValues()
    let (first, second) = (three(of: values), three(of: others))
    let found = [first.implicit, second.implicit, first.implicit]
    let wanted = [values.implicit, others.implicit, values.implicit]
    try require(found, is: wanted, "from the first, the second and the first")
  }

  @Test("One carries the value, and does not show it under its name.")
  func hiddenInOne() throws {
    let three = three(of: values)
    try require(three.implicit, is: values.implicit, "in Three")
    let one: any ShowsImplicit = three.injected.injected
    try require(one.implicit, is: "no such member", "as One's `implicit`")
  }
}

/// Finds a member that may not be there: without one of its own, a type has this.
private protocol ShowsImplicit {
  var implicit: String { get }
}

extension ShowsImplicit {
  fileprivate var implicit: String { "no such member" }
}

extension ScopeOneResource: ShowsImplicit {}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

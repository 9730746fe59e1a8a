extension JudgedCheck {
  /// Whether it is about a broken version that the learner's tests haven't found.
  var isUnfound: Bool {
    guard check.isOfTests else { return false }
    switch result {
    case .unnoticed, .notAsked: return true
    default: return false
    }
  }

  /// Whether it is about a broken version that a verdict doesn't name, because finding it is the task.
  var isUnnamed: Bool { isUnfound && !isHinted }
}

/// What a verdict says of the broken versions that the learner's tests haven't found: how many there are.
package struct UnfoundVersions {
  /// `2 of 7 broken versions found. The hints name the others one by one.`
  package let sentence: String
  /// Which of the tests were run, if not all of them.
  package let details: [String]
  /// Whether the tests were run with the versions.
  package let wereRun: Bool

  /// - Parameter checks: those of a task.
  /// - Returns: nil if there are none.
  package init?(among checks: [JudgedCheck]) {
    guard let first = checks.first(where: \.isUnfound) else { return nil }
    let all = checks.ofBrokenVersions
    let found = all.count { $0.result == .passed }
    guard case .unnoticed(let passing, let tests) = first.result else {
      (sentence, details, wereRun) = ("\(all.count) broken versions were not run.", [], false)
      return
    }
    let unnamed = checks.count(where: \.isUnnamed)
    let others =
      unnamed == all.count
      ? "them one by one" : unnamed > 1 ? "the others one by one" : "the last one"
    sentence =
      "\(found) of \(all.count) broken versions found."
      + (unnamed > 0 ? " The hints name \(others)." : "")
    details = passing < tests ? first.result.words : []
    wereRun = true
  }
}

extension [JudgedCheck] {
  /// The checks about broken versions. Of those about the learner's tests, the first one is about the right code.
  fileprivate var ofBrokenVersions: ArraySlice<JudgedCheck> {
    filter(\.check.isOfTests).dropFirst()
  }

  /// The items of a task's verdict, those that failed first, because a small screen shows only the first ones.
  ///
  /// - Parameters:
  ///   - check: makes the item of a check.
  ///   - versions: makes the item that counts the broken versions, if some aren't found.
  package func items<Item>(
    check: (JudgedCheck) -> Item, versions: (UnfoundVersions) -> Item
  ) -> [Item] {
    let named = filter { !$0.isUnnamed }
    return named.filter { $0.result != .passed }.map(check)
      + [UnfoundVersions(among: self)].compactMap { $0.map(versions) }
      + named.filter { $0.result == .passed }.map(check)
  }

  /// `2 of 3`, or of a task to write tests, `5 of 8 broken versions found`.
  package var passedCount: String {
    let versions = ofBrokenVersions
    let counted = versions.isEmpty ? self[...] : versions
    return "\(counted.count { $0.result == .passed }) of \(counted.count)"
      + (versions.isEmpty ? "" : " broken versions found")
  }
}

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
  /// `2 of 7 broken versions found. A hint names another.`
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
    let next = found == 0 && !checks.contains(where: \.isHinted) ? "one" : "another"
    sentence =
      "\(found) of \(all.count) broken versions found."
      + (checks.contains(where: \.isUnnamed) ? " A hint names \(next)." : "")
    details = passing < tests ? first.result.words : []
    wereRun = true
  }
}

extension [JudgedCheck] {
  /// The checks about broken versions. Of those about the learner's tests, the first one is about the right code.
  fileprivate var ofBrokenVersions: ArraySlice<JudgedCheck> {
    filter(\.check.isOfTests).dropFirst()
  }

  /// The checks that a verdict shows one by one.
  package var named: [JudgedCheck] { filter { !$0.isUnnamed } }

  /// `2 of 3`, or of a task to write tests, `5 of 8 broken versions found`.
  package var passedCount: String {
    let versions = ofBrokenVersions
    let counted = versions.isEmpty ? self[...] : versions
    return "\(counted.count { $0.result == .passed }) of \(counted.count)"
      + (versions.isEmpty ? "" : " broken versions found")
  }
}

import ExerciseTestSupport
import Testing
import ToolSupport

/// A fault in the exercise AddUp, and what is found then.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let found: [String]
  let plant: @Sendable (inout FakeExercise) -> Void

  /// - Parameter found: the problems, without the folder of the exercise.
  init(
    _ what: String, _ found: String..., plant: @escaping @Sendable (inout FakeExercise) -> Void
  ) {
    (testDescription, self.found, self.plant) = (what, found, plant)
  }

  /// A fault in one file, of which one text becomes another.
  init(_ what: String, in file: String, _ old: String, _ new: String, _ found: String...) {
    testDescription = what
    self.found = found
    plant = { $0.replace(old, with: new, in: file) }
  }
}

extension PlantedFault {
  var told: [String] {
    let folder = FakeExercise.addUp.exercise.folder
    return found.map { $0.hasPrefix(":") ? folder + $0 : "\(folder)/\($0)" }
  }

  /// What is found in AddUp with this fault, or what stopped the search.
  func problems() async throws -> [String] {
    var fake = FakeExercise.addUp
    plant(&fake)
    let proof = try fake.proof()
    do throws(ToolError) {
      return try await proof.outcome(of: fake.exercise).problems.map(\.description)
    } catch {
      return [error.description]
    }
  }
}

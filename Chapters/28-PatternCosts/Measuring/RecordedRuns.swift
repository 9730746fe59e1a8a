/// How many direct calls each row cost in three runs; `swift run lab costs --record` writes this.
///
/// The limit of a row is the dearest of its three runs plus a quarter.
enum RecordedRuns {
  // snippet.runs
  static let timesDirect: [String: [Double]] = [
    "constructor, existential, struct": [2.083, 2.088, 2.079],
    "constructor, existential, class": [2.164, 2.174, 2.169],
    "static let shared": [1.751, 1.758, 1.759],
    "static var shared": [1.755, 1.761, 1.751],
    "lock-guarded shared": [3.438, 3.457, 3.454],
    "task-local shared": [5.836, 5.904, 5.846],
    "closure adapter": [1.598, 1.617, 1.601],
    "method reference": [1.726, 1.723, 1.717],
    "struct of closures": [1.505, 1.507, 1.505],
    "3 decorators, generic": [1.504, 1.503, 1.502],
    "3 decorators, existential": [4.515, 4.523, 4.508],
    "Deps3 object": [4.964, 4.996, 4.969],
    "Deps4 object": [5.104, 5.110, 5.096],
    "composed, unspecialised": [2.886, 2.882, 2.882],
    "composed, existential": [3.161, 3.157, 3.156],
    "composed, specialised, any Logging": [1.760, 1.761, 1.759],
    "service locator": [37.400, 38.007, 37.504],
    "named service locator": [193.747, 201.026, 195.921],
    "Resource chain, depth 1": [0.989, 0.989, 0.988],
    "Resource chain, depth 2": [0.988, 0.988, 0.987],
    "Resource chain, depth 4": [1.084, 1.083, 1.083],
    "Resource chain, depth 8": [1.083, 1.083, 1.083],
    "Resource chain, depth 16": [1.707, 1.711, 1.705],
    "Resource chain, depth 32": [4.318, 4.334, 4.320],
    "decorators, existential, 1": [2.949, 2.950, 2.945],
    "decorators, existential, 2": [3.741, 3.750, 3.729],
    "decorators, existential, 4": [5.586, 5.576, 5.590],
    "decorators, existential, 8": [11.858, 11.871, 11.855],
    "decorators, 8 of one kind": [13.708, 13.771, 13.444],
    "composed, unspecialised, 1": [2.712, 2.719, 2.715],
    "composed, unspecialised, 4": [3.140, 3.138, 3.137],
    "composed, unspecialised, 8": [3.139, 3.138, 3.136],
    "composed, existential, 1": [3.325, 3.322, 3.326],
    "composed, existential, 4": [3.415, 3.413, 3.414],
    "composed, existential, 8": [3.415, 3.411, 3.415],
    "tiny: direct": [1.000, 1.000, 1.000],
    "tiny: existential": [2.675, 2.681, 2.688],
    "tiny: service locator": [55.258, 55.889, 56.179],
    "busy: direct": [1.000, 1.000, 1.000],
    "busy: existential": [1.001, 1.001, 1.001],
    "busy: service locator": [3.853, 3.895, 3.899],
  ]
  // snippet.end

  static func limit(of pattern: String) -> Double? {
    timesDirect[pattern]?.max().map { $0 * 1.25 }
  }
}

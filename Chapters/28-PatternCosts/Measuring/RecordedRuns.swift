/// How many direct calls each row cost in three runs; `Scripts/measure-costs --record` writes this.
///
/// The limit of a row is the dearest of its three runs plus a quarter.
enum RecordedRuns {
  // snippet.runs
  static let timesDirect: [String: [Double]] = [
    "constructor, existential, struct": [2.186, 2.170, 2.179],
    "constructor, existential, class": [2.270, 2.264, 2.263],
    "static let shared": [1.762, 1.760, 1.759],
    "static var shared": [1.758, 1.734, 1.762],
    "lock-guarded shared": [3.509, 3.489, 3.457],
    "task-local shared": [5.858, 5.846, 5.794],
    "closure adapter": [1.677, 1.634, 1.705],
    "method reference": [1.704, 1.693, 1.644],
    "struct of closures": [1.591, 1.590, 1.585],
    "3 decorators, generic": [1.587, 1.586, 1.581],
    "3 decorators, existential": [4.933, 4.940, 4.918],
    "Deps3 object": [5.281, 5.229, 5.246],
    "Deps4 object": [5.367, 5.371, 5.320],
    "composed, unspecialised": [2.935, 2.931, 2.889],
    "composed, existential": [3.303, 3.289, 3.249],
    "composed, specialised, any Logging": [1.756, 1.758, 1.753],
    "service locator": [38.568, 36.934, 39.368],
    "named service locator": [193.012, 189.737, 191.232],
    "Resource chain, depth 1": [1.077, 1.075, 1.072],
    "Resource chain, depth 2": [0.990, 0.989, 0.987],
    "Resource chain, depth 4": [1.004, 1.001, 1.001],
    "Resource chain, depth 8": [1.091, 1.086, 1.086],
    "Resource chain, depth 16": [1.713, 1.705, 1.818],
    "Resource chain, depth 32": [4.323, 4.286, 4.274],
    "decorators, existential, 1": [3.128, 3.126, 3.111],
    "decorators, existential, 2": [4.075, 4.061, 4.053],
    "decorators, existential, 4": [5.981, 5.955, 5.883],
    "decorators, existential, 8": [11.902, 11.843, 11.782],
    "decorators, 8 of one kind": [13.948, 14.025, 13.742],
    "composed, unspecialised, 1": [2.949, 2.937, 2.888],
    "composed, unspecialised, 4": [3.292, 3.264, 3.231],
    "composed, unspecialised, 8": [3.293, 3.270, 3.231],
    "composed, existential, 1": [3.322, 3.286, 3.255],
    "composed, existential, 4": [3.402, 3.374, 3.347],
    "composed, existential, 8": [3.403, 3.368, 3.357],
    "tiny: direct": [1.000, 1.000, 1.000],
    "tiny: existential": [2.830, 2.823, 2.831],
    "tiny: service locator": [57.407, 54.416, 58.029],
    "busy: direct": [1.000, 1.000, 1.000],
    "busy: existential": [1.002, 1.002, 1.002],
    "busy: service locator": [4.000, 3.820, 4.075],
  ]
  // snippet.end

  static func limit(of pattern: String) -> Double? {
    timesDirect[pattern]?.max().map { $0 * 1.25 }
  }
}

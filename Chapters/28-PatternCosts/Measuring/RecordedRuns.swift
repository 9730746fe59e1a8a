/// How many direct calls each row cost in three runs; `Scripts/measure-costs --record` writes this.
///
/// The limit of a row is the dearest of its three runs plus a quarter.
enum RecordedRuns {
  // snippet.runs
  static let timesDirect: [String: [Double]] = [
    "constructor, existential, struct": [2.002, 2.009, 1.995],
    "constructor, existential, class": [2.010, 2.002, 2.004],
    "static let shared": [1.753, 1.761, 1.758],
    "static var shared": [1.762, 1.759, 1.752],
    "lock-guarded shared": [3.455, 3.455, 3.442],
    "task-local shared": [5.888, 5.849, 5.851],
    "closure adapter": [1.446, 1.483, 1.480],
    "method reference": [1.658, 1.627, 1.630],
    "struct of closures": [1.424, 1.424, 1.420],
    "3 decorators, generic": [1.505, 1.506, 1.504],
    "3 decorators, existential": [4.609, 4.622, 4.608],
    "Deps3 object": [5.213, 5.231, 5.249],
    "Deps4 object": [5.288, 5.281, 5.279],
    "composed, unspecialised": [2.792, 2.797, 2.802],
    "composed, existential": [3.149, 3.155, 3.158],
    "composed, specialised, any Logging": [1.759, 1.763, 1.758],
    "service locator": [37.857, 37.810, 37.910],
    "named service locator": [198.908, 191.574, 192.117],
    "Resource chain, depth 1": [0.989, 0.989, 0.989],
    "Resource chain, depth 2": [0.988, 0.988, 0.988],
    "Resource chain, depth 4": [1.084, 1.085, 1.084],
    "Resource chain, depth 8": [1.084, 1.087, 1.083],
    "Resource chain, depth 16": [1.714, 1.719, 1.710],
    "Resource chain, depth 32": [4.352, 4.355, 4.320],
    "decorators, existential, 1": [2.863, 2.867, 2.863],
    "decorators, existential, 2": [3.723, 3.730, 3.722],
    "decorators, existential, 4": [5.585, 5.632, 5.592],
    "decorators, existential, 8": [11.930, 11.924, 11.870],
    "decorators, 8 of one kind": [14.253, 14.293, 14.315],
    "composed, unspecialised, 1": [2.718, 2.714, 2.715],
    "composed, unspecialised, 4": [3.136, 3.144, 3.145],
    "composed, unspecialised, 8": [3.136, 3.143, 3.144],
    "composed, existential, 1": [3.319, 3.328, 3.329],
    "composed, existential, 4": [3.411, 3.420, 3.418],
    "composed, existential, 8": [3.411, 3.417, 3.417],
    "tiny: direct": [1.000, 1.000, 1.000],
    "tiny: existential": [2.551, 2.572, 2.555],
    "tiny: service locator": [56.061, 55.446, 56.101],
    "busy: direct": [1.000, 1.000, 1.000],
    "busy: existential": [1.001, 1.001, 1.001],
    "busy: service locator": [3.911, 3.891, 3.921],
  ]
  // snippet.end

  static func limit(of pattern: String) -> Double? {
    timesDirect[pattern]?.max().map { $0 * 1.25 }
  }
}

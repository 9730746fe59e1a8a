/// How many direct calls each row cost in three runs; `Scripts/measure-costs --record` writes this.
///
/// The limit of a row is the dearest of its three runs plus a quarter.
enum RecordedRuns {
  // snippet.runs
  static let timesDirect: [String: [Double]] = [
    "constructor, existential, struct": [2.077, 2.063, 2.071],
    "constructor, existential, class": [2.162, 2.146, 2.150],
    "static let shared": [1.754, 1.759, 1.757],
    "static var shared": [1.744, 1.761, 1.761],
    "lock-guarded shared": [3.434, 3.434, 3.457],
    "task-local shared": [5.879, 5.889, 5.816],
    "closure adapter": [1.568, 1.577, 1.548],
    "method reference": [1.706, 1.714, 1.719],
    "struct of closures": [1.503, 1.504, 1.504],
    "3 decorators, generic": [1.587, 1.587, 1.573],
    "3 decorators, existential": [4.499, 4.490, 4.497],
    "Deps3 object": [4.955, 4.961, 4.985],
    "Deps4 object": [5.063, 5.044, 5.080],
    "composed, unspecialised": [2.865, 2.872, 2.888],
    "composed, existential": [3.133, 3.145, 3.158],
    "composed, specialised, any Logging": [1.757, 1.758, 1.759],
    "service locator": [38.015, 38.180, 37.017],
    "named service locator": [192.480, 193.751, 192.656],
    "Resource chain, depth 1": [0.988, 0.989, 0.989],
    "Resource chain, depth 2": [1.073, 1.073, 1.073],
    "Resource chain, depth 4": [1.083, 1.083, 1.084],
    "Resource chain, depth 8": [1.083, 1.083, 1.083],
    "Resource chain, depth 16": [1.700, 1.701, 1.699],
    "Resource chain, depth 32": [4.284, 4.288, 4.299],
    "decorators, existential, 1": [2.941, 2.927, 2.940],
    "decorators, existential, 2": [3.727, 3.727, 3.727],
    "decorators, existential, 4": [5.548, 5.565, 5.540],
    "decorators, existential, 8": [11.811, 11.848, 12.136],
    "decorators, 8 of one kind": [13.781, 13.669, 13.616],
    "composed, unspecialised, 1": [2.861, 2.871, 2.884],
    "composed, unspecialised, 4": [3.198, 3.209, 3.223],
    "composed, unspecialised, 8": [3.203, 3.211, 3.223],
    "composed, existential, 1": [3.231, 3.225, 3.237],
    "composed, existential, 4": [3.305, 3.314, 3.324],
    "composed, existential, 8": [3.305, 3.313, 3.324],
    "tiny: direct": [1.000, 1.000, 1.000],
    "tiny: existential": [2.647, 2.628, 2.656],
    "tiny: service locator": [55.581, 56.144, 54.251],
    "busy: direct": [1.000, 1.000, 1.000],
    "busy: existential": [1.001, 1.001, 1.001],
    "busy: service locator": [3.874, 3.977, 3.823],
  ]
  // snippet.end

  static func limit(of pattern: String) -> Double? {
    timesDirect[pattern]?.max().map { $0 * 1.25 }
  }
}

/// How many direct calls each row cost in three runs; `Scripts/measure-costs --record` writes this.
///
/// The limit of a row is the dearest of its three runs plus a quarter.
enum RecordedRuns {
  // snippet.runs
  static let timesDirect: [String: [Double]] = [
    "constructor, existential, struct": [2.082, 2.079, 2.076],
    "constructor, existential, class": [2.171, 2.177, 2.162],
    "static let shared": [1.729, 1.729, 1.745],
    "static var shared": [1.729, 1.738, 1.750],
    "lock-guarded shared": [3.458, 3.465, 3.515],
    "task-local shared": [5.847, 5.941, 5.865],
    "closure adapter": [1.603, 1.632, 1.542],
    "method reference": [1.725, 1.691, 1.751],
    "struct of closures": [1.506, 1.504, 1.590],
    "3 decorators, generic": [1.589, 1.591, 1.591],
    "3 decorators, existential": [4.573, 4.544, 4.503],
    "Deps3 object": [5.033, 5.030, 4.988],
    "Deps4 object": [5.112, 5.123, 5.066],
    "composed, unspecialised": [2.882, 2.889, 2.875],
    "composed, existential": [3.155, 3.159, 3.148],
    "composed, specialised, any Logging": [1.766, 1.760, 1.760],
    "service locator": [39.122, 37.946, 38.635],
    "named service locator": [207.698, 197.436, 196.160],
    "Resource chain, depth 1": [0.990, 0.989, 0.989],
    "Resource chain, depth 2": [1.074, 1.074, 1.074],
    "Resource chain, depth 4": [1.085, 1.084, 1.083],
    "Resource chain, depth 8": [1.084, 1.084, 1.084],
    "Resource chain, depth 16": [1.706, 1.705, 1.824],
    "Resource chain, depth 32": [4.305, 4.303, 4.343],
    "decorators, existential, 1": [2.950, 2.947, 2.946],
    "decorators, existential, 2": [3.804, 3.765, 3.734],
    "decorators, existential, 4": [5.682, 5.569, 6.241],
    "decorators, existential, 8": [11.914, 11.907, 11.843],
    "decorators, 8 of one kind": [13.700, 14.154, 13.635],
    "composed, unspecialised, 1": [2.878, 2.885, 2.874],
    "composed, unspecialised, 4": [3.219, 3.227, 3.210],
    "composed, unspecialised, 8": [3.214, 3.225, 3.208],
    "composed, existential, 1": [3.233, 3.246, 3.227],
    "composed, existential, 4": [3.325, 3.331, 3.316],
    "composed, existential, 8": [3.323, 3.331, 3.315],
    "tiny: direct": [1.000, 1.000, 1.000],
    "tiny: existential": [2.636, 2.662, 2.659],
    "tiny: service locator": [58.108, 55.807, 55.831],
    "busy: direct": [1.000, 1.000, 1.000],
    "busy: existential": [1.001, 1.002, 1.001],
    "busy: service locator": [4.047, 3.966, 3.939],
  ]
  // snippet.end

  static func limit(of pattern: String) -> Double? {
    timesDirect[pattern]?.max().map { $0 * 1.25 }
  }
}

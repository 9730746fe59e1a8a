/// How many direct calls each row cost in three runs; `Scripts/measure-costs --record` writes this.
///
/// The limit of a row is the dearest of its three runs plus a quarter.
enum RecordedRuns {
  // snippet.runs
  static let timesDirect: [String: [Double]] = [
    "constructor, existential, struct": [2.062, 2.049, 2.068],
    "constructor, existential, class": [2.060, 2.066, 2.065],
    "static let shared": [1.753, 1.759, 1.738],
    "static var shared": [1.754, 1.745, 1.756],
    "lock-guarded shared": [3.445, 3.447, 3.439],
    "task-local shared": [5.742, 5.664, 5.786],
    "closure adapter": [1.607, 1.516, 1.534],
    "method reference": [1.438, 1.556, 1.522],
    "struct of closures": [1.416, 1.419, 1.423],
    "3 decorators, generic": [1.499, 1.515, 1.506],
    "3 decorators, existential": [4.901, 4.924, 4.941],
    "Deps3 object": [5.018, 4.937, 4.946],
    "Deps4 object": [5.086, 5.040, 5.046],
    "composed, unspecialised": [2.865, 2.869, 2.873],
    "composed, existential": [3.208, 3.212, 3.218],
    "composed, specialised, any Logging": [1.838, 1.843, 1.857],
    "service locator": [36.376, 35.989, 36.039],
    "named service locator": [185.545, 198.800, 191.989],
    "Resource chain, depth 1": [0.988, 0.990, 0.991],
    "Resource chain, depth 2": [1.074, 1.075, 1.076],
    "Resource chain, depth 4": [1.000, 1.001, 1.000],
    "Resource chain, depth 8": [1.001, 1.001, 1.002],
    "Resource chain, depth 16": [1.826, 1.699, 1.702],
    "Resource chain, depth 32": [4.246, 4.266, 4.969],
    "decorators, existential, 1": [2.957, 2.999, 2.989],
    "decorators, existential, 2": [3.949, 3.984, 3.986],
    "decorators, existential, 4": [5.836, 5.884, 5.890],
    "decorators, existential, 8": [14.744, 14.841, 19.016],
    "composed, unspecialised, 1": [2.695, 2.697, 2.700],
    "composed, unspecialised, 4": [3.118, 3.121, 3.125],
    "composed, unspecialised, 8": [3.119, 3.121, 3.125],
    "composed, existential, 1": [3.292, 3.294, 3.299],
    "composed, existential, 4": [3.376, 3.380, 3.386],
    "composed, existential, 8": [3.384, 3.380, 3.386],
    "tiny: direct": [1.000, 1.000, 1.000],
    "tiny: existential": [2.649, 2.653, 2.641],
    "tiny: service locator": [54.591, 53.732, 53.475],
    "busy: direct": [1.000, 1.000, 1.000],
    "busy: existential": [1.000, 1.000, 1.000],
    "busy: service locator": [3.851, 3.847, 3.790],
  ]
  // snippet.end

  static func limit(of pattern: String) -> Double? {
    timesDirect[pattern]?.max().map { $0 * 1.25 }
  }
}

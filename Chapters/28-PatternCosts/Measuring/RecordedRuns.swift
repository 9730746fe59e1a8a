/// How many direct calls each row cost in three runs; `Scripts/measure-costs --record` writes this.
///
/// The limit of a row is the dearest of its three runs plus a quarter.
enum RecordedRuns {
  // snippet.runs
  static let timesDirect: [String: [Double]] = [
    "constructor, existential, struct": [2.145, 2.137, 2.164],
    "constructor, existential, class": [2.151, 2.148, 2.176],
    "static let shared": [1.773, 1.748, 1.758],
    "static var shared": [1.725, 1.736, 1.734],
    "lock-guarded shared": [3.615, 3.604, 3.617],
    "task-local shared": [5.787, 5.718, 5.747],
    "closure adapter": [1.626, 1.637, 1.729],
    "method reference": [1.610, 1.611, 1.702],
    "struct of closures": [1.593, 1.592, 1.594],
    "3 decorators, generic": [1.519, 1.512, 1.511],
    "3 decorators, existential": [5.032, 4.973, 4.992],
    "Deps3 object": [5.252, 5.239, 5.233],
    "Deps4 object": [5.323, 5.275, 5.307],
    "composed, unspecialised": [2.879, 2.872, 2.884],
    "composed, existential": [3.248, 3.223, 3.241],
    "composed, specialised, any Logging": [1.879, 1.863, 1.869],
    "service locator": [35.704, 38.951, 36.713],
    "named service locator": [292.355, 223.005, 280.819],
    "Resource chain, depth 1": [0.992, 0.991, 0.992],
    "Resource chain, depth 2": [0.993, 0.990, 0.992],
    "Resource chain, depth 4": [1.086, 1.086, 1.086],
    "Resource chain, depth 8": [1.089, 1.087, 1.086],
    "Resource chain, depth 16": [2.060, 1.825, 1.714],
    "Resource chain, depth 32": [4.620, 4.417, 4.348],
    "decorators, existential, 1": [3.098, 3.080, 3.098],
    "decorators, existential, 2": [4.036, 4.009, 4.023],
    "decorators, existential, 4": [5.915, 5.832, 5.867],
    "decorators, existential, 8": [11.847, 11.775, 11.809],
    "decorators, 8 of one kind": [14.367, 15.142, 14.296],
    "composed, unspecialised, 1": [2.799, 2.786, 2.797],
    "composed, unspecialised, 4": [3.140, 3.124, 3.140],
    "composed, unspecialised, 8": [3.137, 3.126, 3.137],
    "composed, existential, 1": [3.152, 3.135, 3.150],
    "composed, existential, 4": [3.239, 3.220, 3.234],
    "composed, existential, 8": [3.242, 3.220, 3.237],
    "tiny: direct": [1.000, 1.000, 1.000],
    "tiny: existential": [2.729, 2.725, 2.806],
    "tiny: service locator": [52.251, 57.536, 53.922],
    "busy: direct": [1.000, 1.000, 1.000],
    "busy: existential": [1.000, 1.000, 1.000],
    "busy: service locator": [3.757, 4.053, 3.840],
  ]
  // snippet.end

  static func limit(of pattern: String) -> Double? {
    timesDirect[pattern]?.max().map { $0 * 1.25 }
  }
}

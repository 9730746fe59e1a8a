/// How many direct calls each row cost in three runs; `Scripts/measure-costs --record` writes this.
///
/// The limit of a row is the dearest of its three runs plus a quarter.
enum RecordedRuns {
  // snippet.runs
  static let timesDirect: [String: [Double]] = [
    "constructor, existential, struct": [2.046, 2.082, 2.084],
    "constructor, existential, class": [2.141, 2.162, 2.173],
    "static let shared": [1.759, 1.742, 1.728],
    "static var shared": [1.745, 1.743, 1.733],
    "lock-guarded shared": [3.661, 3.470, 3.440],
    "task-local shared": [5.849, 5.909, 5.817],
    "closure adapter": [1.605, 1.624, 1.631],
    "method reference": [1.698, 1.694, 1.683],
    "struct of closures": [1.504, 1.507, 1.504],
    "3 decorators, generic": [1.585, 1.590, 1.588],
    "3 decorators, existential": [4.494, 4.535, 4.502],
    "Deps3 object": [4.965, 5.058, 5.013],
    "Deps4 object": [5.067, 5.149, 5.097],
    "composed, unspecialised": [2.875, 2.894, 2.884],
    "composed, existential": [3.145, 3.176, 3.153],
    "composed, specialised, any Logging": [1.758, 1.776, 1.758],
    "service locator": [36.855, 39.062, 37.384],
    "named service locator": [192.516, 204.795, 195.140],
    "Resource chain, depth 1": [0.989, 0.988, 0.988],
    "Resource chain, depth 2": [1.073, 1.074, 1.073],
    "Resource chain, depth 4": [1.083, 1.085, 1.083],
    "Resource chain, depth 8": [1.083, 1.088, 1.083],
    "Resource chain, depth 16": [1.702, 2.005, 1.874],
    "Resource chain, depth 32": [4.290, 4.506, 4.298],
    "decorators, existential, 1": [2.940, 2.948, 2.942],
    "decorators, existential, 2": [3.725, 3.776, 3.736],
    "decorators, existential, 4": [5.544, 5.672, 6.012],
    "decorators, existential, 8": [11.840, 12.006, 11.855],
    "decorators, 8 of one kind": [13.709, 14.236, 14.190],
    "composed, unspecialised, 1": [2.872, 2.891, 2.880],
    "composed, unspecialised, 4": [3.215, 3.229, 3.220],
    "composed, unspecialised, 8": [3.213, 3.230, 3.221],
    "composed, existential, 1": [3.229, 3.256, 3.235],
    "composed, existential, 4": [3.314, 3.350, 3.323],
    "composed, existential, 8": [3.316, 3.334, 3.322],
    "tiny: direct": [1.000, 1.000, 1.000],
    "tiny: existential": [2.619, 2.636, 2.660],
    "tiny: service locator": [54.345, 57.306, 55.039],
    "busy: direct": [1.000, 1.000, 1.000],
    "busy: existential": [1.001, 1.002, 1.001],
    "busy: service locator": [3.821, 4.025, 3.878],
  ]
  // snippet.end

  static func limit(of pattern: String) -> Double? {
    timesDirect[pattern]?.max().map { $0 * 1.25 }
  }
}

// What is special here: the alias stands in public declarations only, but these are members of an internal type.
public protocol Sampling { func sample() -> Double }
public protocol HasSampling { var sampling: any Sampling { get } }

public typealias MeterDependencies = HasSampling

struct Meter<Dependencies: MeterDependencies> {
  public let dependencies: Dependencies
  public var peak = 0.0

  public init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  public mutating func tick() {
    peak = max(peak, dependencies.sampling.sample())
  }
}

public struct Report {
  public let peak: Double

  public init(samples: Int, source: some HasSampling) {
    var meter = Meter(dependencies: Source(sampling: source.sampling))
    for _ in 0..<samples { meter.tick() }
    peak = meter.peak
  }
}

private struct Source: HasSampling {
  let sampling: any Sampling
}

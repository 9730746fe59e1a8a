// What is special here: the only use of a leaf is behind a call of another module's generic function.
public protocol Metrics { func add(_ name: String) }
public protocol MetricsDependency { var metrics: any Metrics { get } }

public func report<Source: MetricsDependency>(_ name: String, to source: Source) {
  source.metrics.add(name)
}

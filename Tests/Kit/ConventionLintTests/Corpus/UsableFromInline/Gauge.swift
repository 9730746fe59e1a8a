// What is special here: the feature is internal, but @usableFromInline, so its alias has to be public.
public protocol Sensor { func value() -> Int }
public protocol SensorDependency { var sensor: any Sensor { get } }

public typealias GaugeDependencies = SensorDependency

@usableFromInline
struct Gauge<Dependencies: GaugeDependencies> {
  @usableFromInline let dependencies: Dependencies

  @usableFromInline
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  @usableFromInline
  func percent() -> Int {
    min(100, max(0, dependencies.sensor.value()))
  }
}

public struct FixedSensor: Sensor, SensorDependency {
  @usableFromInline let fixed: Int
  public init(_ fixed: Int) { self.fixed = fixed }
  public func value() -> Int { fixed }
  public var sensor: any Sensor { self }
}

@inlinable
public func percent(of sensor: FixedSensor) -> Int {
  Gauge(dependencies: sensor).percent()
}

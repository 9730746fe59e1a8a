public protocol Sensor { func sample() -> Double }
public protocol Recorder { func record(_ value: Double) }

public protocol HasSensor { var sensor: any Sensor { get } }
public protocol HasRecorder { var recorder: any Recorder { get } }

public typealias ProbeDependencies = HasRecorder & HasSensor

public struct Probe {
  private let sensor: any Sensor
  private let recorder: any Recorder

  init(dependencies: some ProbeDependencies) {
    sensor = dependencies.sensor
    recorder = dependencies.recorder
  }

  public func read() -> Double {
    let value = sensor.sample()
    recorder.record(value)
    return value
  }
}

// What is special here: Probe is public, but its initializer isn't; the alias was made public for a test.
struct FixedSensor: Sensor {
  let value: Double
  func sample() -> Double { value }
}

struct SilentRecorder: Recorder {
  func record(_ value: Double) {}
}

struct LabContainer: HasRecorder, HasSensor {
  let sensor: any Sensor = FixedSensor(value: 21)
  let recorder: any Recorder = SilentRecorder()
}

public enum Lab {
  public static func demoProbe() -> Probe {
    Probe(dependencies: LabContainer())
  }
}

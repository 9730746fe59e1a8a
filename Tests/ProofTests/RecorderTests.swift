import Proof
import Testing

@Suite("The order in which objects are freed")
struct RecorderTests {
  private final class Inner {
    private let record: Recorder

    init(_ record: Recorder) { self.record = record }

    deinit { record.note("inner") }
  }

  private final class Outer {
    private let record: Recorder
    private let inner: Inner

    init(_ record: Recorder) {
      self.record = record
      inner = Inner(record)
    }

    deinit { record.note("outer") }
  }

  @Test("Nothing is freed while it is held")
  func held() {
    let record = Recorder()
    let outer = Outer(record)
    #expect(record.notes == [])
    withExtendedLifetime(outer) {}
  }

  @Test("An object is in the record before what it alone held")
  func order() {
    let record = Recorder()
    do { _ = Outer(record) }
    #expect(record.notes == ["outer", "inner"])
  }

  @Test("Tests side by side have a record each", arguments: 0..<50)
  func parallel(number: Int) async {
    let record = Recorder()
    do { _ = Outer(record) }
    await Task.yield()
    do { _ = Inner(record) }
    #expect(record.notes == ["outer", "inner", "inner"])
  }
}

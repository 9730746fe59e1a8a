import TestSupport
import Testing

@Suite("The order in which objects are freed")
struct DeinitRecordTests {
  private final class Inner {
    private let record: DeinitRecord

    init(_ record: DeinitRecord) { self.record = record }

    deinit { record.note("inner") }
  }

  private final class Outer {
    private let record: DeinitRecord
    private let inner: Inner

    init(_ record: DeinitRecord) {
      self.record = record
      inner = Inner(record)
    }

    deinit { record.note("outer") }
  }

  @Test("Nothing is freed while it is held")
  func held() {
    let record = DeinitRecord()
    let outer = Outer(record)
    #expect(record.freed == [])
    withExtendedLifetime(outer) {}
  }

  @Test("An object is in the record before what it alone held")
  func order() {
    let record = DeinitRecord()
    do { _ = Outer(record) }
    #expect(record.freed == ["outer", "inner"])
  }

  @Test("Tests side by side have a record each", arguments: 0..<50)
  func parallel(number: Int) async {
    let record = DeinitRecord()
    do { _ = Outer(record) }
    await Task.yield()
    do { _ = Inner(record) }
    #expect(record.freed == ["outer", "inner", "inner"])
  }
}

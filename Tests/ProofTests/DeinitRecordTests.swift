import Proof
import Testing

@Suite("The order in which objects are freed")
struct DeinitRecordTests {
  private final class Inner {
    private let token: DeinitRecord.Token

    init(_ record: DeinitRecord) { token = record.token("inner") }
  }

  private final class Outer {
    private let token: DeinitRecord.Token
    private let inner: Inner

    init(_ record: DeinitRecord) {
      token = record.token("outer")
      inner = Inner(record)
    }
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

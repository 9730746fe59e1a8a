import Observation
import Playground
import TestSupport
import Testing

/// What a view observes, without SwiftUI. `withObservationTracking` is what SwiftUI's views use.
@Suite("Containers: what a view observes")
struct ObservedTests {
  protocol FavoritesReading: AnyObject {
    var items: [String] { get set }
  }

  @Observable
  final class Repository: FavoritesReading {
    var items: [String] = []
  }

  final class Model {
    let repository: any FavoritesReading = Repository()
  }

  @Test("A change in an observable object behind a protocol is observed")
  func nested() {
    let model = Model()
    let changes = Log()
    withObservationTracking {
      _ = model.repository.items
    } onChange: {
      changes.note("changed")
    }
    model.repository.items.append("tea")
    #expect(changes.lines == ["changed"])
  }

  @Test("A wrapper without a projected value has no `$model`")
  func projected() async throws {
    let text = """
      @propertyWrapper
      struct Injected<Value> {
        let wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      }
      final class Model { var text = "" }
      struct Page {
        @Injected var model = Model()
        func binding() -> Any { $model.text }
      }
      """
    let file = "\(TestCheckout.products)/of-tests/Projected.swift"
    try TestCheckout.write(text, to: file)
    let errors = try await Compiler.errors(["-typecheck", file])
    #expect(errors?.contains("cannot find '$model' in scope") == true)
  }
}

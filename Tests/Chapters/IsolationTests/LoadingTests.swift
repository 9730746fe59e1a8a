import Testing

/// Shows a spinner while it loads.
@MainActor
final class DealModel {
  private(set) var isLoading = false
  private(set) var deal: String?
  private let load: @MainActor () async -> String

  init(load: @escaping @MainActor () async -> String) { self.load = load }

  func show() async {
    isLoading = true
    deal = await load()
    isLoading = false
  }
}

@MainActor @Test("A model is loading until its client has answered")
func isLoading() async {
  let (calls, called) = AsyncStream.makeStream(of: CheckedContinuation<String, Never>.self)
  let model = DealModel { await withCheckedContinuation { called.yield($0) } }
  let showing = Task { await model.show() }
  var waiting = calls.makeAsyncIterator()
  let answer = await waiting.next(isolation: #isolation)
  #expect(model.isLoading)
  answer?.resume(returning: "tea")
  await showing.value
  #expect(!model.isLoading)
  #expect(model.deal == "tea")
}

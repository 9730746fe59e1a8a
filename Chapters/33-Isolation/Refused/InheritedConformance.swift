// Refused: a mock of a protocol that inherits from `Equatable`, with the main actor as default (OURS-504)
// flags: -default-isolation MainActor
// alone: the chapter's module has the other default

// snippet.deal
protocol Deal: Equatable {
  var percent: Int { get }
}
// snippet.end

#if !REPAIRED
  // expected-error@+3 {{conformance of 'MockDeal' to protocol 'Deal' crosses into main actor-isolated code and can cause data races}}
  // expected-note@+2 {{isolate this conformance to the main actor with '@MainActor'}}
  // expected-note@+1 {{conformance depends on main actor-isolated conformance of 'MockDeal' to protocol 'Equatable'}}
  final class MockDeal: Deal {
    var percent = 10

    static func == (one: MockDeal, other: MockDeal) -> Bool { one.percent == other.percent }
  }
#else
  // snippet.repaired
  final class MockDeal: @MainActor Deal {
    var percent = 10

    static func == (one: MockDeal, other: MockDeal) -> Bool { one.percent == other.percent }
  }
// snippet.end
#endif

// Refused: a `setUp` of XCTest that makes a view model of the main actor (OURS-523)
// alone: XCTest is no module of this package

#if REAL_XCTEST
  import XCTest
#else
  /// XCTest's class belongs to no actor, and has this method twice.
  class XCTestCase {
    func setUp() {}
    func setUp() async throws {}
  }
#endif

@MainActor
final class SearchModel {
  var query: String

  // expected-note@+1 {{calls to initializer 'init(query:)' from outside of its actor context are implicitly asynchronous}}
  init(query: String) { self.query = query }
}

#if !REPAIRED
  // expected-error@+5 {{call to main actor-isolated initializer 'init(query:)' in a synchronous nonisolated context}}
  // snippet.refused
  final class SearchTests: XCTestCase {
    private var model: SearchModel!

    override func setUp() { model = SearchModel(query: "tea") }
  }
// snippet.end
#else
  // snippet.repaired
  @MainActor
  final class SearchTests: XCTestCase {
    private var model: SearchModel!

    override func setUp() async throws { model = SearchModel(query: "tea") }
  }
// snippet.end
#endif

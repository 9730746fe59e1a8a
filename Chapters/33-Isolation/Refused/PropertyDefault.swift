// Refused: a model of the main actor as the default of a property or argument, outside the main actor (OURS-519)
// modes: 5 6
// alone: a model of the chapter needs a bank, which adds nothing here

@MainActor
final class SearchModel {
  var query: String

  // expected-swift5-note@+1 2 {{calls to initializer 'init(query:)' from outside of its actor context are implicitly asynchronous}}
  init(query: String = "") { self.query = query }
}

#if !REPAIRED
  struct SearchState {
    // expected-swift6-error@+2 {{main actor-isolated default value in a nonisolated context}}
    // expected-swift5-error@+1 {{call to main actor-isolated initializer 'init(query:)' in a synchronous nonisolated context}}
    var model = SearchModel()
  }

  final class SearchScreen {
    let model: SearchModel

    // expected-swift6-error@+2 {{main actor-isolated default value in a nonisolated context}}
    // expected-swift5-error@+1 {{call to main actor-isolated initializer 'init(query:)' in a synchronous nonisolated context}}
    init(model: SearchModel = SearchModel()) { self.model = model }
  }
#else
  @MainActor
  struct SearchState {
    var model = SearchModel()
  }

  // In Swift 5 mode, a default argument is refused on the main actor, too, without the feature `IsolatedDefaultValues`.
  #if swift(>=6)
    @MainActor
    final class SearchScreen {
      let model: SearchModel

      init(model: SearchModel = SearchModel()) { self.model = model }
    }

    final class ResultsScreen {
      let model: SearchModel

      @MainActor
      init(model: SearchModel = SearchModel()) { self.model = model }
    }
  #endif
#endif

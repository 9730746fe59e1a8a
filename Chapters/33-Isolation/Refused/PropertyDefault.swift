// Refused: a model of the main actor as the default of a property or argument, outside the main actor (OURS-519)
// alone: a model of the chapter needs a bank, which adds nothing here

@MainActor
final class SearchModel {
  var query: String

  init(query: String = "") { self.query = query }
}

#if !REPAIRED
  struct SearchState {
    // expected-error@+1 {{main actor-isolated default value in a nonisolated context}}
    var model = SearchModel()
  }

  final class SearchScreen {
    let model: SearchModel

    // expected-error@+1 {{main actor-isolated default value in a nonisolated context}}
    init(model: SearchModel = SearchModel()) { self.model = model }
  }
#else
  @MainActor
  struct SearchState {
    var model = SearchModel()
  }

  final class SearchScreen {
    let model: SearchModel

    @MainActor
    init(model: SearchModel = SearchModel()) { self.model = model }
  }
#endif

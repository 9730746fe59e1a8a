// Refused: a root that misses the list's new dependency; Login compiles (STG-94, STG-106, STG-110)

import TellingLogin
import TitledItems

func compose(
  fetchItems: @escaping () -> Void, push: @escaping (ItemListViewModel) -> Void
) -> LoginViewModel {
  #if !REPAIRED
    LoginViewModel {
      // expected-error@+1 {{missing argument for parameter 'title' in call}}
      push(ItemListViewModel(fetchItems: fetchItems))
    }
  #else
    LoginViewModel { push(ItemListViewModel(title: "Items", fetchItems: fetchItems)) }
  #endif
}

// Refused: a registry of the test target in the app's code, although one file declares both types (OURS-36)

import App
import AppTests

@MainActor
func registryOfTheApp() -> App.ServiceRegistry {
  #if !REPAIRED
    // expected-error@+1 {{cannot convert return expression of type 'AppTests.ServiceRegistry' to return type 'App.ServiceRegistry'}}
    AppTests.ServiceRegistry.shared
  #else
    App.ServiceRegistry.shared
  #endif
}

// Refused: the child's requirements by the name in the document's example (DKIT-20, DKIT-K4)

@testable import ScopeLifetimes

func needsOfTheList(from login: LoggedInResource<LoginAnswer>) {
  #if !REPAIRED
    // expected-error@+1 {{cannot find type 'ChatThreadRequirements' in scope}}
    let needs: any ChatThreadRequirements = login
  #else
    let needs: any ChatThreadListRequirements = login
  #endif
  _ = needs
}

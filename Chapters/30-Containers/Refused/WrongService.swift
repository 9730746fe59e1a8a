// Refused: a typed key used for another service (OURS-207)

@testable import Containers

func start(_ container: Container) {
  #if !REPAIRED
    // expected-error@+1 {{cannot convert value of type 'Server' to specified type 'Session'}}
    let session: Session = container.resolve(.shop)
  #else
    let session: Server = container.resolve(.shop)
  #endif
  print(session)
}

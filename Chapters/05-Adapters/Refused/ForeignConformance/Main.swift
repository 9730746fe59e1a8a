// Refused: conforming another package's client to a third package's protocol (STG-76)
// flags: -warnings-as-errors

import ClientPackage
import LoginPackage

#if !REPAIRED
  // expected-error@+2 {{extension declares a conformance of imported type 'ServerAPIClient' to imported protocol 'LoginClient'; this will not behave correctly if the owners of 'ClientPackage' introduce this conformance in the future}}
  // expected-note@+1 {{add '@retroactive' to silence this warning}}
  extension ServerAPIClient: LoginClient {
    public func login(_ completion: @escaping (String) -> Void) { completion("Ada") }
  }
#else
  struct LoginAdapter: LoginClient {
    let client: ServerAPIClient

    func login(_ completion: @escaping (String) -> Void) { completion("Ada") }
  }
#endif

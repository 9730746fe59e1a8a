// Refused: generated code that passes on the clock of an app that has none (OURS-603)
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Scopes

@testable import EveryWay

final class ForgetfulAppResource<I: NilRequirements>: Resource<I>, CarriedScreenRequirements {
  var client: any Client { ServerClient() }
  var logger: any Logger { ListLogger() }
  var makeStore: () -> any Store { { MemoryStore() } }
  #if REPAIRED
    var clock: any ShopClock { WallClock() }
  #endif
}

// As carry writes it.
extension ForgetfulAppResource {
  func CODEGEN_client(_: CarryKey) -> any Client { client }
  // expected-error@+1 {{cannot find 'clock' in scope}}
  func CODEGEN_clock(_: CarryKey) -> any ShopClock { clock }
  func CODEGEN_logger(_: CarryKey) -> any Logger { logger }
}

// Refused: a property and a method with the same name (DEPS-22, DEPS-24, DEPS-E6)
// modes: 5 6
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Numbers

class Deps {
  #if !REPAIRED
    // expected-note@+1 {{'aService' previously declared here}}
    var aService: AServicing
    // expected-error@+1 {{invalid redeclaration of 'aService()'}}
    func aService() -> AServicing { aService }
  #else
    var aService_: AServicing
    func aService() -> AServicing { aService_ }
  #endif

  init(aService: AServicing) {
    #if !REPAIRED
      self.aService = aService
    #else
      aService_ = aService
    #endif
  }
}

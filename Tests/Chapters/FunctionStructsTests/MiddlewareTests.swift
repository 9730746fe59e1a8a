import Testing

@testable import FunctionStructs

@Test("The tracking middleware tracks an action and passes it on")
func trackedAction() {
  var tracked: [String] = []
  var passedOn: [String] = []
  let middleware = trackingMiddleware { tracked.append($0) }
  middleware("add tea") { passedOn.append($0) }
  #expect(tracked == ["add tea"])
  #expect(passedOn == ["add tea"])
}

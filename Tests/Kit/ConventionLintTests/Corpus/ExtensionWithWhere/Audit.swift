// What is special here: a leaf is used only through an extension member of the other leaf that requires both.
protocol Logger { func log(_ line: String) }
protocol Clock { var seconds: Int { get } }
protocol HasLogger { var logger: any Logger { get } }
protocol HasClock { var clock: any Clock { get } }

extension HasLogger where Self: HasClock {
  func stamp(_ text: String) {
    logger.log("\(clock.seconds) \(text)")
  }
}

typealias AuditDependencies = HasLogger & HasClock

struct Audit<Dependencies: AuditDependencies> {
  let dependencies: Dependencies
  var user: String

  func signIn() { dependencies.stamp("\(user) in") }
  func signOut() { dependencies.stamp("\(user) out") }

  func visit(_ body: () throws -> Void) rethrows {
    signIn()
    defer { signOut() }
    try body()
  }
}

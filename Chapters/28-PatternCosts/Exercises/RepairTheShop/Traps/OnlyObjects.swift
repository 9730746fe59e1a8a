// Fails twoFit: a container must be an object.
// TASK 6: Say what a product page needs, and let a login have it.
typealias ProductPageDependencies = AnyObject & CartDependency & LogDependency

extension Login: CartDependency, LogDependency {
  var log: (String) -> Void { app.log }
}

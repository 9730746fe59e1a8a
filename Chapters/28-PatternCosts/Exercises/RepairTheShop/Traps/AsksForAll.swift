// Fails asksEachTime: the page asks for all that a login happens to have.
// Also fails loginFits, twoFit.
// TASK 6: Say what a product page needs, and let a login have it.
typealias ProductPageDependencies = CartDependency & LogDependency & SessionDependency

extension Login: CartDependency, LogDependency, SessionDependency {
  var log: (String) -> Void { app.log }
}

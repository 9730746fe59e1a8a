extension Way {
  /// In the order of the chapters that explain them.
  static let all: [Way] = [
    existential, generic, global, singleton, defaultArgument, adapter, closure, rejection, deps1,
    deps2, deps3, deps4, composed, spliced, scope, carried, functions, container, locator,
    checked, taskLocal, environment,
  ]
}

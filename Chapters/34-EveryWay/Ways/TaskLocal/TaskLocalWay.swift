extension Way {
  static let taskLocal = Way(
    name: "taskLocal", chapters: [31],
    run: { services, use in
      await DependencyValues.$ofTask.withValue(TaskLocalValues.values(services)) {
        await use(App { Window(logIn: TaskLocalValues.LoginScreen().logIn, readers: []) })
      }
    },
    // In a test; an app has the live clock, and has nothing to forget.
    forgotten: {
      var values = TaskLocalValues.values(Services())
      values[ClockKey.self] = nil
      values.reportMissing = { print($0) }
      return Window(
        logIn: { [values] name in
          DependencyValues.$ofTask.withValue(values) {
            TaskLocalValues.LoginScreen().logIn(name)
          }
        }, readers: [])
    },
    anyCode: { DependencyValues.ofTask[StoreKey.self]?.token })
}

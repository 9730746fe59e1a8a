extension Way {
  static let taskLocal = Way(
    name: "taskLocal", chapters: [31],
    run: { services, use in
      await DependencyValues.$ofTask.withValue(TaskLocalValues.values(services)) {
        await use(App { Window(logIn: TaskLocalValues.LoginScreen().logIn, readers: []) })
      }
    },
    forgotten: {
      let services = Services()
      var values = DependencyValues()
      values[ClientKey.self] = services.client
      values[StoreKey.self] = services.makeStore()
      values[LoggerKey.self] = services.logger
      return Window(
        logIn: { [values] name in
          DependencyValues.$ofTask.withValue(values) {
            TaskLocalValues.LoginScreen().logIn(name)
          }
        }, readers: [])
    },
    anyCode: storeOfTheTask)

  private static func storeOfTheTask() -> String? {
    DependencyValues.ofTask[StoreKey.self]?.token
  }
}

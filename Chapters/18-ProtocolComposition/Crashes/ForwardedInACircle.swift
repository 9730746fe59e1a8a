/// Two containers that forward each other's logger, although neither stores one.
enum ForwardedInACircle {
  struct App: LoggingDependency {
    var logger: any Logging { Checkout(app: self).logger }
  }

  struct Checkout: LoggingDependency {
    let app: App

    var logger: any Logging { app.logger }
  }
}

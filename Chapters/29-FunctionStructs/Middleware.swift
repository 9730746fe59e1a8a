/// A library's type. The library calls the function with each action, and `next` passes the action on.
typealias Middleware = (_ action: String, _ next: (String) -> Void) -> Void

/// Makes a middleware that passes each action to `track` first.
func trackingMiddleware(track: @escaping (String) -> Void) -> Middleware {
  { action, next in
    track(action)
    next(action)
  }
}

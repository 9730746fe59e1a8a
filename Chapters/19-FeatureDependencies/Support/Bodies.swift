import Playground
import TextUI

/// A container that records when a view reads its banner.
struct RecordingApp<Banner: View>: TrackingDependency, BannerVendingDependency {
  let app: Vending.App<Banner>
  let log: Log

  var tracker: any Tracking { app.tracker }

  var banner: Banner {
    log.call("banner", from: "PromotionView", to: "App")
    log.answer(name(of: app.banner), from: "App", to: "PromotionView")
    return app.banner
  }
}

/// Reads the body of each of the four levels, as a screen does.
func bodies<Banner: View>(with app: Vending.App<Banner>) -> [String] {
  let log = Log()
  func body<Level: View>(of level: Level) -> Level.Body {
    log.call("body", from: "screen", to: name(of: level))
    let body = level.body
    log.answer(name(of: body), from: name(of: level), to: "screen")
    return body
  }
  let shop = ShopView(dependencies: RecordingApp(app: app, log: log))
  _ = body(of: body(of: body(of: body(of: shop))))
  return log.lines
}

/// The name of a view's type, without its generic arguments.
private func name(of view: some View) -> String { String("\(type(of: view))".prefix { $0 != "<" }) }

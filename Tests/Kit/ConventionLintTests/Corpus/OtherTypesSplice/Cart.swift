// What is special here: a second type in the same file keeps the splice of the first one as its dependencies.
final class Basket {
  var items: [String] = []
}

protocol Printer { func print(_ line: String) }
protocol HasPrinter { var printer: any Printer { get } }
protocol HasBasket { var basket: Basket { get } }

struct MainContainer: HasPrinter {
  let printer: any Printer
}

typealias CartExternalDependencies = HasPrinter
typealias CartDependencies = CartExternalDependencies & HasBasket

struct SplicedCartDependencies<External: CartExternalDependencies>: CartDependencies {
  let external: External
  let basket = Basket()
  var printer: any Printer { external.printer }
}

struct Cart<External: CartExternalDependencies> {
  let dependencies: SplicedCartDependencies<External>

  init(dependencies: External) {
    self.dependencies = SplicedCartDependencies(external: dependencies)
  }

  func add(_ item: String) {
    dependencies.basket.items.append(item)
    dependencies.printer.print(item)
  }
}

struct Receipt {
  let dependencies: SplicedCartDependencies<MainContainer>

  func print() {
    for item in dependencies.basket.items { dependencies.printer.print(item) }
  }
}

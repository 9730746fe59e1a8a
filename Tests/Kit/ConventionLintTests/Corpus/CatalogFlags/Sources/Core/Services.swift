// What is special here: one leaf is used only by a method of its extension in another module, the other one by nothing.
public protocol Prices { func cents(of article: String) -> Int? }
public protocol Flags { func value(of name: String) -> Bool }

public protocol HasPrices { var prices: any Prices { get } }
public protocol HasFlags { var flags: any Flags { get } }

extension HasPrices {
  public func cheapest(of articles: [String]) -> String? {
    articles.min { first, second in
      (prices.cents(of: first) ?? .max) < (prices.cents(of: second) ?? .max)
    }
  }
}

extension HasFlags {
  public func isOn(_ name: String) -> Bool { flags.value(of: name) }
}

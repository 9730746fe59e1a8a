// What is special here: no member of the second leaf is named, but the dependencies go without a label to a generic function that needs it.
protocol Scales { func weigh(_ thing: String) -> Int }
protocol Region { var decimal: String { get } }
protocol ScalesProviding { var scales: any Scales { get } }
protocol LocaleProviding { var locale: any Region { get } }

func formatted<Source: LocaleProviding>(_ grams: Int, with source: Source) -> String {
  "\(grams / 1000)\(source.locale.decimal)\(grams % 1000) kg"
}

typealias ParcelDependencies = ScalesProviding & LocaleProviding

struct Parcel<Dependencies: ParcelDependencies> {
  let dependencies: Dependencies
  let contents: [String]

  var weight: Int {
    contents.reduce(0) { $0 + dependencies.scales.weigh($1) }
  }

  var label: String {
    formatted(weight, with: dependencies)
  }
}

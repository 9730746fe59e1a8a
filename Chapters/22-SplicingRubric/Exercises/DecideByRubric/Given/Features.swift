// Given: leave this file as it is.

import TextUI

enum Feature: CaseIterable {
  /// `openProduct` makes the product, and `ProductPage` reads it. No more views will come.
  case product
  /// In `Exercise.swift`: `PhotoPage` will make the selection, and `Checkmark` and `ShareButton` will read it. Two
  /// more views come next month.
  case photos
  /// `SizePage` makes the chart and the unit, and `SizeCell` and `UnitPicker` read both. Two more views come next month.
  case sizes
  /// `ReturnPage` makes the slip. Its last four views read it. No more views will come.
  case returns
}

/// How views get their value, and how many arguments pass it on by parameter.
struct Decision: CustomStringConvertible {
  enum Way { case parameter, splice }

  let arguments: Int
  let way: Way

  var description: String { "\(arguments): \(way)" }
}

final class Product { var name = "tea" }

func openProduct() -> ProductPage { ProductPage(product: Product()) }

struct ProductPage: View {
  let product: Product
  var body: some View { Text(product.name) }
}

final class SizeChart { var sizes = [38, 39] }
final class Unit { var name = "EU" }

struct SizePage: View {
  let chart = SizeChart()
  let unit = Unit()
  var body: some View {
    SizeTable(chart: chart, unit: unit)
    UnitPicker(chart: chart, unit: unit)
  }
}

struct SizeTable: View {
  let chart: SizeChart
  let unit: Unit
  var body: some View { SizeRow(chart: chart, unit: unit) }
}

struct SizeRow: View {
  let chart: SizeChart
  let unit: Unit
  var body: some View { SizeCell(chart: chart, unit: unit) }
}

struct SizeCell: View {
  let chart: SizeChart
  let unit: Unit
  var body: some View { Text("\(chart.sizes) \(unit.name)") }
}

struct UnitPicker: View {
  let chart: SizeChart
  let unit: Unit
  var body: some View { Text("\(unit.name), \(chart.sizes.count) sizes") }
}

final class ReturnSlip { var (code, reason) = ("R1", "too small") }

struct ReturnPage: View {
  let slip = ReturnSlip()
  var body: some View {
    ReturnList(slip: slip)
    ReturnFooter(slip: slip)
  }
}

struct ReturnList: View {
  let slip: ReturnSlip
  var body: some View { ReturnRow(slip: slip) }
}

struct ReturnRow: View {
  let slip: ReturnSlip
  var body: some View { ReasonPicker(slip: slip) }
}

struct ReasonPicker: View {
  let slip: ReturnSlip
  var body: some View { Text(slip.reason) }
}

struct ReturnFooter: View {
  let slip: ReturnSlip
  var body: some View {
    SlipCode(slip: slip)
    SlipReason(slip: slip)
    PrintButton(slip: slip)
  }
}

struct SlipCode: View {
  let slip: ReturnSlip
  var body: some View { Text(slip.code) }
}

struct SlipReason: View {
  let slip: ReturnSlip
  var body: some View { Text(slip.reason) }
}

struct PrintButton: View {
  let slip: ReturnSlip
  var body: some View { Text("Print \(slip.code)") }
}

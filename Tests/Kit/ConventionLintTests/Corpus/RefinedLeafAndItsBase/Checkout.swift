// What is special here: one leaf refines the other; the code uses only what the refined one adds, so the base is listed in vain.
protocol Wallet { func charge(_ cents: Int) -> Bool }
protocol Coupons { func redeem(_ code: String) -> Int }
protocol HasWallet { var wallet: any Wallet { get } }
protocol HasCouponWallet: HasWallet { var coupons: any Coupons { get } }
protocol HasBell { func ding() }

typealias CouponFieldDependencies =
  HasBell
  & HasWallet
  & HasCouponWallet

struct CouponField<Dependencies: CouponFieldDependencies> {
  let dependencies: Dependencies
  var code = ""

  mutating func submit() -> Int {
    defer { code = "" }
    let cents = dependencies.coupons.redeem(code)
    if cents > 0 { dependencies.ding() }
    return cents
  }
}

// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Foundation
import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_FiveRequirements {}

protocol CODEGEN_FourRequirements {
  func CODEGEN_given(_ key: CarryKey) -> String
  func CODEGEN_made(_ key: CarryKey) -> [Theme]
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_box(_ key: CarryKey) -> Chat.Box<[Int]>
  func CODEGEN_cast(_ key: CarryKey) -> Double
  func CODEGEN_changed(_ key: CarryKey) -> String
  func CODEGEN_error(_ key: CarryKey) -> any Error
  func CODEGEN_half(_ key: CarryKey) -> Double
  func CODEGEN_hex(_ key: CarryKey) -> Int
  func CODEGEN_inside(_ key: CarryKey) -> String
  func CODEGEN_isOn(_ key: CarryKey) -> Bool
  func CODEGEN_keyed(_ key: CarryKey) -> [String: Theme]
  func CODEGEN_large(_ key: CarryKey) -> Double
  func CODEGEN_lines(_ key: CarryKey) -> String
  func CODEGEN_list(_ key: CarryKey) -> [String]
  func CODEGEN_low(_ key: CarryKey) -> Double
  func CODEGEN_minus(_ key: CarryKey) -> Int
  func CODEGEN_names(_ key: CarryKey) -> [String]
  func CODEGEN_now(_ key: CarryKey) -> Date
  func CODEGEN_pair(_ key: CarryKey) -> (Int, name: (String, Bool))
  func CODEGEN_raw(_ key: CarryKey) -> String
  func CODEGEN_set(_ key: CarryKey) -> Set<Int>
  func CODEGEN_shape(_ key: CarryKey) -> Shape
  func CODEGEN_table(_ key: CarryKey) -> [String: [Int]]
  func CODEGEN_theme(_ key: CarryKey) -> Theme
  func CODEGEN_token(_ key: CarryKey) -> Token
  func CODEGEN_user(_ key: CarryKey) -> Chat.User
  func CODEGEN_whole(_ key: CarryKey) -> Int
}

protocol CODEGEN_ThreeRequirements {}

protocol CODEGEN_TwoRequirements {}

extension FourResource {
  var given: String { injected.CODEGEN_given(CarryKey()) }
  var made: [Theme] { injected.CODEGEN_made(CarryKey()) }
}

extension OneResource {
  var box: Chat.Box<[Int]> { injected.CODEGEN_box(CarryKey()) }
  var cast: Double { injected.CODEGEN_cast(CarryKey()) }
  var changed: String { injected.CODEGEN_changed(CarryKey()) }
  var error: any Error { injected.CODEGEN_error(CarryKey()) }
  var half: Double { injected.CODEGEN_half(CarryKey()) }
  var hex: Int { injected.CODEGEN_hex(CarryKey()) }
  var inside: String { injected.CODEGEN_inside(CarryKey()) }
  var isOn: Bool { injected.CODEGEN_isOn(CarryKey()) }
  var keyed: [String: Theme] { injected.CODEGEN_keyed(CarryKey()) }
  var large: Double { injected.CODEGEN_large(CarryKey()) }
  var lines: String { injected.CODEGEN_lines(CarryKey()) }
  var list: [String] { injected.CODEGEN_list(CarryKey()) }
  var low: Double { injected.CODEGEN_low(CarryKey()) }
  var make: () -> [Theme] { injected.make }
  var minus: Int { injected.CODEGEN_minus(CarryKey()) }
  var names: [String] { injected.CODEGEN_names(CarryKey()) }
  var now: Date { injected.CODEGEN_now(CarryKey()) }
  var pair: (Int, name: (String, Bool)) { injected.CODEGEN_pair(CarryKey()) }
  var raw: String { injected.CODEGEN_raw(CarryKey()) }
  var set: Set<Int> { injected.CODEGEN_set(CarryKey()) }
  var shape: Shape { injected.CODEGEN_shape(CarryKey()) }
  var table: [String: [Int]] { injected.CODEGEN_table(CarryKey()) }
  var text: String { injected.text }
  var theme: Theme { injected.CODEGEN_theme(CarryKey()) }
  var token: Token { injected.CODEGEN_token(CarryKey()) }
  var user: Chat.User { injected.CODEGEN_user(CarryKey()) }
  var whole: Int { injected.CODEGEN_whole(CarryKey()) }
}

extension RootResource {
  func CODEGEN_box(_: CarryKey) -> Chat.Box<[Int]> { box }
  func CODEGEN_cast(_: CarryKey) -> Double { cast }
  func CODEGEN_changed(_: CarryKey) -> String { changed }
  func CODEGEN_error(_: CarryKey) -> any Error { error }
  func CODEGEN_half(_: CarryKey) -> Double { half }
  func CODEGEN_hex(_: CarryKey) -> Int { hex }
  func CODEGEN_inside(_: CarryKey) -> String { inside }
  func CODEGEN_isOn(_: CarryKey) -> Bool { isOn }
  func CODEGEN_keyed(_: CarryKey) -> [String: Theme] { keyed }
  func CODEGEN_large(_: CarryKey) -> Double { large }
  func CODEGEN_lines(_: CarryKey) -> String { lines }
  func CODEGEN_list(_: CarryKey) -> [String] { list }
  func CODEGEN_low(_: CarryKey) -> Double { low }
  func CODEGEN_minus(_: CarryKey) -> Int { minus }
  func CODEGEN_names(_: CarryKey) -> [String] { names }
  func CODEGEN_now(_: CarryKey) -> Date { now }
  func CODEGEN_pair(_: CarryKey) -> (Int, name: (String, Bool)) { pair }
  func CODEGEN_raw(_: CarryKey) -> String { raw }
  func CODEGEN_set(_: CarryKey) -> Set<Int> { set }
  func CODEGEN_shape(_: CarryKey) -> Shape { shape }
  func CODEGEN_table(_: CarryKey) -> [String: [Int]] { table }
  func CODEGEN_theme(_: CarryKey) -> Theme { theme }
  func CODEGEN_token(_: CarryKey) -> Token { token }
  func CODEGEN_user(_: CarryKey) -> Chat.User { user }
  func CODEGEN_whole(_: CarryKey) -> Int { whole }
}

extension ThreeResource {
  var make: () -> [Theme] { injected.make }
  var text: String { injected.text }
  func CODEGEN_given(_: CarryKey) -> String { given }
  func CODEGEN_made(_: CarryKey) -> [Theme] { made }
}

extension TwoResource {
  var box: Chat.Box<[Int]> { injected.box }
  var cast: Double { injected.cast }
  var changed: String { injected.changed }
  var error: any Error { injected.error }
  var half: Double { injected.half }
  var hex: Int { injected.hex }
  var inside: String { injected.inside }
  var isOn: Bool { injected.isOn }
  var keyed: [String: Theme] { injected.keyed }
  var large: Double { injected.large }
  var lines: String { injected.lines }
  var list: [String] { injected.list }
  var low: Double { injected.low }
  var make: () -> [Theme] { injected.make }
  var minus: Int { injected.minus }
  var names: [String] { injected.names }
  var now: Date { injected.now }
  var pair: (Int, name: (String, Bool)) { injected.pair }
  var raw: String { injected.raw }
  var set: Set<Int> { injected.set }
  var shape: Shape { injected.shape }
  var table: [String: [Int]] { injected.table }
  var text: String { injected.text }
  var theme: Theme { injected.theme }
  var token: Token { injected.token }
  var user: Chat.User { injected.user }
  var whole: Int { injected.whole }
  func CODEGEN_box(_: CarryKey) -> Chat.Box<[Int]> { box }
  func CODEGEN_cast(_: CarryKey) -> Double { cast }
  func CODEGEN_changed(_: CarryKey) -> String { changed }
  func CODEGEN_error(_: CarryKey) -> any Error { error }
  func CODEGEN_half(_: CarryKey) -> Double { half }
  func CODEGEN_hex(_: CarryKey) -> Int { hex }
  func CODEGEN_inside(_: CarryKey) -> String { inside }
  func CODEGEN_isOn(_: CarryKey) -> Bool { isOn }
  func CODEGEN_keyed(_: CarryKey) -> [String: Theme] { keyed }
  func CODEGEN_large(_: CarryKey) -> Double { large }
  func CODEGEN_lines(_: CarryKey) -> String { lines }
  func CODEGEN_list(_: CarryKey) -> [String] { list }
  func CODEGEN_low(_: CarryKey) -> Double { low }
  func CODEGEN_minus(_: CarryKey) -> Int { minus }
  func CODEGEN_names(_: CarryKey) -> [String] { names }
  func CODEGEN_now(_: CarryKey) -> Date { now }
  func CODEGEN_pair(_: CarryKey) -> (Int, name: (String, Bool)) { pair }
  func CODEGEN_raw(_: CarryKey) -> String { raw }
  func CODEGEN_set(_: CarryKey) -> Set<Int> { set }
  func CODEGEN_shape(_: CarryKey) -> Shape { shape }
  func CODEGEN_table(_: CarryKey) -> [String: [Int]] { table }
  func CODEGEN_theme(_: CarryKey) -> Theme { theme }
  func CODEGEN_token(_: CarryKey) -> Token { token }
  func CODEGEN_user(_: CarryKey) -> Chat.User { user }
  func CODEGEN_whole(_: CarryKey) -> Int { whole }
}

import Foundation
import Wishes

let root = WidgetRoot(folder: URL(filePath: CommandLine.arguments[1]))
print("Widget: \(root.makeText()) of \(CurrentCustomer.name)")

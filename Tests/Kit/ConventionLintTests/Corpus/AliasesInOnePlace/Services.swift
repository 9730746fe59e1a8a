protocol Library { func photos() async -> [String] }
protocol Logging { func log(_ text: String) }

protocol HasLibrary { var library: any Library { get } }
protocol HasLogger { var logger: any Logging { get } }

typealias PhotoViewModelDependencies = HasLibrary
  & HasLogger

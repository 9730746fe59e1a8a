struct RemoteItem: Decodable { let name: String }

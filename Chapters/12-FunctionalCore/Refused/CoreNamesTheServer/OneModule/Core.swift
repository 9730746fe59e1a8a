func line(_ item: RemoteItem) -> String { item.name }

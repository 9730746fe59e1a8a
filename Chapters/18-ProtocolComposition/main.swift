import Playground

chapter("18 ProtocolComposition", "one name for everything that a feature needs.")

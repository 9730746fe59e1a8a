import Playground

chapter("11 CrossCuttingEvents", "one concern for every protocol, joined in one place.")

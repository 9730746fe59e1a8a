import Playground

chapter("07 Lifestyles", "how many of each there are, and how long one lives.")

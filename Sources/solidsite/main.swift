import SolidsiteCommand

await Solidsite.run()

import SolidsiteCommand

await Solidsite.run { site in
  site.principles.append(DemeterPage())
  site.measurements.append(DemeterMeasurement())
  site.generators.append(GlossaryGenerator())
  site.formats.append(SearchIndex())
  site.checks.append(MissingSource())
  site.texts.add(
    "en",
    [
      "demeter.chains": "Chains of members", "demeter.none": "none",
      "evidence.lod.reason.unsound": "Both sides must compile.",
      "evidence.lod.reason.chains": "Strangers are asked {{before}} times before and {{after}} times after.",
      "evidence.lod.measure.chains": "Chains of members",
    ])
}

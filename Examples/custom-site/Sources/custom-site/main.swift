import SolidsiteCommand

Solidsite.run { site in
  site.principles.append(DemeterPage())
  site.measurements.append(DemeterMeasurement())
  site.generators.append(GlossaryGenerator())
  site.formats.append(SearchIndex())
  site.checks.append(MissingSource())
  site.texts.add(
    "en",
    [
      "demeter.chains": "Chains of members", "demeter.none": "none",
      "evidence.lod.measure.chains": "Chains of members",
      "evidence.lod.reason.chains": "Code reaches through {{before}} objects before and {{after}} after.",
      "evidence.lod.reason.unsound": "Both sides must compile.",
    ])
}

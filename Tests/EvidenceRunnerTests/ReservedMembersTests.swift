import Testing

@testable import EvidenceRunner

/// Members and functions of the standard library that a study declares again, as symbols of its program.
struct ReservedMembersTests {
  private func declared(_ symbol: String) -> [String] {
    ReservedNames.declared(in: Array("\0\(symbol)\0".utf8), module: "Study", isContract: false)
  }

  @Test(arguments: [
    "$sSS5StudyE10describingSSSi_tcfC", "$sSa5StudySiRszlE5count5whereSiSbSiXE_tF",
    "$sSa5StudySiRszlE9repeating5countSaySiGSi_SitcfC", "$sSS5StudyE_5radixSSSi_SitcfC",
    "$sSD5StudySiRszSaySiGRs_rlE8grouping2bySDySiABGAB_S2iXEtcfC",
    "$sSD5StudySiRszSiRs_rlE20uniqueKeysWithValuesSDyS2iGSaySi_SitG_tcfC",
    "$sSD5StudySiRszSiRs_rlE_7defaultS2i_Sitcig", "$sSa5StudyAA3FeeVRszlE5count5whereSiSbAEXE_tF",
    "$sSa5StudySiRszlE8distance4from2toS2i_SitF",
    "$sSa5StudySiRszlE9removeAll5whereySbSiXE_tF", "$sSa5StudySiRszlE6appendyySiF", "$sSi5StudyE8bitWidthSivg",
    "$sSi5StudyE15nonzeroBitCountSivg", "$sSq5StudySiRszlE17unsafelyUnwrappedSivg",
    "$ss6ResultO5StudySiRszrlE3getSiyF", "$sSi5StudyE9formattedSSyF", "$sSS5StudyE6format_S2S_SitcfC",
    "$sSS5StudyE6format_2S_SitcfC", "$sSS5StudyE5range2ofSnySS5IndexVGSgSS_tF",
    "$sSS5StudyE7comparey20FoundationEssentials16ComparisonResultOSSF",
    "$sSS5StudyE4data5using10Foundation4DataVSgSS_tF",
    "$s20FoundationEssentials4DateV5StudyE17timeIntervalSinceySdACF", "$sSi5StudyE12floatLiteralSiSd_tcfC",
    "$s20FoundationEssentials4DateV5StudyE14integerLiteralACSi_tcfC",
  ])
  func rejectsAKnownMember(symbol: String) {
    #expect(declared(symbol) == ["member"])
  }

  @Test(arguments: [
    ("$sST5StudyE6sorted2bySay7ElementQzGSbAE_AEtXE_tF", "member"), ("$s5Study2eeoiySbSi_SitF", "operator"),
    ("$sST5StudyE6sorted2bySay7ElementQzGSbAE_AEtXE_tAA7KeyPathCRszlF", "member"),
  ])
  func rejectsWhatTestsCouldCallInstead(symbol: String, name: String) {
    #expect(declared(symbol) == [name])
  }

  @Test(
    arguments: [
      "$s5Study6stride4from2to2bySaySiGSi_S2itF": ["stride"], "$s5Study4type2ofSSSi_tF": ["type"],
      "$s5Study6stride4from2to2bySayAA5CentsVGAG_A2GtF": [], "$s5Study5total2ofS2i_tF": [],
    ].sorted { $0.key < $1.key })
  func rejectsAKnownFunction(symbol: String, names: [String]) {
    #expect(declared(symbol) == names)
  }

  /// Members of other names, labels, kinds and types, and members for the study's own types.
  @Test(arguments: [
    "$s20FoundationEssentials4DateV5StudyE3dayyACSiFZ", "$s20FoundationEssentials4DateV5StudyE6adding4daysACSi_tF",
    "$s20FoundationEssentials4DateV5StudyE7isTodaySbvg", "$sSD5StudySSRszrlE3getySiSSF",
    "$sSL5StudyE7limited2toxSNyxG_tF", "$sSS5StudyE4pathSSvg",
    "$sSS5StudyE5centsSSSi_tcfC", "$sSS5StudyE5count2ofSiSJ_tF", "$sSS5StudyE5wordsSaySSGvg",
    "$sSS5StudyEySSAA5CentsVcfC", "$s5Study5CentsV14integerLiteralACSi_tcfC", "$sST5StudyE5total2byS2i7ElementQzXE_tF",
    "$sSa5StudySiRszlE3getyS2iF",
    "$sSa5StudySiRszlE6appendyyAA5CentsVF", "$sSa5StudySiRszlE6insertyySiF", "$sSb5StudyE7toggledSbyF",
    "$sSi5StudyE9formattedSSvg", "$sSi5StudyE3pay2byS2i_tF", "$sSl5StudyE4safe7ElementQzSg5IndexQz_tcig",
    "$sSl5StudyE7chunked2bySaySay7ElementQzGGSi_tF",
    // `sorted(by: \.price)`, with the closure in its body, and `&&` of two of the study's own values.
    "$sST5StudyE6sorted2bySay7ElementQzGs7KeyPathCyAGqd__G_tSLRd__lF",
    "$sST5StudyE6sorted2bySay7ElementQzGs7KeyPathCyAGqd__G_tSLRd__lFSbAE_AEtXEfU_",
    "$s5Study2aaoiyAA4RuleVAD_ADtF",
  ])
  func acceptsAnotherMember(symbol: String) {
    #expect(declared(symbol) == [])
  }

  /// Symbols of a study with a protocol to which `Int` or `Array` conforms, and what they redeclare.
  @Test(arguments: [
    ("$sSi5Study6PricedAAMc", "$s5Study6PricedPAASaySiGRszrlE8containsySbSiF", ["member"]),
    ("$sSayxG5Study6PricedADMc", "$s5Study6PricedPAASaySiGRszrlE7isEmptySbvg", ["member"]),
    ("$sSi5Study6PricedAAMc", "$s5Study6PricedPAASiRszrlE2neoiySbx_xtFZ", ["operator"]),
    ("$sSi5Study6PricedAAMc", "$s5Study2teoiySbx_xtAA6PricedRzlF", ["operator"]),
    ("$sSi5Study6PricedAAMc", "$s5Study3maxyxx_xtAA6PricedRzlF", ["max"]),
    // A nested protocol, whose name isn't read.
    ("$sSi5Study1AO6PricedAcDMc", "$s5Study1AO6PricedPAAE11descriptionSSvg", ["member"]),
    // Other members, other protocols, and protocols of other modules.
    ("$sSi5Study6PricedAAMc", "$s5Study6PricedPAAE5totalSivg", []),
    ("$sSi5Study6PricedAAMc", "$s5Study5ShapePAAE11descriptionSSvg", []),
    ("$sSSs5Error5StudyMc", "$s5Study5ShapePAAE11descriptionSSvg", []),
    ("$s5Study3FeeVAA6PricedAAMc", "$s5Study6PricedPAAE11descriptionSSvg", []),
    ("$sSi5Study6PricedAAMc", "$s5Study3maxyAA3FeeVAD_ADtF", []),
  ])
  func rejectsWhatABorrowedProtocolRedeclares(conformance: String, symbol: String, names: [String]) {
    let program = Array("\0\(conformance)\0\(symbol)\0".utf8)
    #expect(ReservedNames.declared(in: program, module: "Study", isContract: false) == names)
  }
}

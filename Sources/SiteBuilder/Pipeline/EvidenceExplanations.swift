import CaseStudyModel

/// The explanations of the diagnostics about stored evidence.
enum EvidenceExplanations {
  static let all = [
    DiagnosticExplanation(
      id: "MalformedEvidence", summary: "An evidence file must have the form that verify writes",
      text: """
        Evidence is written by 'solidsite verify' and shown by 'solidsite build'. A file of another form is not shown.
        """,
      example: "solidsite verify registration   writes .solidsite/evidence/registration.json again"),
    DiagnosticExplanation(
      id: "OtherEvidenceVersion", summary: "Evidence must have the version that verify writes",
      text: """
        Another version of solidsite wrote the file. None of it is shown until 'solidsite verify' has run again. With \
        --require-evidence this is an error.
        """,
      example: "solidsite verify   writes the files again"),
    DiagnosticExplanation(
      id: "EditedEvidence", summary: "An evidence file must not have been edited",
      text: """
        The file contains a fingerprint of its results, and the two don't match: it was changed by hand or by a merge. \
        None of it is shown.
        """,
      example: "solidsite verify registration   measures again"),
    DiagnosticExplanation(
      id: "StaleEvidence", summary: "Evidence must belong to the code that the study shows",
      text: """
        The code, a change request, a test, a role or a stand-in has changed since the study was verified. The page \
        still shows the evidence, and says that it belongs to an earlier version. With --require-evidence this is an \
        error.
        """,
      example: "solidsite verify registration   measures what changed"),
    DiagnosticExplanation(
      id: "TranslationCode", summary: "A translation must have the code of its original to show its evidence",
      text: """
        Only the original is verified. Its translations show the same evidence if they have the same code, tests, \
        roles and change requests; the names of requests may be translated, but comments in code may not. With \
        --require-evidence this is an error.
        """,
      example: """
        Content/case-studies/parking.md      is verified
        Content/case-studies/parking.de.md   has the same blocks of code in the same order
        """),
    DiagnosticExplanation(
      id: "StaleExamples", summary: "Compile results must belong to the examples that the document shows",
      text: "The code, its place among headings or a stand-in has changed since the examples were compiled.",
      example: "solidsite check --compile   compiles what changed"),
    DiagnosticExplanation(
      id: "MissingEvidence", summary: "A study that claims to follow a principle must have evidence",
      text: """
        This is reported only with --require-evidence. Otherwise, the page of such a study is published without \
        evidence.
        """,
      example: "solidsite verify   runs all studies, and stores their evidence"),
    DiagnosticExplanation(
      id: "UnexpectedVerdict", summary: "A claim must not be contradicted unless the study expects it",
      text: """
        A study may show a design that fails: its front matter then says which verdict its author expects. Any other \
        contradicted claim is an error, and so is an expectation that is not met.
        """,
      example: "expect: {ocp: contradicted}"),
    DiagnosticExplanation(
      id: "StoredProblem", summary: "Evidence must come from a study without errors",
      text: """
        A test failed, code didn't compile, or runs differed when the study was verified. This is reported only with \
        --require-evidence; 'solidsite verify' runs such a study again and reports the errors.
        """,
      example: "solidsite verify registration   reports the errors"),
    DiagnosticExplanation(
      id: "OrphanEvidence", summary: "Evidence must belong to a study",
      text: "An evidence file has its study's slug as its name. It is left behind when a study is renamed or deleted.",
      example: """
        .solidsite/evidence/old-name.json   belongs to no study
        .solidsite/evidence/new-name.json   belongs to Content/case-studies/new-name.md
        """),
  ]
}

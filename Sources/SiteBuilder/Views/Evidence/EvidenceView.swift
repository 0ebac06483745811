import CaseStudyModel
import Mustache
import SourceTrees

/// The evidence of a study, as its page and the page of its runs show it.
struct EvidenceView: TemplateView {
  let section: EvidenceSection
  let study: CaseStudy
  let context: PageContext
  private let words: EvidenceWords

  /// - Returns: `nil` for a study without evidence.
  init?(_ section: EvidenceSection?, _ study: CaseStudy, in context: PageContext) {
    guard let section else { return nil }
    self.section = section
    self.study = study
    self.context = context
    words = EvidenceWords(texts: context.texts)
  }

  var values: [String: TemplateValue] {
    let evidence = section.evidence.evidence
    let division = StudyDivision(study, in: context.site)
    let values: [String: TemplateValue] = [
      "toolchain": EvidenceText.value(toolchain),
      "standIns": EvidenceText.value(words.list(evidence.standIns)),
      "isStale": .bool(section.evidence.isStale),
      "runsURL": .text(context.url(for: PagePath.study(study, page: StudyPageName.runs))),
      "methodURL": .text(context.url(for: PagePath.method)),
      "dataURL": .text(context.root + EvidenceExportFormat.path),
      "tableURL": .text(context.root + EvidenceExportFormat.tablePath),
      "badgeURL": .text(context.url(for: PagePath.study(study)) + EvidenceBadgeFormat.name),
      "command": .text(command),
      "codeSides": .views(
        Side.allCases.map {
          SideEvidenceView(
            evidence: evidence.sides[$0], side: $0, study: study, division: division, context: context, words: words)
        }),
      "registration": evidence.registration.flatMap(words.text).map(EvidenceText.value) ?? .null,
      "registrationOf": .text("\(study.article.slug)/registration"),
      "afterCommit": evidence.registration?.after.map { EvidenceText.value(String($0.prefix(10))) } ?? .null,
      "findings": .views(section.principles.compactMap { FindingView(of: study, under: $0, in: context) }),
    ]
    return values.with(method(evidence)).with(requests(evidence)).with(pictures(evidence))
  }

  /// The compiler and its version; evidence stores the name of Swift's command, and pages that of the language.
  private var toolchain: String {
    let name = section.evidence.evidence.toolchain
    return name.hasPrefix("swift ") ? "S" + name.dropFirst() : name
  }

  /// The command that measures the study again.
  private var command: String {
    let languages = StudyLanguages(of: study, commands: context.site.configuration.verifiers)
    return "solidsite verify --rerun \(study.article.source.shellWord)"
      + (languages.needsCommands ? " --allow-commands" : "")
  }

  /// Returns the extent to which the sides were compiled and run, and whether all requests were implemented.
  private func method(_ evidence: Evidence) -> [String: TemplateValue] {
    let sides = [evidence.sides.before, evidence.sides.after].compactMap { $0 }
    let isBroken = sides.contains { !$0.isCompiled }
    let hasRun = sides.contains { !$0.runs.isEmpty }
    return [
      "hasAnyRun": .bool(hasRun), "isBroken": .bool(isBroken), "wasRun": .bool(!isBroken && hasRun),
      "wasChecked": .bool(!isBroken && !hasRun),
      "hasRequestsOnBothSides": .bool(
        !evidence.requests.isEmpty
          && evidence.requests.allSatisfy { $0.sides.before?.isMet == true && $0.sides.after?.isMet == true }),
    ]
  }

  private func requests(_ evidence: Evidence) -> [String: TemplateValue] {
    let requests = RequestEvidenceView.views(of: study, evidence.requests, in: context, words)
    let slug = study.article.slug
    let ledgers = Side.allCases.compactMap { side in
      evidence.ledger[side].map {
        LedgerView(ledger: $0, side: side, requests: evidence.requests, study: slug, words: words)
      }
    }
    let values: [String: TemplateValue] = [
      "requestsAnchor": .text(EvidenceSection.requestsAnchor),
      "requestsTitle": .text(section.requestsTitle),
      "hasBars": .bool((requests.first?.longest ?? 0) > 0),
      "hasPairs": .bool(requests.count > 1 && !ledgers.isEmpty),
      "refactoring": evidence.refactoring == LineCost() ? .null : .text(words.refactoring(evidence.refactoring)),
      "refactoringOf": .text("\(slug)/refactoring"),
    ]
    return values.with(Dictionary(list: "requests", views: requests)).with(Dictionary(list: "ledgers", views: ledgers))
  }

  private func pictures(_ evidence: Evidence) -> [String: TemplateValue] {
    let values: [String: TemplateValue] = [
      "typesAnchor": .text(EvidenceSection.typesAnchor), "typesTitle": .text(section.typesTitle),
      "hasRoles": .bool(evidence.pictures.haveRoles),
    ]
    let sides = section.hasPictures ? Side.allCases : []
    let shown = sides.map {
      TypePictureView(picture: evidence.pictures[$0], side: $0, study: study.article.slug, context: context)
    }
    return values.with(Dictionary(list: "pictures", views: shown))
  }
}

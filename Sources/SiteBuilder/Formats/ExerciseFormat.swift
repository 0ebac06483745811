import CaseStudyModel

/// The downloads of each study's exercise, next to the exercise's page.
struct ExerciseFormat: OutputFormat {
  func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    let site = rendering.site
    if site.evidence.isEmpty { return Diagnosed([]) }
    return Diagnosed(site.allEditions.flatMap(files))
  }

  private func files(of site: Site) -> [OutputFile] {
    site.studies.indices.flatMap { index -> [OutputFile] in
      guard Exercise(of: site.studies[index], in: site) != nil else { return [] }
      let folder = PagePath.study(site.studies[index], page: StudyPageName.exercise)
      return ExerciseArchive.allCases.map { archive in
        OutputFile(path: folder + archive.rawValue) {
          Diagnosed(
            Exercise(of: site.studies[index], in: site).flatMap { archive.bytes(of: $0, in: site.texts) } ?? [])
        }
      }
    }
  }
}

import Archives
import CaseStudyModel

/// A file that readers download to do an exercise.
enum ExerciseArchive: String, CaseIterable, Sendable {
  case zip = "exercise.zip"
  case tar = "exercise.tar.gz"
  case bundle = "study.bundle"

  /// Returns the name of the folder that an archive of the package unpacks to.
  static func folder(of exercise: Exercise) -> String {
    PortableNames.portable(exercise.study.article.slug) + "-exercise"
  }

  /// Returns the archive's bytes, which depend only on the study, its stand-ins and the texts of the site; `nil` if the
  /// format can't hold the files.
  func bytes(of exercise: Exercise, in texts: InterfaceTexts) -> [UInt8]? {
    switch self {
    case .zip: ZipArchive.bytes(of: Self.files(of: exercise, in: texts))
    case .tar: TarArchive.gzipped(Self.files(of: exercise, in: texts))
    case .bundle: StudyBranches(exercise: exercise, texts: texts).bundle
    }
  }

  private static func files(of exercise: Exercise, in texts: InterfaceTexts) -> [ArchivedFile] {
    let names = PortableNames(of: exercise.trees.before.base.files.keys)
    return ExercisePackage(exercise: exercise, names: names, texts: texts).files(in: folder(of: exercise) + "/")
  }
}

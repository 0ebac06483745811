import CaseStudyModel
import SourceTrees

extension CaseStudy {
  /// Counts the cost of the requests and stores it with them, because every list of studies shows it.
  mutating func countRequestCosts(commands: [String: LanguageCommands]) {
    for (index, cost) in requestCosts(commands: commands).enumerated() { changeRequests[index].costs = cost }
  }

  /// Returns the cost of each request; counts it if the site's loader hasn't.
  func requestCosts(in site: Site) -> [BothSides<RequestCost>] {
    let known = changeRequests.compactMap(\.costs)
    return known.count == changeRequests.count ? known : requestCosts(commands: site.configuration.verifiers)
  }
}

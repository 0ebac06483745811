import CaseStudyModel

/// Addresses of other sites.
extension SettingsDecoder {
  /// Reports a text that contains an address, which becomes a link only under its own key.
  /// - Parameter key: the key of the rest of the text.
  mutating func reportAddress(in node: YAMLNode, as key: String) {
    // Fast path: the patterns are compiled each time, and few texts have an address. A longer text isn't a name, and
    // the patterns take quadratic time on a row of signs.
    guard let text = node.text, text.utf8.count <= 500,
      text.contains("://") || text.contains("](") || text.contains("@")
    else { return }
    let name: String
    let address: String
    if let match = text.wholeMatch(of: /\[([^\]]+)\]\((\S+)\)/) {
      (name, address) = (String(match.1), String(match.2))
    } else if let match = text.wholeMatch(of: /(.*?)[ :,]*[<(]?(https?:\/\/[^\s>)]+)[>)]?/) {
      (name, address) = (String(match.1), String(match.2))
    } else if let match = text.wholeMatch(of: /(.+) <(\S+@\S+)>/) {
      (name, address) = (String(match.1), "mailto:\(match.2)")
    } else {
      return
    }
    let isPlain = !name.isEmpty && name.allSatisfy { $0.isLetterOrNumber || " -–’.".contains($0) }
    let mapping = "{" + key + ": " + (isPlain ? name : "…") + ", url: " + address + "}"
    let range = node.range(in: path)
    diagnostics.report(
      "WrongType", .warning, "Address '\(address)' must be under 'url' to be a link", at: range,
      solutions: ["write it as \(mapping)"],
      // In braces, YAML ends an address at a comma.
      fixes: isPlain && node.plainText != nil && !address.contains { ",[]{}".contains($0) }
        ? [Fix("write it as \(mapping)", at: range, with: mapping, isSafe: false)] : [])
  }

  /// Reports a key that should have an address but is empty, as in a template.
  mutating func reportNoAddress(_ entry: YAMLEntry) -> Bool {
    guard entry.value.isNull && entry.value.cutText == nil || entry.value.text?.isEmpty == true else { return false }
    diagnostics.report(
      "MissingKey", .warning, "Key '\(entry.key)' must have an address", at: entry.keyRange(in: path),
      solutions: ["write the address", "remove the key"])
    return true
  }

  /// Reports an address that begins with a host's name, and so leads into the site.
  mutating func reportMissingScheme(_ node: YAMLNode, key: String) {
    guard let text = node.text else { return }
    let isRelative = !text.hasPrefix("/") && !text.hasPrefix("#") && !text.contains(":")
    let hasForeignSign = text.hasPrefix("<") || text.contains(where: \.isWhitespace)
    if isRelative || hasForeignSign || WebAddress.missingPart(of: text) != nil {
      reportForm(of: text, at: node, key: key)
    }
  }

  /// Reports an address of another site without its slashes or host. An address within the site needs neither.
  mutating func reportMissingHost(_ node: YAMLNode, key: String) {
    guard let text = node.text, WebAddress.missingPart(of: text) != nil else { return }
    reportForm(of: text, at: node, key: key)
  }

  /// Reports a name or a password in an address, and returns the address without them.
  mutating func withoutCredentials(_ url: String, key: String, at node: YAMLNode) -> String {
    guard let address = WebAddress.withoutCredentials(url) else { return url }
    let place = node.text == url ? node.range(in: path) : SourceRange(path: path, start: node.position)
    diagnostics.report(
      "WrongValue", .error, "Key '\(key)' must have no name or password in its address, which the site publishes",
      at: place, solutions: ["write \(address)", "change the password if it has been published"])
    return address
  }

  /// Reports the address of a page, of the repository or of the author's machine in place of the site's.
  mutating func reportUnpublished(_ url: String, at node: YAMLNode) {
    let summary: Message
    let solution: Message
    switch UnpublishedAddress(url) {
    case nil: return
    case .repository(let site):
      summary = "Key 'baseURL' must be the address of the site, not of its repository: '\(url)'"
      solution = site.map { "replace '\(url)' with '\($0)'" } ?? "write the address at which the site is published"
    case .page(let folder):
      summary = "Key 'baseURL' must be the address of the site's folder, not of a page: '\(url)'"
      solution = "replace '\(url)' with '\(folder)'"
    case .local:
      summary = "Key 'baseURL' must be an address that readers can reach, not '\(url)'"
      solution = "write the address at which the site is published"
    }
    warn(summary, at: node.range(in: path), solutions: [solution])
  }

  /// Reports a whole address in place of the path below the repository's.
  mutating func reportEditPath(_ editPath: String, of url: String, at node: YAMLNode) {
    let isWhole = editPath.contains("://")
    let isSwitch = ["", "false", "true", "no", "off", "none"].contains(editPath.lowercased())
    guard isWhole || isSwitch || editPath.hasPrefix("/") || editPath.contains("{") else { return }
    let bare = editPath.prefix { $0 != "{" }.split(separator: "/").joined(separator: "/")
    let path =
      isSwitch
      ? nil
      : !isWhole
        ? bare.isEmpty ? nil : bare
        : editPath.hasPrefix(url) ? String(editPath.dropFirst(url.count).drop { $0 == "/" }) : nil
    warn(
      "Key 'editPath' must be a path below the repository's address, not '\(editPath)'",
      at: SourceRange(path: self.path, start: node.position),
      solutions: path.map { ["replace '\(editPath)' with '\($0)'"] } ?? ["write it as edit/main"])
  }

  /// Reports a text that isn't an address, with the one that it most likely means.
  mutating func reportForm(of text: String, at node: YAMLNode, key: String) {
    let range = node.text == text ? node.range(in: path) : SourceRange(path: path, start: node.position)
    // A placeholder is reported already.
    if let last = diagnostics.last, last.range == range, Self.isPlaceholder(text) {
      diagnostics[diagnostics.count - 1].severity = .error
      return
    }
    // No address for mail is longer.
    let isMail =
      key == "url" && text.utf8.count <= 254 && text.wholeMatch(of: /[^\s@:\/]+@[^\s@:\/]+\.[^\s@:\/]+/) != nil
    let meant = isMail ? "mailto:" + text : Self.address(meantBy: text)
    diagnostics.report(
      "WrongValue", .error, "Key '\(key)' must be an address such as https://example.org/studies, not '\(text)'",
      at: range, solutions: meant.map { ["replace '\(text)' with '\($0)'"] } ?? [])
  }

  /// Returns an address that begins with two schemes, without the first one; `nil` for others.
  private static func withoutFirstScheme(_ text: String) -> String? {
    let rest = ["https://", "http://"].first(where: text.hasPrefix).map { text.dropFirst($0.count) }
    guard let rest, ["https://", "http://"].contains(where: rest.hasPrefix) else { return nil }
    return String(rest)
  }

  /// Returns the address that a text most likely means: one with two schemes or none, one for git, or one of a part of
  /// a page.
  private static func address(meantBy text: String) -> String? {
    if let address = withoutFirstScheme(text) { return address }
    // Markdown has addresses in angle brackets.
    let bare = String(text.trimmingSpaces().trimmingPrefix("<").prefix { $0 != ">" })
    if !bare.contains("<"), bare != text, WebAddress(bare) != nil { return bare }
    if let match = text.wholeMatch(of: /(?:git@([\w.-]+):|(?:ssh|git):\/\/(?:git@)?([\w.-]+)\/)(.+?)(\.git)?/),
      let host = match.1 ?? match.2
    {
      return "https://\(host)/\(match.3)"
    }
    if let address = address(ofIdentifier: text) { return address }
    if WebAddress.beginsWithHost(text) { return "https://" + text }
    if let match = text.wholeMatch(of: /(?:h?t{1,3}ps?|https?)[:;]?\/{1,3}([\w\-]+(?:\.[\w\-]+)+(?:\/[\w\/.~\-]*)?)/),
      !text.hasPrefix("http:"), !text.hasPrefix("https:")
    {
      return "https://" + match.1
    }
    let form = /(https?):\/{0,3}([\w-]+(\.[\w-]+)+(\/[\w\/.~-]*)?)([?#].*)?/
    return text.wholeMatch(of: form).map { "\($0.1)://\($0.2)" }
  }

  /// The kinds of public code hosts by the beginnings of their addresses.
  private static let hosts: [(start: String, kind: CodeHostKind)] = [
    ("https://github.com/", .github), ("https://gitlab.com/", .gitlab), ("https://bitbucket.org/", .bitbucket),
    ("https://codeberg.org/", .gitea),
  ]

  /// Returns the address of a repository's page. The one for cloning, which ends with `.git`, has no pages below it.
  static func page(ofRepository url: String, host: CodeHostKind?) -> String {
    let isPublic = host != nil || hosts.contains { url.hasPrefix($0.start) }
    return isPublic && url.hasSuffix(".git") ? String(url.dropLast(".git".count)) : url
  }

  /// Reports a kind of host that the address of the repository contradicts.
  mutating func reportHost(_ host: CodeHostKind?, of url: String, in repository: YAMLNode) {
    guard let host, let value = repository["host"],
      let right = Self.hosts.first(where: { url.hasPrefix($0.start) })?.kind, right != host
    else { return }
    warn(
      "Key 'host' must be '\(right.rawValue)', going by the address of the repository", at: value.range(in: path),
      solutions: ["replace '\(host.rawValue)' with '\(right.rawValue)'"])
  }

  /// Reports the address of a folder or a branch in place of its repository's.
  mutating func reportPart(of url: String, at node: YAMLNode) {
    // On these hosts, a repository's path has two parts; on others, it may have more.
    if let host = ["https://github.com/", "https://codeberg.org/", "https://bitbucket.org/"].first(where: url.hasPrefix)
    {
      let parts = url.dropFirst(host.count).split(separator: "/")
      if parts.count < 2 {
        warn(
          "Key 'repository' must be the address of a repository, not of an account: '\(url)'",
          at: SourceRange(path: path, start: node.position), solutions: ["add the repository's name"])
      } else if parts.count > 2 {
        reportPart(of: url, in: host + parts.prefix(2).joined(separator: "/"), at: node)
      }
      return
    }
    guard ["/tree/", "/blob/", "/src/branch/"].contains(where: url.contains),
      let match = url.firstMatch(of: /\/(-\/)?(tree|blob|src\/branch)\/.*$/)
    else { return }
    reportPart(of: url, in: String(url[..<match.range.lowerBound]), at: node)
  }

  private mutating func reportPart(of url: String, in whole: String, at node: YAMLNode) {
    warn(
      "Key 'repository' must be the address of the whole repository, not of a part of it: '\(url)'",
      at: SourceRange(path: path, start: node.position), solutions: ["replace '\(url)' with '\(whole)'"])
  }
}

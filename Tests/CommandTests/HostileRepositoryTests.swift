import Foundation
import Testing

/// Repositories whose settings name programs for everything that git does: no command of solidsite runs any of them.
@Suite(.serialized)
struct HostileRepositoryTests {
  /// Settings that make git run a program, each identified by a unique word.
  private static let settings = [
    "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.askPass", "core.alternateRefsCommand",
    "core.gitProxy", "diff.external", "diff.evil.textconv", "diff.evil.command", "filter.evil.clean",
    "filter.evil.smudge", "filter.evil.process", "merge.evil.driver", "gpg.program", "gpg.ssh.program", "pager.log",
    "pager.diff", "pager.show", "sequence.editor", "interactive.diffFilter", "uploadpack.packObjectsHook",
    "trailer.evil.cmd", "credential.helper", "alias.log", "alias.rev-parse", "alias.cat-file", "alias.diff-tree",
    "alias.merge-tree", "alias.for-each-ref",
  ]

  private static let hooks = [
    "post-checkout", "post-index-change", "reference-transaction", "pre-auto-gc", "post-merge", "post-rewrite",
    "fsmonitor-watchman", "pre-merge-commit", "update",
  ]

  /// An empty part of PATH, and a relative one, mean folders below the working folder.
  @Test(arguments: ["", ".", "bin"])
  func runsNoProgramOfTheSite(part: String) throws {
    try SiteFolder.with(["Content/index.md": "---\ntitle: Home\nsummary: A.\n---\n"]) { folder in
      for name in ["git", "bin/git", "rsvg-convert", "bin/rsvg-convert"] {
        try folder.write("#!/bin/sh\ntouch '\(folder.path)/evil'\n", to: name)
        chmod("\(folder.path)/\(name)", 0o755)
      }
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let run = try solidsite("build -o out", in: folder, environment: ["PATH": "\(part):\(path)"])
      #expect(run.status == 0)
      #expect(!folder.exists("evil"))
    }
  }

  @Test func runsNothingThatARepositoryNames() throws {
    try SiteFolder.withRequests { folder in
      let marks = folder.path + "/marks"
      try folder.write("", to: "marks/.keep")
      let program = folder.path + "/evil"
      try folder.write("#!/bin/sh\ntouch '\(marks)/'\"${0##*/}-$1\"\ncat\n", to: "evil")
      try folder.write("title: Site\n", to: "r/solidsite.yml")
      try folder.write(VerifiedStudy.other, to: "r/Content/case-studies/other.md")
      try folder.write("* filter=evil diff=evil merge=evil\n", to: "r/.git/info/attributes")
      try folder.git("add --all", in: "r")
      try folder.git("commit --quiet --message site", in: "r")
      chmod(program, 0o755)
      for hook in Self.hooks {
        try FileManager.default.copyItem(atPath: program, toPath: "\(folder.path)/r/.git/hooks/\(hook)")
      }
      var config = try folder.text("r/.git/config")
      for (number, name) in Self.settings.enumerated() {
        let parts = name.split(separator: ".").map(String.init)
        let section = parts.count == 3 ? "\(parts[0]) \"\(parts[1])\"" : parts[0]
        let shell = name.hasPrefix("alias.") || name.hasPrefix("credential.") ? "!" : ""
        config += "[\(section)]\n\t\(parts[parts.count - 1]) = \"\(shell)\(program) setting\(number)\"\n"
      }
      // A configured program would fetch a missing object.
      config +=
        "[log]\n\tshowSignature = true\n[extensions]\n\tpartialClone = origin\n[protocol \"ext\"]\n\tallow = always\n"
      config += "[remote \"origin\"]\n\tpromisor = true\n\turl = \"ext::\(program) fetch\"\n"
      try folder.write(
        config.replacing("repositoryformatversion = 0", with: "repositoryformatversion = 1"), to: "included")
      try folder.write(
        "[include]\n\tpath = \(folder.path)/included\n[core]\n\trepositoryformatversion = 1\n", to: "r/.git/config")

      // Proves that the test can fail: git itself runs them.
      try? folder.git("diff --stat main split", in: "r")
      try? folder.git("status", in: "r")
      try #expect(folder.names(in: "marks").count > 1)
      for mark in try folder.names(in: "marks") where mark != ".keep" { try folder.remove("marks/" + mark) }

      let ledger = try solidsite(Self.arguments, in: folder)
      #expect(ledger.status == 0, "\(ledger.errors)")
      try #expect(solidsite(["build", "--root", "r"], in: folder).status == 0)
      try #expect(solidsite(["check", "--root", "r"], in: folder).status == 0)
      // Missing objects are not fetched.
      for folderName in try folder.names(in: "r/.git/objects") where folderName.count == 2 {
        for name in try folder.names(in: "r/.git/objects/" + folderName)
        where name.utf8.last.map({ $0 % 2 == 0 }) == true {
          try folder.remove("r/.git/objects/\(folderName)/\(name)")
        }
      }
      _ = try solidsite(Self.arguments, in: folder)
      _ = try solidsite(["build", "--root", "r"], in: folder)
      try #expect(folder.names(in: "marks").filter { $0 != ".keep" } == [])
    }
  }

  private static let arguments = SiteFolder.ledgerArguments
}

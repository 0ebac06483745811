import Foundation
import TestForm
import Testing

/// `solidsite serve` under many requests and many changes.
@Suite(
  .serialized, .waiting, .disabled(if: TestForm.isFast, "the fast form leaves out what is repeated many times"))
struct ServeEnduranceTests {
  private static let site = [
    "solidsite.yml": "title: Studies\n", "Content/case-studies/a.md": study(),
    "Content/case-studies/b.md": study(title: "B"), "Templates/assets/style.css": "p { color: #100 }",
    "requests.lua": """
    -- Requests pages in turn, and reports any that is truncated.
    local paths, number = {"/", "/case-studies/a/", "/case-studies/b/", "/case-studies/", "/principles/ocp/"}, 0
    function request()
      number = number + 1
      return wrk.format("GET", paths[number % #paths + 1])
    end
    function response(status, headers, body)
      local isWhole = body:find("</html>%s*$")
      if status ~= 200 or not isWhole then print("Not whole: " .. status .. ", " .. #body .. " bytes") end
    end

    """,
  ]

  private static var hasWrk: Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sh", "-c", "command -v wrk"]
    return (try? run(process).status) == 0
  }

  @Test(.enabled(if: hasWrk, "wrk isn't installed; 'make deps-test' installs it"))
  func answersEveryRequestWhileFilesChange() throws {
    try SiteFolder.with(Self.site) { folder in
      try Preview.with(in: folder) { preview in
        let log = folder.path + "-requests.txt"
        defer { try? FileManager.default.removeItem(atPath: log) }
        func ask(for seconds: Int) throws -> Int {
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
          process.arguments = [
            "wrk", "--threads", "2", "--connections", "8", "--duration", "\(seconds)s", "--timeout", "60s",
            "--script", folder.path + "/requests.lua", preview.address,
          ]
          _ = FileManager.default.createFile(atPath: log, contents: nil)
          process.standardOutput = FileHandle(forWritingAtPath: log)
          try process.run()
          var number = 0
          while process.isRunning {
            number += 1
            try folder.save(study(title: "Title \(number)"), to: "Content/case-studies/a.md")
            if number.isMultiple(of: 7) { try folder.save("title: Studies \(number)\n", to: "solidsite.yml") }
            usleep(20_000)
          }
          let report = try String(contentsOfFile: log, encoding: .utf8)
          for fault in ["Not whole", "Non-2xx", "Socket errors"] { #expect(!report.contains(fault), "\(report)") }
          return report.firstMatch(of: /(\d+) requests in/).flatMap { Int($0.1) } ?? 0
        }
        try #expect(ask(for: 2) > 0)
        let memory = preview.residentBytes
        var answered = 0
        while answered < (TestForm.isLong ? 100_000 : 1000) {
          let more = try ask(for: 2)
          try #require(more > 0)
          answered += more
        }
        #expect(preview.process.isRunning)
        #expect(preview.rebuilds.count > 1)
        #expect(preview.residentBytes - memory < 128 << 20)
      }
    }
  }

  @Test func leaksNothingOverManyChanges() throws {
    try SiteFolder.with(Self.site) { folder in
      try Preview.with(in: folder) { preview in
        try preview.withTab(of: "/case-studies/a/") {
          func change(_ numbers: ClosedRange<Int>) throws {
            for number in numbers {
              let isTold = try preview.rebuilds {
                switch number % 4 {
                case 0: try folder.save("p { color: #\(100 + number % 800) }", to: "Templates/assets/style.css")
                case 1: try folder.save(study(title: "New"), to: "Content/case-studies/c.md")
                case 2: try folder.remove("Content/case-studies/c.md")
                default: try folder.save(study(title: "Title \(number)"), to: "Content/case-studies/a.md")
                }
              }
              try #require(isTold)
            }
          }
          try change(1...(TestForm.isLong ? 40 : 20))
          let (memory, descriptors) = (preview.residentBytes, preview.descriptors)
          try change(TestForm.isLong ? 41...1000 : 21...60)
          try #expect(preview.get("case-studies/a/").status == 200)
          #expect(preview.descriptors <= descriptors + 2)
          #expect(preview.residentBytes - memory < 64 << 20)
        }
      }
    }
  }
}

import CaseStudyModel

/// The roles of files, guessed from what they import and from where a program starts.
struct DraftedRoles: Sendable {
  private(set) var roles = Roles()

  /// Guesses the roles of a study's files.
  init(_ files: [SourceFile]) {
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      if Self.isRoot(file.path, text) {
        roles.root.append(file.path)
      } else if Self.importsDetail(text) {
        roles.detail.append(file.path)
      } else {
        roles.policy.append(file.path)
      }
    }
    // A guess in which all files have the same role is useless.
    if roles.detail.isEmpty || roles.policy.isEmpty { roles = Roles() }
  }

  private static func isRoot(_ path: String, _ text: String) -> Bool {
    ["main", "__main__", "program"].contains(SitePath.stem(of: path).lowercased())
      || ["@main", "fun main(", "static void main(", "if __name__ =="].contains { text.contains($0) }
  }

  /// Returns whether a text has a line that imports a module for screens, storage, networks or processes.
  private static func importsDetail(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "\n")).contains { line in
      let words = Substring(line).split { !$0.isLetterOrNumber && !"._/#-".contains($0) }
      guard let first = words.first, ["import", "from", "#include", "using", "require", "use", "const"].contains(first)
      else { return false }
      return words.dropFirst().contains { word in
        detailModules.contains(String(word)) || detailPackages.contains { word.hasPrefix($0) }
      }
    }
  }

  private static let detailModules = Set(
    """
    UIKit AppKit SwiftUI WatchKit CoreData SwiftData CloudKit StoreKit MapKit WebKit AVFoundation CoreLocation Network \
    Alamofire SQLite3 GRDB RealmSwift Vapor Glibc Darwin \
    requests httpx aiohttp urllib socket sqlite3 sqlalchemy psycopg2 pymongo redis flask django fastapi boto3 \
    subprocess tkinter smtplib os shutil \
    fs http https net child_process express react axios pg mysql mongoose \
    database/sql net/http reqwest tokio diesel active_record stdio.h sys/socket.h
    """.split(separator: " ").map(String.init))

  private static let detailPackages = [
    "java.sql", "java.io", "java.net", "java.nio", "java.awt", "javax.", "jakarta.", "org.springframework",
    "org.hibernate", "android.", "androidx.", "okhttp3", "retrofit2", "System.IO", "System.Net", "System.Data",
    "Microsoft.EntityFrameworkCore", "Microsoft.AspNetCore", "django.", "flask.", "sqlalchemy.", "urllib.",
  ]
}

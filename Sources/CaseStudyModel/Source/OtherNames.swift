/// Other programs' and languages' equivalents of the format's names, so that authors who use them get the right
/// suggestion.
package enum OtherNames {
  /// Returns the known name that corresponds to another program's word.
  static func meaning(of word: String, among known: some Sequence<String>) -> String? {
    guard let names = meanings[word.foldedName] else { return nil }
    return known.first { name in names.contains(name) }
  }

  /// Returns the words that correspond to a known name, in lowercase and without separators.
  package static func words(for name: String) -> Set<String> {
    Set(meanings.filter { $0.value.contains(name) }.keys)
  }

  /// The names to which each word, without its separators, may correspond.
  private static let meanings: [String: Set<String>] = {
    var meanings: [String: Set<String>] = [:]
    for (name, others) in others {
      for other in others.split(separator: " ") { meanings[String(other), default: []].insert(name) }
    }
    return meanings
  }()

  private static let others: [(String, String)] = keys + translatedKeys + values + infoWords

  private static let keys: [(String, String)] = [
    ("summary", "abstract blurb description excerpt intro lead subtitle teaser"),
    ("tagline", "description motto slogan sitedescription subtitle summary"),
    ("title", "caption label name sitename sitetitle text"),
    ("heading", "label name title text"),
    ("name", "title"),
    ("request", "heading name title"),
    ("slug", "permalink url path"),
    ("baseURL", "siteurl url address rooturl"),
    ("tags", "categories category keywords labels topics"),
    ("date", "created createdat pubdate publishdate publishedat"),
    ("updated", "lastmod lastmodified lastmodifiedat lastupdated modified updatedat"),
    ("order", "navorder position sidebarposition sortorder weight"),
    ("aliases", "oldurls redirectfrom redirects"),
    ("redirects", "aliases"),
    ("language", "lang defaultlanguage defaultlocale languagecode locale"),
    ("languages", "i18n locales translations"),
    ("image", "banner cover featuredimage hero heroimage ogimage thumbnail"),
    ("imageAlt", "alt alttext coveralt"),
    ("difficulty", "level"),
    ("sources", "bibliography citations furtherreading links literature references"),
    ("authors", "by byline writers"),
    ("author", "by creator owner"),
    ("url", "address href link path permalink to uri"),
    ("note", "comment description remark"),
    ("assumes", "dependson prerequisites requires"), ("draft", "drafts isdraft"),
    ("policy", "domain policies"), ("detail", "details infrastructure"), ("root", "compositionroot main"),
    ("excused", "except exceptions exempt ignored"),
    ("rev", "at branch commit hash sha tag"),
    ("branch", "ref"),
    ("folder", "dir directory path"),
    ("files", "globs include paths patterns"),
    ("removes", "deletes drops"),
    ("hints", "tips"),
    ("navigation", "menu menus nav sidebar"),
    ("output", "dest destination outdir outputdir publishdir sitedir"),
    ("drafts", "builddrafts showdrafts"),
    ("repository", "github repo repourl source"),
    ("editPath", "editlink edituri editurl"),
    ("allowHTML", "html rawhtml unsafe"),
    ("check", "build compile lint typecheck"),
    ("severities", "rules severity"),
    ("verifiers", "commands runners"),
    ("before", "bad wrong"), ("after", "good right"),
  ]

  /// The names of keys in German, French, Spanish, Italian and Portuguese, without words that are English too.
  private static let translatedKeys: [(String, String)] = [
    ("title", "titel titre título titulo titolo überschrift"),
    ("summary", "zusammenfassung kurzfassung beschreibung résumé resumen riassunto resumo"),
    ("principles", "prinzipien principes principios principi princípios"),
    ("date", "datum fecha"),
    ("updated", "aktualisiert geändert actualizado aggiornato atualizado"),
    ("authors", "autor autoren verfasser auteur auteurs autores autore autori"),
    ("author", "autor verfasser auteur autore"),
    ("difficulty", "schwierigkeit schwierigkeitsgrad difficulté dificultad difficoltà dificuldade niveau"),
    ("tags", "schlagwörter schlagworte stichwörter étiquettes etiquetas etichette"),
    ("sources", "quelle quellen fuentes fonti fontes"),
    ("assumes", "voraussetzungen prérequis requisitos requisiti"),
    ("draft", "entwurf brouillon borrador bozza rascunho"),
    ("order", "reihenfolge ordre orden ordine ordem"),
    ("image", "bild imagen immagine imagem"),
    ("language", "sprache langue idioma lingua língua"), ("languages", "sprachen langues idiomas lingue línguas"),
    ("roles", "rollen rôles ruoli"), ("steps", "schritte étapes pasos passi passos"),
    ("exercise", "übung exercice ejercicio esercizio exercício"),
    ("navigation", "menü navegación navigazione navegação"),
  ]

  private static let values: [(String, String)] = [
    ("introductory", "1 basic beginner easy novice simple"),
    ("intermediate", "2 medium middle moderate"),
    ("advanced", "3 difficult expert hard"),
    ("supported", "confirmed passed passes true"),
    ("partly", "partial partially partiallysupported partlysupported"),
    ("not shown", "none unknown unproven"),
    ("contradicted", "failed fails false notsupported refuted unsupported"),
    ("error", "2 fatal"), ("warning", "1"), ("information", "hint info note remark"),
    ("off", "0 disabled false ignore ignored never no none silent"),
    ("none", "false no off"), ("git", "true"),
    ("github", "githubcom"), ("gitlab", "gitlabcom"), ("bitbucket", "bitbucketorg"),
    ("gitea", "codeberg codebergorg forgejo"),
    ("[!NOTE]", "[!info] [!abstract] [!quote] [!example]"), ("[!TIP]", "[!hint] [!success]"),
    ("[!IMPORTANT]", "[!todo]"), ("[!WARNING]", "[!attention] [!alert]"), ("[!CAUTION]", "[!danger] [!error] [!bug]"),
    ("python", "py"), ("javascript", "js node"), ("bubblewrap", "bwrap"),
    ("case-studies", "articles blog cases posts studies"), ("pages", "docs"), ("assets", "img images media static"),
  ]

  private static let infoWords: [(String, String)] = [
    ("usage", "demo example main program run"),
    ("test", "acceptance spec"),
    ("driver", "adapter glue helper"),
    ("fake", "double dummy mock stub"),
    ("hidden", "collapse collapsed fold folded"),
    ("ignore", "illustration nocompile norun skip"),
    ("replace", "overwrite"),
    ("before", "old"), ("after", "new"),
    ("fails=", "compileerror= compilefail error= errors= expecterror= shouldfail"),
    ("src=", "from= import= include= snippet= source="),
    ("ocp", "openclosed openclosedprinciple"),
    ("srp", "singleresponsibility singleresponsibilityprinciple"),
    ("lsp", "liskov liskovsubstitution liskovsubstitutionprinciple"),
    ("isp", "interfacesegregation interfacesegregationprinciple"),
    ("dip", "dependencyinversion dependencyinversionprinciple"),
  ]
}

extension Language {
  /// Returns whether a word is the name of a language; those that solidsite highlights or has other names for aren't in
  /// the list.
  package static func isWellKnown(_ name: String) -> Bool { wellKnownNames.contains(Substring(name)) }

  /// The names of languages in Pygments, on GitHub, and in the documentation of other highlighters, in lowercase. Names
  /// with dots or slashes are left out, because they are read as files.
  package static let wellKnownNames = Set(wellKnownNamesText.split(whereSeparator: \.isWhitespace))

  /// The names, in alphabetical order.
  package static let wellKnownNamesText = """
    1c 1c-enterprise 2-dimensional-array 4d 4gl 6502 68k 8051 aarch64 abap-cds abc abcnotation abl abuild accesslog acfm
    ackrc aconf actionscript actionscript-3 actionscript3 ad-block ad-block-filters ada ada2005 ada2012 ada95 adb
    adblock adblock-filter-list adl adobe-composite-font-metrics adobe-font-metrics adobe-multiple-font-metrics advpl
    afdko agda ags ags-script aheui ahk aidl aiken al alda aleo algol algol60 algol68 alloy alpine-abuild altium
    altium-designer ambienttalk amdgpu amfm ampl amusewiki androidbp angelscript ansible answer-set-programming ansys
    ant-build-system ante antlers antlr antlr-actionscript antlr-as antlr-c# antlr-cpp antlr-csharp antlr-java
    antlr-objc antlr-perl antlr-python antlr-rb antlr-ruby antlr4 apache apacheconf apdl apex api-blueprint apkbuild apl
    apollo-guidance-computer apples applescript applesoft aql arc arcade arduino arexx arkts arm arm-template armasm
    arrow art arturo as as3 ascii-stl asciidoc asl asm asn asn1 asp aspectj aspnet aspx aspx-cs aspx-vb assembly astro
    asy asymptote asyncapi at ats ats2 au3 augeas austral autoconf autohotkey autoit autoit3 autoitscript autolisp
    automake avdl avr avrasm avro avro-idl avsc awk awl axapta b b3d b4x ballerina baml bare basemake bash-session basic
    basic-for-android batch batchfile bazel bbcbasic bbcode bc bdd be beef befunge bencode berksfile berry bf bh bib
    bibtex bibtex-style bicep bigquery bikeshed bird bird2 bird3 bison bitbake blade blitz3d blitzbasic blitzmax
    blitzplus blp blueprint blueprintxml bluespec bluespec-bh bluespec-bsv bluespec-classic bmax boa boo boogie bp bplus
    bqn brainfuck brewfile brighterscript brightscript bro browserslist bru bsl bson bst bst-pybtex bsv bugs buildstream
    byond bzl c++-objdumb c++-objdump c-objdump c2hs c2hs-haskell c3 ca65 cabal cabal-config caddy caddyfile cadence
    cadl cadquery cairo cairo-zero cake cakescript cameligo camkes cangjie cap-cds capdl capnp capnproto carbon cartfile
    carto cartocss cask cbmbas cbor cddl cds cel ceylon cf3 cfc cfengine cfengine3 cfm cfml cfn cfs cg chai chaiscript
    chapel charity charmci checksum checksums cheetah chip8 choicescript chpl chuck cil cilk circom cirru cl clarion
    clarity classic-asp classic-qbasic classic-quickbasic classic-visual-basic clay clean click clickhouse clingo
    clipper clips clisp closure-templates cloud-firestore-security-rules cloudformation clue cmake cmmn cobol cobolfree
    cobra coccinelle codeowners codeql coffee coffee-script coffeescript coldfusion coldfusion-cfc coldfusion-html
    collada comal comal80 common-lisp common-workflow-language component-pascal componentpascal conll conll-u conll-x
    control cooklang cool coq coral corba cp cperl cplint cpp-objdump cpsa cql cqlsh cr creole crmsh croc cron
    cron-table crontab cry cryptol crystal csh cshell cshtml cson csound csound-csd csound-document csound-orc
    csound-sco csound-score css+mozpreproc cu cucumber cuda cue cue-sheet curl-config curlrc curry cweb cwl cxx-objdump
    cycript cylc cypher cython d d-objdump d2lang dafny darcs-patch daslang dasm16 datalog dataweave dax dcl debcontrol
    debian-package-control-file debsources denizen denizenscript desktop devicetree dg dhall digital-command-language
    dircolors directx-3d-file django dlang dm dmesg dns dns-zone do dogescript dosbatch doscon dosini dot dpatch drools
    dsconfig dsssl dtd dtrace dtrace-script dts duby duckdb duel dune dust dylan dylan-console dylan-lid dylan-repl e
    e-mail eagle earl-grey earlgrey earthfile earthly eask easybuild easytrieve ec ecere-projects ecl eclipse
    eclipse-clp ecmarkdown ecmarkup ecr edge edgeql editor-config edje-data-collection eeschema-schematic eex eg egison
    eiffel ejs electronic-business-card elisp elm elpi elvish elvish-transcript emacs emacs-lisp emacs-muse emberscript
    envrc eq erb erl erlang erlang-repl esdl eta euphoria event-b eventb evoque execline expect extempore ezhil f90
    factor fan fancy fantom fastfile fastlane faust fb fbs fc felix fennel fif fift figfont figlet-font filebench-wml
    filterscript firrtl fishshell flake flatbuffers flatline flex flix flo floscript fluent flux flx fnl formatted forth
    fortran fortran-free-form fortranfixed foxpro fpp freebasic freefem freemarker frege fstab fstar ftl func
    fundamental futhark fy g g-code g4 game-maker-language gamemaker gaml gams gap gap-console gap-repl gas gauss gawk
    gcc-machine-description gcode gdb gdl gdshader gedcom gemfile gemini gemtext genero genero-4gl genero-per genie
    genshi genshitext gentoo-ebuild gentoo-eclass gerber-image gettext-catalog gf gherkin git-attributes
    git-blame-ignore-revs git-config git-ignore git-revision-list github-actions gitlab-ci gjs gleam glimmer-js
    glimmer-ts glsl glyph glyph-bitmap-distribution-format gml gn gno gnolang gnu-asm gnuplot go-checksums go-mod
    go-module go-sum go-template go-work go-work-sum go-workspace godot-resource golo gomod gooddata-cl googlesql gosu
    gosum gotmpl gowork grace gradle-kotlin-dsl grammatical-framework graph-modeling-language graphviz gravity gremlin
    gren groff groovy-server-pages gsc gsed gsp gsql gss gst gtk gtk-1 gtk-2 gtkrc gts guardfile hack halide haml
    handlebars haproxy harbour hare hash hashes hashicorp-configuration-language hashlink haxe haxeml hbs hcl hcl2 heex
    helm help hhvm hip hiveql hjson hls-playlist hlsl hocon hogan holyc hoon hosts-file hsa hsail hspec htaccess
    htmlbars htmlcheetah htmldjango huml hurl hx hxml hxsl hy hybris hylang hylo hyphy hyprlang i6 i6t i7 ical icalendar
    iced icon idl idl4 idr idris idris2 iec-61131 iex ignore ignore-list igor igor-pro igorpro ijm ik il-assembly ilasm
    ile-rpg imagej-macro imba imhex imhex-pattern-language imhexpatternlanguage imhexpl inc influxql inform inform-7
    inform6 inform7 ink inno-setup inputrc io ioke iptables ipynb ipython-notebook ipythonconsole irb irc irc-log
    irc-logs isabelle isabelle-root ispc j jac jade jags jai janet jar-manifest jasmin jasminxt jass jass2
    java-properties java-server-page java-server-pages java-template-engine javascript+mozpreproc jbst jcl jenkins jess
    jest-snapshot jetbrains-mps jflex jinja jinja2 jison jison-lex jlcon jmespath jolie jovial jp jproperties jq jruby
    jscad jsgf jslt json-ld json-object json-with-comments jsonata jsoniq jsonld jsonml+bst jsonnet jsp jspx jte
    julia-repl jupyter jupyter-notebook just justfile juttle k kaitai-struct kak kakounescript kakscript kal kcl kconfig
    kdl kerboscript kernel-config keyvalues kframework kicad-layout kicad-legacy-layout kicad-schematic kickstart kid
    kit kitten kmsg koka kolmafia-ash kql krl ksy kuin kumir kusto kustomize kvlang labview lagda lambdapi langium lark
    lasso lassoscript latex latte lcry lcryptol ldapconf ldaprc ldif lean lean-4 lean3 lean4 leex leo less-css lex lfe
    lhaskell lid lidr lidris lighttpd lighty ligolang lilypond limbo linear-programming linker-script linux-config
    linux-kernel-module linuxconfig liquid liquidsoap lisp litcoffee literate-agda literate-coffeescript
    literate-cryptol literate-haskell literate-idris live-script livecode-script livecodeserver livescript llvm llvm-mir
    llvm-mir-body lobas lobster logos logql logtalk lolcode lookml loomscript lotusscript lox lpc ls lsl ltspice-symbol
    lua51 luau lucene m2 m3u m3u-playlist m4 m4sugar m68k macaulay2 macruby macsyma mako malbolge man man-page manpage
    maple maql marko markojs mask mason mathematica mathematical-programming-system mathml matlab matlabsession
    maven-pom mawk max maxima maxmsp maxscript mbox mcf mcfunction mcschema mdoc mdsvex mdx mediawiki mel menuconfig
    mercury mermaid-example meson metal metta microsoft-developer-studio-project microsoft-visual-studio-solution midl
    minid miniscript miniyaml minizinc minizinc-data mint mips mirah mirc-script mizar mlir mma modelica modula modula-2
    modula-3 modula2 module-management-system moin mojo mojolicious monkey monkey-c monte moo moocode moon moonbit
    moonscript mosel motoko motorola-68k-assembly move mozhashpreproc mozpercentpreproc mps mq4 mq5 mql mql4 mql5 ms msc
    mscgen msgpack msil msl msp430 mtml muf mumps mupad muse musicxml mustache mxml myghty n-triples n1ql n3 nanorc
    nargo nasal nasl nasm natural nawk nb ncl ne-on nearley nemerle neon neosnippet nesc nestedtext netlinx netlogo
    nette-object-notation newlisp newspeak nextflow nftables ng2 nginx nginx-configuration-file nickel nim nimrod ninja
    nit nix nixos njk nl nmodl node-repl nodejsrepl noir notmuch npm-config nquads nroff nsh nsi nsis nt ntriples nu
    nu-script numba_ir numbair numpy nunjucks nush nushell nushell-script nusmv nvim nwscript oasv2 oasv2-json
    oasv2-yaml oasv3 oasv3-json oasv3-yaml oberon oberon-2 obj-c++ obj-j objc++ objdump objdump-nasm
    object-data-instance-notation objective-c++ objective-j objectivec++ objectivej objectscript objj ocaml octave odin
    odin-lang odinlang omg-idl omgrofl omnet++-msg omnet++-ned omnetpp-msg omnetpp-ned oncrpc oobas ooc opa opal
    open-policy-agent openapi openapi-specification-v2 openapi-specification-v3 openbugs opencl openedge openedge-abl
    openqasm openrc openrc-runscript openscad openstep-property-list opentofu opentype-feature-file option-list opts opy
    org org-mode orgmode osascript osh osl overpassql overpy owl ox oxygene oz p4 pacmanconf pact painless pan pandoc
    papyrus parasail parrot parrot-assembly parrot-internal-representation pasm pawn pcbnew pcmk pddl peg pep8 perl-6
    perl6 pharo phix php3 php4 php5 pic picat pickle picolisp piet pig piglatin pike pip-requirements pir pkg-config
    pkgconf pkgconfig pkl pl-i pl-sql pl1 pl6 plc pli pod pod-6 podfile pogoscript pointless polar pom pony portugol
    postcss postgres-console postgres-explain postgresql-console postscr postscript pov pov-ray pov-ray-sdl povray
    power-query powerbuilder powerpc powerquery pp ppc pq praat prisma processing progress proguard prolog promela
    promql propeller-spin protobuf-text-format protocol-buffer protocol-buffer-text-format protocol-buffers prql ps1con
    psql psysh ptx public-key pug puppet pure-data purebasic puredata purescript purs pwsh-session py2tb py3tb pycon pyi
    pypy pypylog pyret pyrex pytb python-console python-repl python-traceback pyx q q# qasm qb qb64 qbasic qbs ql qlik
    qlikscript qliksense qlikview qmake qmd qml qsharp qss qt-script quake quakec quarto quickbasic quint qvt qvto
    racket ragel ragel-c ragel-cpp ragel-d ragel-em ragel-java ragel-objc ragel-rb ragel-ruby rake rakefile raku raml
    rapira rascal rascript raw-token-data razor rbcon rbs rbx rconsole rd rdf rdoc react readline readline-config
    realbasic reason reasonligo reasonml rebol record-jar red redcode redirect-rules redirects redscript registry rego
    regular-expression relaxng rell renderman renderscript renpy reql rescript resource resourcebundle rest
    restructuredtext rexx rez rhtml rich-text-format ride ring riot riscv rita rkt rmarkdown rmd rnc rng rng-compact
    roboconf roboconf-graph roboconf-instances robot robotframework robots-exclusion-rules roc rocq rocq-prover roff
    roff-manpage ron ros-interface rosmsg rouge rout routeros routeros-script rpc rpcgen rpg rpgle rpm-spec rql rs-274x
    rsl rst rsyslog rts ruby-on-rails runoff rusthon s sage sail salt saltstack saltstate sarif sarl sas sather savi
    sbatch scaml scd scdoc scenic schematron scheme scilab sclang scm scons sdc sdl sed self
    selinux-kernel-policy-language selinux-policy sepolicy sfv sgf sgml shacl shaderlab shell-script shellcheck-config
    shellcheckrc shen shex shexc sieve silver simple-file-verification simula singularity skript slang slash slice slim
    slint sls slurm smali smallbasic smalltalk smarty smithy sml smpl smt smt-lib smt2 smtlib snakefile snakemake snbt
    snipmate snippet snmp snobol snowball sobas sonic-pi soong sophia soql sosl souffle sourcemod sourcepawn sourceslist
    soy sp sparc sparql spec specfile spice spicedb-schema spicelang spirv spitfire spline-font-database splunk splus
    spss sqf sqlpl sqlrpgle sqlserver squeak squid squidconf squirrel srcinfo srecode-template ssed ssh ssh-config
    ssh_config sshconfig sshd sshd-config sshd_config sshdconfig ssp st stan standard-ml star starlark stata stl stla
    ston stringtemplate structured-text styl stylus subrip-text sudoers sugarcube sugarss sum sums supercollider surql
    surrealql survex-data sv swagger sway sweave swig sycl systemd systemverilog tab-seperated-values tablegen
    tabular-model-definition-language tact tads tads3 tal talon tap tape tasm tcl tcsh tcshcon td tea teal templ
    teraterm teratermmacro termcap terminfo terra terraform terraform-template terralang tex texinfo text-proto textgrid
    textile textmate-properties tf tfvars thingsdb thrift thymeleaf ti ti-basic ti-program tibasic tid tk tl tl-verilog
    tla tlaplus tlb tls tm-properties tmdl tnt toit tolk topojson tor-config torrc trac-wiki trafficscript
    traveling-salesman-problem travelling-salesman-problem tree-sitter-query treetop trig troff tsp tsplib-data tsq ttl
    turing turtle twee twig twine txl typ type-language typescriptreact typespec typoscript typoscriptcssdata
    typoscripthtmldata typst ucode uiua ul4 ultisnip ultisnips umka unicon unified-parallel-c unison unity3d-asset
    unix-asm unix-assembly unixconfig uno unrealscript untyped-plutus-core ur urbiscript urlencoded urweb uscript usd
    usda uxn uxntal v vagrant vagrantfile val vala vale valve-data-format vapi vb-6 vbscript-html vcard vcl vclsnippet
    vclsnippets vctreestatus vdf velocity velocity-template-language vento verifpal verilog verse vfp vgl vhdl vhs vim
    vim-help-file vim-script vim-snippet vim9 vimhelp viml vimrc vimscript virtual-contact-file visual-basic-6
    visual-basic-classic visual-basic-for-applications visualforce visualprolog visualprologgrammar vlang vlisp volt vtl
    vyper wasm wast wat wavefront-material wavefront-object wdiff wdl web-ontology-language webassembly
    webassembly-interface-type webidl wget-config wgetrc wgsl whiley wiki wikitext win32-message-file winbatch winbugs
    windows-registry-entries wisp wit witcher-script wl wolfram wolfram-lang wolfram-language wollok
    workflow-description-language world-of-warcraft-addon-data wowtoc wren wrenlang wsdl x++ x-bitmap
    x-font-directory-index x-pixmap x10 x86-64 x86asm xbase xbm xc xcompose xdc xdr xhp xl xmake xml-property-list xojo
    xonsh xpages xpath xpm xpp xproc xq xql xqm xquery xqy xs xsl-fo xslt xten xtend xtext xul+mozpreproc yabasic yacc
    yaml-jinja yang yar yara yarn yarnspinner yas yasnippet yul z3 z80 zap zeek zenscript zephir zetasql zig zil zimpl
    zmodel zone zx-basic 🔥
    """
}

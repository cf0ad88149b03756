import FoundationEssentials
import ProgramTrials
import Testing
import larder

/// `make install` and the Debian package, with the program as it was built for the tests.
struct InstallTests {
  private let household: Household
  private let program: String

  init() throws {
    household = try Household()
    program = try #require(BuiltProgram.path("larder"))
  }

  private func make(_ words: String...) throws -> ProgramRun {
    try Installed.run("make", ["-C", Repository.folder, "-s"] + words + ["PROGRAM=\(program)"])
  }

  /// Files below a folder, by their paths from there.
  private func files(_ folder: String) -> Set<String> {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return Set(
      names.filter { name in
        var isFolder = false
        return FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder) && !isFolder
      })
  }

  private let installed: Set = [
    "usr/bin/larder", "usr/share/man/man1/larder.1", "usr/share/bash-completion/completions/larder",
    "usr/share/zsh/site-functions/_larder", "usr/share/fish/vendor_completions.d/larder.fish",
  ]

  @Test func `it is installed where it is told, blanks in the name or not, runs there, and is uninstalled again`()
    throws
  {
    guard Installed.orSkip("make") != nil else { return }
    try household.folders("a root/usr/bin")
    try household.write("mine", to: "a root/usr/bin/other")
    let root = household.path("a root")
    let run = try make("install", "PREFIX=/usr", "DESTDIR=\(root)")
    #expect(run.exit == 0, "\(run.asides)")
    #expect(files(root) == installed.union(["usr/bin/other"]))
    #expect(try Installed.run("\(root)/usr/bin/larder", ["--version"]).output == "larder \(Version.number)\n")
    let page = FileManager.default.contents(atPath: "\(root)/usr/share/man/man1/larder.1")
    #expect(page == Data(ManualPage.text.utf8))
    #expect(try make("uninstall", "PREFIX=/usr", "DESTDIR=\(root)").exit == 0)
    #expect(files(root) == ["usr/bin/other"])
    #expect(try make("uninstall", "PREFIX=/usr", "DESTDIR=\(root)/none").exit == 0)
  }

  @Test func `the Debian package brings the same, with what the program needs`() throws {
    guard let unpack = Installed.orSkip("dpkg-deb"), Installed.orSkip("make") != nil else { return }
    let built = try ProgramRun(
      "\(Repository.folder)/packaging/deb", [program, household.folder.path], input: [],
      environment: [
        "PATH": "/usr/local/bin:/usr/bin:/bin", "DEPENDS": "libc6", "DPKG_DEB_COMPRESSOR_TYPE": "none",
        "TMPDIR": household.folder.path, "DEBFULLNAME": "Ada", "DEBEMAIL": "ada@home.example",
      ])
    #expect(built.exit == 0, "\(built.asides)")
    let package = try #require(built.lines.last)
    #expect(package.contains("/larder_\(Version.number)_"))
    let root = household.path("unpacked")
    #expect(try Installed.run(unpack, ["-x", package, root]).exit == 0)
    #expect(
      files(root).isSuperset(of: [
        "usr/bin/larder", "usr/share/man/man1/larder.1.gz", "usr/share/doc/larder/copyright",
        "usr/share/zsh/vendor-completions/_larder", "usr/share/doc/larder/larder.spdx.json",
      ]))
    #expect(try Installed.run("\(root)/usr/bin/larder", ["--version"]).output == "larder \(Version.number)\n")
    let fields = try Installed.run(unpack, ["--field", package]).lines
    #expect(fields.contains("Package: larder") && fields.contains("Depends: libc6, tzdata"))
    #expect(fields.contains("Maintainer: Ada <ada@home.example>"))
  }
}

internal import Messages
internal import Testing
internal import Words

/// Which language is spoken, by what the option, the profile and the environment say.
@Suite struct LanguageChoiceTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de-DE"), (["LANG": "es_MX.UTF-8@euro"], "es-MX"), (["LANG": "C.UTF-8"], "en"),
    (["LANG": "POSIX"], "en"), (["LC_ALL": "tr_TR", "LANG": "de_DE"], "tr-TR"),
    (["LC_ALL": "", "LC_MESSAGES": "zh_CN.utf8", "LANG": "de_DE"], "zh-CN"),
    (["LANGUAGE": "fr:es:de", "LANG": "fr_FR.UTF-8"], "es"), (["LANGUAGE": "de", "LANG": "de_AT"], "de-AT"),
    (["LANGUAGE": "de", "LC_ALL": "C"], "en"), (["LANGUAGE": "de"], nil), ([:], nil), (["LANG": "fr_FR"], nil),
    (["LANG": "zh_TW.UTF-8"], "zh-TW"), (["LANG": "DE-at"], "de-AT"), (["LANG": "deutsch"], nil),
    (["LANG": "zh-Hans-CN"], "zh-CN"),
  ])
  func `locales are read as POSIX and gettext have them`(_ variables: [String: String], _ tag: String?) {
    #expect(LanguageTag(variables: variables, among: Language.spoken)?.text == tag)
  }

  @Test(arguments: [
    ("tr", "de", "es_MX", "tr"), (nil, "de", "es_MX", "de"), (nil, nil, "es_MX", "es-MX"), (nil, nil, nil, "en"),
    (nil, "fr", "es_MX", "es-MX"), (nil, "de", "de_AT", "de-AT"), ("fr", nil, nil, "en"),
  ])
  func `the option comes before the profile and that before the environment`(
    _ option: String?, _ profile: String?, _ environment: String?, _ tag: String
  ) {
    let choice = LanguageChoice(
      option: option.flatMap { LanguageTag($0) }, environment: environment.flatMap { LanguageTag($0) })
    #expect(choice.tag(profile: profile, among: Language.spoken).text == tag)
  }
}

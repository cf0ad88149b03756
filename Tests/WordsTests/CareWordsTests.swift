import EmbeddedWords
import Testing
import Words

@Suite struct `Sentences that need more than a card` {
  private func read(_ line: String) -> String? {
    CareWords.embedded.read(line).map {
      "\($0.concern.rawValue) \($0.language)\($0.isAboutAnother ? " of another" : "")"
    }
  }

  @Test(arguments: [
    ("I don't want to live any more", "self-harm en"), ("honestly I just want to die", "self-harm en"),
    ("my sister wants to die", "self-harm en of another"), ("I think about killing myself a lot", "self-harm en"),
    ("Ich will nicht mehr leben", "self-harm de"), ("No quiero vivir", "self-harm es"),
    ("yaşamak istemiyorum", "self-harm tr"), ("我不想活了", "self-harm zh"),
    ("I made myself throw up after dinner", "purging en"), ("took laxatives to lose weight", "purging en"),
    ("habe mich zum Erbrechen gebracht", "purging de"), ("me provoqué el vómito", "purging es"),
    ("kendimi kusturdum", "purging tr"), ("昨天吃完又催吐", "purging zh"),
    ("I haven't eaten for 4 days", "restriction en"), ("I only eat 400 calories a day", "restriction en"),
    ("ich habe seit 3 Tagen nichts gegessen", "restriction de"), ("llevo días sin comer", "restriction es"),
    ("günlerdir yemek yemedim", "restriction tr"), ("我一天只吃300卡", "restriction zh"),
    ("I binged again and hate my body", "lost control en"), ("hatte wieder einen Fressanfall", "lost control de"),
    ("tuve un atracón", "lost control es"), ("yeme krizine girdim", "lost control tr"), ("我又暴食了", "lost control zh"),
    ("I fainted at work", "body alarm en"), ("ich bin heute ohnmächtig geworden", "body alarm de"),
    ("me desmayé en clase", "body alarm es"), ("bugün bayıldım", "body alarm tr"), ("今天我晕倒了", "body alarm zh"),
    ("I'm in recovery from anorexia", "disclosure en"), ("ich habe eine Essstörung", "disclosure de"),
    ("I'm pregnant and want to lose weight", "pregnancy en"),
    ("estoy embarazada y quiero perder 5 kilos", "pregnancy es"),
    ("my daughter wants to lose weight", "child en of another"), ("我女儿要减肥", "child zh of another"),
    ("please delete all my data", "erasure en"), ("Forget everything about me!", "erasure en"),
    ("lösche alle meine Daten", "erasure de"), ("borra todos mis datos", "erasure es"),
    ("tüm verilerimi sil", "erasure tr"), ("请删除我的所有数据", "erasure zh"),
    ("please wipe all of my data", "erasure en"), ("delete all the data you have about me", "erasure en"),
    ("could you get rid of my account?", "erasure en"), ("erase everything about Quillon", "erasure en"),
    ("bitte alle gespeicherten Daten von mir löschen", "erasure de"),
    ("por favor, elimina los datos que tienes de mí", "erasure es"),
    ("hakkımdaki tüm verileri siler misin", "erasure tr"), ("能不能把我的数据都删掉", "erasure zh"),
  ])
  func `are heard in every language, with whom they are about`(line: String, expected: String) {
    #expect(read(line) == expected)
  }

  @Test func `the most urgent of several counts`() {
    #expect(read("I binged, I'm starving, and I want to die") == "self-harm en")
  }

  @Test(arguments: [
    "I'm starving, what can I eat", "this diet is killing me", "dying for a pizza", "I'd kill for a burger",
    "cut myself a slice of cake", "overdosed on chocolate a bit, 80 g", "I overdosed on chocolate",
    "I was sick, so only toast", "threw up this morning, a stomach bug", "skipped breakfast", "Ramadan, so no lunch",
    "I only eat 1600 calories a day", "haven't eaten for days, there's a colonoscopy on Friday", "fasting 16:8",
    "binge-watched a show with popcorn", "hate kale", "passed out on the sofa after dinner", "a faint smell of garlic",
    "food baby after that pizza", "kids' menu: 6 nuggets", "baby carrots 100 g", "2 cans of diet coke for my daughter",
    "it was so good I couldn't stop eating", "ich sterbe vor Hunger", "me muero de hambre", "açlıktan ölüyorum",
    "饿死了", "buna bayıldım", "pizzaya bayıldım", "an apple", "",
    "delete today's pasta", "delete everything I ate today", "forget the soup", "vergiss die Suppe",
    "borra todo lo de hoy",
    "delete all entries of today", "show my data", "remove the soup from my data", "remove everything but the rice",
    "clear soup, 300 ml", "lösche alles über 500 kcal", "don't forget my account of lunch",
  ])
  func `idioms, illness and everyday lines are none of them`(line: String) {
    #expect(read(line) == nil)
  }

  @Test(arguments: ["de", "en", "es", "tr", "zh"])
  func `each language has a sentence for every concern`(language: String) {
    let names = [
      "self-harm", "support", "body alarm", "pregnancy", "child", "erasure", "another self-harm", "another support",
      "no line", "no emergency",
    ]
    for name in names { #expect(CareWords.embedded.sentence(name, in: language)?.isEmpty == false, "\(name)") }
    for name in ["self-harm", "another self-harm"] {
      let sentence = CareWords.embedded.sentence(name, in: language) ?? ""
      #expect(sentence.contains("{line}") && sentence.contains("{emergency}"))
    }
  }

  @Test func `no sentence has a digit in it`() throws {
    for language in Language.spoken {
      for list in try Folders.text(language, .care).lists where list.heading.kind == "say" {
        #expect(
          list.phrases.count == 1 && list.phrases.allSatisfy { !$0.contains { ("0"..."9").contains($0) } },
          "\(list.heading)")
      }
    }
  }
}

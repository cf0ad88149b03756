internal import CCurl
internal import Conversation
internal import FoundationEssentials
internal import LanguageModels
internal import Media
internal import Nutrition
internal import Store
internal import Subprocess
internal import Terminal

extension Program {
  /// What is configured, what is missing and how to get it.
  func doctor() async -> ExitCode {
    var exit = ExitCode.done
    report("larder", Version.number)
    do throws(Complaint) {
      report("data", try home().data)
      let store = try openStore()
      report("records", try count(store))
    } catch {
      report("data", error.sentence)
      exit = error.exit
    }
    do throws(Complaint) {
      let foods = try importedFoods()
      report("foods", foods.first ?? "none imported: larder import FILE brings those of USDA and Open Food Facts")
      for line in foods.dropFirst() { report("", line) }
    } catch {
      report("foods", error.sentence)
      exit = exit == .done ? error.exit : exit
    }
    report("model", modelName.map { "\($0), after the interpreter" } ?? "builtin: needs no network")
    if options.online {
      exit = await checkModel(exit)
      exit = await checkProviders(exit)
    }
    report("keys", keys())
    do throws(Complaint) {
      report("reminders", try reminderState())
    } catch {
      report("reminders", error.sentence)
    }
    do throws(Complaint) {
      report("time zone", try zone().identifier)
    } catch {
      report("time zone", error.sentence)
      exit = exit == .done ? error.exit : exit
    }
    report("libcurl", curlVersion() ?? "missing: apt-get install libcurl4 (only for models and food data from outside)")
    let secretTool = ProgramEnvironment.path(of: "secret-tool", in: variables)
    report("secret-tool", secretTool ?? "missing: apt-get install libsecret-tools (only for keys in a secret store)")
    let notifier = ProgramEnvironment.path(of: "notify-send", in: variables)
    report("notify-send", notifier ?? "missing: apt-get install libnotify-bin (only for reminders on a desktop)")
    for program in MediaProgram.doctored {
      let path = ProgramEnvironment.path(of: program.rawValue, in: variables)
      report(program.rawValue, path ?? "missing: apt-get install \(program.package) (only for \(program.purpose))")
    }
    for program in unpackingPrograms() { report(program.name, program.state) }
    return exit
  }

  private func report(_ name: String, _ value: String) {
    let gap = String(repeating: " ", count: max(13 - name.count, 1))
    results.write(name + gap + PrintableText.clean(value) + "\n")
  }

  /// One tiny call to the model that is named.
  private func checkModel(_ exit: ExitCode) async -> ExitCode {
    guard let name = modelName, name != "builtin" else {
      report("online", "no model is named: larder doctor --online --model openai:NAME")
      return exit
    }
    do throws(Complaint) {
      let usage = try await greet(wireModel(named: name, mostTokens: 64))
      report("online", "\(name) answers (\(usage.input) tokens in, \(usage.output) out)")
      return exit
    } catch {
      report("online", error.sentence)
      return exit == .done ? error.exit : exit
    }
  }

  /// The keys of the providers that no model was named of: each is asked for the list of its models, which costs nothing.
  private func checkProviders(_ exit: ExitCode) async -> ExitCode {
    var exit = exit
    let named = modelName.flatMap { ModelName($0)?.provider }
    for provider in ProviderName.allCases where provider.wantsKey && provider != named {
      do throws(Complaint) {
        guard let endpoint = try keyedEndpoint(of: provider) else { continue }
        let models = try await listed(endpoint)
        report("", "\(provider.rawValue) takes the key" + (models.map { " (\($0) models)" } ?? ""))
      } catch {
        report("", error.sentence)
        exit = exit == .done ? error.exit : exit
      }
    }
    return exit
  }

  private func listed(_ endpoint: Endpoint) async throws(Complaint) -> Int? {
    do throws(ModelError) {
      return try await ProviderCheck(endpoint, client: client).run()
    } catch {
      throw Complaint.about(error)
    }
  }

  private func greet(_ model: WireModel) async throws(Complaint) -> LanguageModels::Usage {
    let situation = Situation(now: "", today: "", profile: "")
    let request = ModelRequest(messages: [.user("Answer with one word.")], tools: [], situation: situation)
    do throws(ModelError) {
      return try await model.respond(to: request) { _ in }.usage
    } catch {
      throw Complaint.about(error)
    }
  }

  private func count(_ store: Store) throws(Complaint) -> String {
    do throws(StoreError) {
      let counts = try store.counts()
      func said(_ kind: Record.Kind, _ one: String, _ many: String) -> String {
        let count = counts[kind] ?? 0
        return "\(count) \(count == 1 ? one : many)"
      }
      return [said(.entry, "entry", "entries"), said(.food, "food", "foods"), said(.profile, "profile", "profiles")]
        .joined(separator: ", ")
    } catch {
      throw Complaint.about(error)
    }
  }

  /// Whose keys there are and where from, and what is wrong with those that are not used.
  private func keys() -> String {
    let listings = keyStore().list()
    let good = listings.filter { $0.trouble == nil }.map {
      "\($0.provider.rawValue) (\(KeyWording.name(of: $0.origin)))"
    }
    let found = good.isEmpty ? "none: larder key set openai keeps one" : good.joined(separator: ", ")
    return ([found] + KeyWording.troubles(listings)).joined(separator: ". ")
  }

  private func curlVersion() -> String? {
    larder_curl_version().map { String(cString: $0) }
  }
}

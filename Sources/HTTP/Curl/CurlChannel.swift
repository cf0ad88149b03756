internal import CCurl

/// A libcurl handle with its connections, which stay open from one exchange to the next.
///
/// Only one exchange at a time uses it, and every function except `wake` is called on that exchange's thread only. That
/// makes it safe to send to another thread, which the compiler cannot check.
final class CurlChannel: @unchecked Sendable {
  private let curl: larder_curl
  private let multi: UnsafeMutableRawPointer
  private let easy: UnsafeMutableRawPointer
  private var lines: UnsafeMutablePointer<curl_slist>?

  /// Nil where there is not enough memory.
  init?(_ library: CurlLibrary) {
    curl = library.functions
    guard let multi = larder_curl_multi(curl) else { return nil }
    guard let easy = larder_curl_easy(curl) else {
      larder_curl_free_multi(curl, multi)
      return nil
    }
    self.multi = multi
    self.easy = easy
  }

  deinit {
    larder_curl_free_easy(curl, easy)
    larder_curl_free_multi(curl, multi)
    larder_curl_free_list(curl, lines)
  }

  /// Begins an exchange; false where the settings cannot be made. `receiver` has to live until `end`.
  func begin(
    _ request: HTTPRequest, _ settings: HTTPSettings, _ limits: HTTPLimits, receiver: ResponseReceiver
  ) -> Bool {
    setAddress(request.address, settings.reach) && setReach(settings.reach, receiver) && setBody(request)
      && setHeaders(request, settings) && setTrust(settings)
      && setLimits(limits) && setReceiver(receiver) && larder_curl_add(curl, multi, easy)
  }

  /// Does what is possible without waiting. Returns the result once the exchange has ended, nil before.
  func advance() throws(TransportError.Kind) -> CURLcode? {
    guard larder_curl_perform(curl, multi) else { throw .noResources }
    var result = CURLE_OK
    return larder_curl_ended(curl, multi, &result) ? result : nil
  }

  /// Waits until there is something to do, `wake` is called, or the time has passed.
  func wait(_ time: Duration) throws(TransportError.Kind) {
    let milliseconds = time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000 + 1
    guard larder_curl_poll(curl, multi, Int32(clamping: milliseconds)) else { throw .noResources }
  }

  /// Ends a wait. May be called on any thread.
  func wake() { larder_curl_wake(curl, multi) }

  /// Ends the exchange and drops what is still in progress.
  func end() {
    larder_curl_remove(curl, multi, easy)
    larder_curl_reset(curl, easy)
    larder_curl_free_list(curl, lines)
    lines = nil
  }

  /// How many bytes of the request's body were sent so far.
  var sentBytes: Int { Int(larder_curl_size(curl, easy, CURLINFO_SIZE_UPLOAD_T)) }

  /// Whether the exchange used an existing connection.
  var reusedConnection: Bool { larder_curl_number(curl, easy, CURLINFO_NUM_CONNECTS) == 0 }
}

extension CurlChannel {
  private func set(_ option: CURLoption, _ number: Int) -> Bool { larder_curl_set_number(curl, easy, option, number) }

  private func set(_ option: CURLoption, _ text: String) -> Bool { larder_curl_set_text(curl, easy, option, text) }

  private func setAddress(_ address: WebAddress, _ reach: HTTPReach) -> Bool {
    // A proxy from the environment is for other hosts, not for a server on this machine.
    let proxy = address.isLoopback || reach != .anywhere ? set(CURLOPT_PROXY, "") : true
    return proxy && set(CURLOPT_URL, address.text) && set(CURLOPT_PROTOCOLS_STR, "http,https")
      && set(CURLOPT_FOLLOWLOCATION, 0) && set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
      && set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS)) && set(CURLOPT_NOSIGNAL, 1)
      && set(CURLOPT_TCP_KEEPALIVE, 1)
  }

  /// Sockets are opened by larder itself: programs that it starts do not inherit them, and none connects to an address
  /// that is off limits.
  private func setReach(_ reach: HTTPReach, _ receiver: ResponseReceiver) -> Bool {
    guard reach != .anywhere else { return larder_curl_close_on_exec(curl, easy) }
    let pointer = Unmanaged.passUnretained(receiver).toOpaque()
    return larder_curl_set_pointer(curl, easy, CURLOPT_OPENSOCKETDATA, pointer)
      && larder_curl_set_opener(curl, easy) { receiver, purpose, address in
        guard let receiver, let address else { return CURL_SOCKET_BAD }
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = larder_curl_address_bytes(address, &bytes)
        let isAllowed = Unmanaged<ResponseReceiver>.fromOpaque(receiver).takeUnretainedValue()
          .allows(HostAddress(bytes.prefix(Int(count))))
        return isAllowed ? larder_curl_open_socket(nil, purpose, address) : CURL_SOCKET_BAD
      }
  }

  private func setBody(_ request: HTTPRequest) -> Bool {
    switch request.method {
    case .get: set(CURLOPT_HTTPGET, 1)
    case .post: request.body.withUnsafeBytes { larder_curl_set_body(curl, easy, $0.baseAddress, $0.count) }
    }
  }

  /// libcurl adds headers of its own unless they are given without a value; Expect would cost a round trip.
  private func setHeaders(_ request: HTTPRequest, _ settings: HTTPSettings) -> Bool {
    var all = ["User-Agent: \(settings.userAgent)", "Expect:"]
    if request.method == .post, request.headers["content-type"] == nil { all.append("Content-Type:") }
    all += request.headers.fields.map { CurlChannel.line($0.name, $0.value) }
    all += request.secretHeaders.map { CurlChannel.line($0.name, $0.value.revealed) }
    for line in all {
      guard let longer = larder_curl_append(curl, lines, line) else { return false }
      lines = longer
    }
    return larder_curl_set_pointer(curl, easy, CURLOPT_HTTPHEADER, lines)
  }

  /// A header with an empty value has to end in a semicolon, or libcurl leaves it out.
  private static func line(_ name: String, _ value: String) -> String {
    value.isEmpty ? "\(name);" : "\(name): \(value)"
  }

  private func setTrust(_ settings: HTTPSettings) -> Bool {
    let file = settings.certificates.file.map { set(CURLOPT_CAINFO, $0) } ?? true
    let folder = settings.certificates.folder.map { set(CURLOPT_CAPATH, $0) } ?? true
    return file && folder
  }

  private func setLimits(_ limits: HTTPLimits) -> Bool {
    let time = limits.connect.components
    let milliseconds = time.seconds * 1000 + time.attoseconds / 1_000_000_000_000_000
    return set(CURLOPT_CONNECTTIMEOUT_MS, Int(max(milliseconds, 1)))
  }

  private func setReceiver(_ receiver: ResponseReceiver) -> Bool {
    let pointer = Unmanaged.passUnretained(receiver).toOpaque()
    return larder_curl_set_pointer(curl, easy, CURLOPT_HEADERDATA, pointer)
      && larder_curl_set_pointer(curl, easy, CURLOPT_WRITEDATA, pointer)
      && larder_curl_set_receiver(curl, easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, receiver in
        CurlChannel.hand(bytes, size * count, to: receiver) { $0.takeHeader($1) }
      }
      && larder_curl_set_receiver(curl, easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, receiver in
        CurlChannel.hand(bytes, size * count, to: receiver) { $0.takeBody($1) }
      }
  }

  /// Returns the count that tells libcurl that the bytes were accepted, or another one to abort.
  private static func hand(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, to pointer: UnsafeMutableRawPointer?,
    take: (ResponseReceiver, [UInt8]) -> Bool
  ) -> Int {
    guard let pointer else { return 0 }
    let receiver = Unmanaged<ResponseReceiver>.fromOpaque(pointer).takeUnretainedValue()
    let copy = Array(UnsafeRawBufferPointer(start: bytes, count: count))
    return take(receiver, copy) ? count : count + 1
  }
}

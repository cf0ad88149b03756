internal import CCurl

/// libcurl, opened. It is a table of addresses that never changes once it is there, so any thread may have it.
struct CurlLibrary: @unchecked Sendable {
  let functions: larder_curl

  /// Nil where it is not installed.
  static func open() -> CurlLibrary? {
    var functions = larder_curl()
    return larder_curl_load(&functions) ? CurlLibrary(functions: functions) : nil
  }
}

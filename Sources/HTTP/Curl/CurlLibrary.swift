internal import CCurl

/// libcurl, loaded at run time: a table of function pointers that never changes, so any thread may use it.
struct CurlLibrary: @unchecked Sendable {
  let functions: larder_curl

  /// Nil where it is not installed.
  static func open() -> CurlLibrary? {
    var functions = larder_curl()
    return larder_curl_load(&functions) ? CurlLibrary(functions: functions) : nil
  }
}

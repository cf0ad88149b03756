internal import Glibc

/// Calls `body` with a C array of C strings that ends with null.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { buffer in
    var none: UnsafeMutablePointer<CChar>?
    return buffer.baseAddress.map(body) ?? body(&none)
  }
}

extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

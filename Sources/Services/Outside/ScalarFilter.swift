/// Decides scalar by scalar what is visible and harmless, depending on what came before.
struct ScalarFilter {
  /// Enough for every living script; more marks would pile up over neighbouring lines.
  private static let mostMarks = 6
  /// The length of the longest region in a flag, "gbeng" with its end tag.
  private static let mostTags = 7

  private var previous: Unicode.Scalar?
  private var marks = 0
  private var tags = 0

  /// Starts a new line.
  mutating func reset() {
    self = ScalarFilter()
  }

  /// The scalar to print in place of `scalar`; nil for none.
  mutating func pass(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Unicode.Scalar? {
    if scalar == "\t" { return pass(" ", before: next) }
    guard isKept(scalar, before: next) else { return nil }
    previous = scalar
    return scalar
  }

  private mutating func isKept(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    if scalar.isPlain {
      (marks, tags) = (0, 0)
      return true
    }
    switch scalar.value {
    case 0x200C, 0x200D: return joins(next)
    case 0xFE0E, 0xFE0F: return previous?.properties.isEmoji ?? false
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF, 0x3164, 0xFFA0, 0x034F: return false
    case 0xE0020...0xE007F: return continuesFlag()
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return false
    case .format: return isVisibleFormat(scalar)
    // Without preceding text, a mark would change what larder has printed before it.
    case .spacingMark: return previous != nil
    case .nonspacingMark, .enclosingMark:
      marks += 1
      return previous != nil && marks <= ScalarFilter.mostMarks
    default:
      marks = 0
      tags = scalar.value == 0x1F3F4 ? ScalarFilter.mostTags : 0
      return true
    }
  }

  /// Whether a joiner is kept: between emoji, and within the scripts that need it (Arabic to Sinhala).
  private func joins(_ next: Unicode.Scalar?) -> Bool {
    guard let previous, let next else { return false }
    if (0x0600...0x0DFF).contains(previous.value) { return true }
    let afterEmoji =
      previous.properties.isEmojiPresentation || previous.properties.isEmojiModifier || previous.value == 0xFE0F
    return afterEmoji && next.properties.isEmoji && !next.isASCII
  }

  /// Whether a tag continues a flag: the invisible letters after a black flag name its region.
  private mutating func continuesFlag() -> Bool {
    tags -= 1
    return tags >= 0
  }

  /// The few visible format characters: number and verse signs of Arabic and related scripts.
  private func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a common letter, sign or ideograph that is always visible and never combines, so that Unicode's
  /// tables need not be consulted.
  var isPlain: Bool {
    switch value {
    case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x250, 0x2010...0x2027, 0x4E00...0x9FFF: true
    default: false
    }
  }
}

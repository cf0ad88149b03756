internal import JSON

/// The reader of every dialect: it splits the body, finds errors in it and passes the rest to the assembly.
struct AssemblingReader<Assembly: ReplyAssembly>: ReplyReader {
  private var stream: WireStream
  private var assembly = Assembly()
  private var fault: ServiceError?

  init(limits: StreamLimits = StreamLimits()) {
    stream = WireStream(limits: limits)
  }

  var isOver: Bool { assembly.isOver }

  var received: WireReply { assembly.reply(isWhole: false) }

  mutating func feed(_ bytes: ArraySlice<UInt8>) throws(WireError) -> [ReplyDelta] {
    let items: [StreamItem]
    do throws(StreamError) {
      items = try stream.read(bytes)
    } catch {
      throw WireError(error)
    }
    var deltas: [ReplyDelta] = []
    for item in items {
      do throws(JSONError) {
        deltas += try take(item)
      } catch {
        throw .malformed
      }
    }
    return deltas
  }

  mutating func finish() throws(WireError) -> WireReply {
    do throws(StreamError) {
      // The last item may be cut off, and is then ignored.
      for item in try stream.finish() { _ = try? take(item) }
    } catch {
      throw WireError(error)
    }
    if let fault { throw .service(fault) }
    switch assembly.progress {
    case .ended: return assembly.reply(isWhole: true)
    case .blocked(let reason): throw .blocked(reason: reason)
    case .open: throw .unterminated
    case .nothing: throw stream.count > 0 || stream.hasForeignText ? .malformed : .unterminated
    }
  }

  private mutating func take(_ item: StreamItem) throws(JSONError) -> [ReplyDelta] {
    switch item {
    case .event(let name, let data): try take(data[...], isError: name == "error")
    case .document(let data): try take(data[...], isError: false)
    }
  }

  private mutating func take(_ data: ArraySlice<UInt8>, isError: Bool) throws(JSONError) -> [ReplyDelta] {
    let data = data.drop { $0 <= UInt8(ascii: " ") }
    if data.starts(with: "[DONE]".utf8) { assembly.takeEndMark() }
    // Anything but an object is padding or a message of the server's own.
    guard data.first == UInt8(ascii: "{") else { return [] }
    let chunk = try JSONValue(json: data)
    if fault == nil { fault = ServiceError(chunk: chunk, isError: isError) }
    let deltas = assembly.take(chunk)
    return fault == nil ? deltas : []
  }
}

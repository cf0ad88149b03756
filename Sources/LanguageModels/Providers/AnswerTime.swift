package import HTTP

extension HTTPLimits {
  /// The time limits for an answer. A server on this machine may have to load the model first, and writes slowly. The
  /// total is shorter for an answer in a form, because the person sees nothing of it before it is complete.
  package init(of request: ModelRequest, at address: WebAddress) {
    let isShown = request.answerForm == nil
    if address.isLoopback {
      let loading = Duration.seconds(300)
      self.init(firstByte: loading, stall: loading, total: .seconds(isShown ? 1_200 : 600))
    } else {
      self.init(total: .seconds(isShown ? 300 : 120))
    }
  }
}

internal import Sealing
internal import Store

// These wrap the errors of lower modules as `SyncError`.

func storing<Result>(_ body: () throws(StoreError) -> Result) throws(SyncError) -> Result {
  do throws(StoreError) { return try body() } catch { throw .store(error) }
}

func sealing<Result>(_ body: () throws(SealingError) -> Result) throws(SyncError) -> Result {
  do throws(SealingError) { return try body() } catch { throw .sealing(error) }
}

func carrying<Result>(_ body: () throws(CarrierError) -> Result) throws(SyncError) -> Result {
  do throws(CarrierError) { return try body() } catch { throw .carrier(error) }
}

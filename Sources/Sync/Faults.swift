internal import Sealing
internal import Store

// What was thrown on a lower floor, as it is told.

func storing<Result>(_ body: () throws(StoreError) -> Result) throws(SyncFault) -> Result {
  do throws(StoreError) { return try body() } catch { throw .store(error) }
}

func sealing<Result>(_ body: () throws(SealingFault) -> Result) throws(SyncFault) -> Result {
  do throws(SealingFault) { return try body() } catch { throw .sealing(error) }
}

func carrying<Result>(_ body: () throws(CarrierFault) -> Result) throws(SyncFault) -> Result {
  do throws(CarrierFault) { return try body() } catch { throw .carrier(error) }
}

/// The program's own notes beside the user's records: drafts, settings, usage of models. They are no part of the
/// state hash, and writing them needs no confirmation; these functions can reach no other table.
///
/// What is written here outlasts a kill of the program; the last notes before a power loss may be missing.
package struct Bookkeeping {
  let connection: Connection
  let holder: DraftHolder?
}

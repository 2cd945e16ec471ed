import { lockDirectory } from '../platform/db/lock.ts'

/** Holds a folder until it is killed: the other process of a test. */
const directory = process.argv[2]
if (directory === undefined) throw new Error('The folder to hold is missing.')
await lockDirectory(directory)
process.send?.('held')
setInterval(() => undefined, 60_000)

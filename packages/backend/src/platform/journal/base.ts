import { constants } from 'node:fs'
import { access, cp, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freeBytes, inUnits, isDiskFull, measureFolder, NoRoomError, sharesBlocks } from '../disk.ts'
import { journalFiles, syncFolder, syncNames } from './folder.ts'
import { JournalError } from './read-journal.ts'

/** Where the parts of an embedded database lie. */
export interface Folders {
  database: string
  journal: string
  /** The database as it was when the journal began. */
  base: string
  /** Is there while the database is open, and says since which start of the machine. */
  marker: string
}

/** Copies share their blocks where the file system can. */
const copyFolder = (from: string, to: string): Promise<void> => cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })

/** The same from one start of the machine to the next. `undefined` where the system does not say. */
const machineStart = (): Promise<string | undefined> => readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => undefined)

/** Every PostgreSQL database has it. */
const VERSION_FILE = 'PG_VERSION'

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** What is asked of the disk. */
interface Room {
  freeBytes(folder: string): Promise<number | undefined>
  sharesBlocks(file: string): Promise<boolean>
}

const noRoom = async (database: string, free: number | undefined): Promise<NoRoomError> => {
  const needed = await measureFolder(database)
  return new NoRoomError(
    `There is no room to copy the database ${database} beside itself, which every start does: the copy takes ${inUnits(needed)}` +
      `${free === undefined ? '' : `, and ${inUnits(free)} are free`}. Free that much on the disk of TRACEMARK_DATA_DIR, or move the folder to a larger one. Nothing was lost.`,
  )
}

/** Before anything is written: a disk that is full to its last byte lets nothing else work either. */
const assertRoom = async ({ database, base }: Folders, room: Room): Promise<void> => {
  const free = await room.freeBytes(dirname(base))
  if (free === undefined || free >= (await measureFolder(database))) return
  if (!(await room.sharesBlocks(join(database, VERSION_FILE)))) throw await noRoom(database, free)
}

/**
 * Puts the database onto the disk and keeps a copy of it, for a journal that begins now. Nothing may write to it meanwhile.
 * Where there is no copy for a moment, the database itself is whole.
 */
export const saveBase = async (folders: Folders, room: Room = { freeBytes, sharesBlocks }): Promise<void> => {
  const { database, base } = folders
  const next = `${base}.next`
  await syncFolder(database)
  await rm(next, { recursive: true, force: true })
  await assertRoom(folders, room)
  try {
    await copyFolder(database, next)
  } catch (error) {
    await rm(next, { recursive: true, force: true })
    if (isDiskFull(error)) throw await noRoom(database, await room.freeBytes(dirname(base)))
    throw error
  }
  await syncFolder(next)
  await rm(base, { recursive: true, force: true })
  await rename(next, base)
  await syncNames(dirname(base))
}

const missingJournal = (journal: string, base: string): JournalError =>
  new JournalError(
    `The database was not closed before the machine failed, and the folder ${journal} has no file that says what was written since ${base} was ` +
      'copied. Nothing was started. Put back the data folder, with its journal, from a copy; or give up what was written since then: move the ' +
      'database and the file "open" elsewhere, and give the base the name of the database.',
  )

/**
 * Called before the database is opened. What a process that was killed has written is there: the system writes it to the disk
 * in its own time. What was written before the machine failed may be there in parts: then the copy takes the database's place,
 * and the journal tells the rest. The same where the database is gone.
 */
export const markOpen = async ({ database, journal, base, marker }: Folders): Promise<void> => {
  const before = await readFile(marker, 'utf8').catch(() => undefined)
  const now = await machineStart()
  const mayBeBroken = before !== undefined && (now === undefined || before !== now)
  if ((mayBeBroken || !(await exists(database))) && (await exists(base))) {
    // A base is kept only when its journal has begun.
    if ((await journalFiles(journal)).length === 0) throw missingJournal(journal, base)
    await rm(database, { recursive: true, force: true })
    await copyFolder(base, database)
  }
  const handle = await open(marker, 'w', 0o600)
  await handle.writeFile(now ?? '')
  await handle.sync().finally(() => handle.close())
  await syncNames(dirname(marker))
}

/** Called when the database is closed: it is whole, and on the disk. */
export const markClosed = async ({ database, marker }: Folders): Promise<void> => {
  await syncFolder(database)
  await rm(marker)
  await syncNames(dirname(marker))
}

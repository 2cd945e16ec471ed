import { crc32 } from 'node:zlib'

/** One statement of a transaction, with its parameters. */
export type Statement = readonly [text: string, parameters: readonly unknown[]]

/**
 * What a line says: where the journal begins and how many bytes of the file are known to be on the disk, what a transaction did, that
 * its commit failed after all, or that another file goes on.
 */
export type Line =
  | { kind: 'begin'; after: number; synced?: string }
  | { kind: 'entry'; entry: number; at: string; statements: Statement[] }
  | { kind: 'undone'; entry: number }
  | { kind: 'next' }

const SYNCED_DIGITS = 16

const CHECKSUM_LENGTH = 8
const computeChecksum = (text: string): string => crc32(text).toString(16).padStart(CHECKSUM_LENGTH, '0')

/** A parameter as JSON that leads back to the same value. */
const packed = (value: unknown): unknown => {
  if (value === undefined) return null
  if (value instanceof Date) return { date: value.toISOString() }
  if (typeof value === 'bigint') return { bigint: String(value) }
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return { list: value.map(packed) }
  if (typeof value === 'object' && value !== null) throw new TypeError('A journal takes no objects as parameters: write them as JSON text.')
  return value
}

type Packed = { date: string } | { bigint: string } | { bytes: string } | { list: unknown[] }

const unpacked = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const object = value as Packed
  if ('date' in object) return new Date(object.date)
  if ('bigint' in object) return BigInt(object.bigint)
  if ('bytes' in object) return new Uint8Array(Buffer.from(object.bytes, 'base64'))
  return object.list.map(unpacked)
}

/** The line with its checksum and its end. */
export const writeLine = (line: Line): string => {
  const value =
    line.kind === 'entry' ? { ...line, statements: line.statements.map(([text, parameters]) => [text, parameters.map(packed)]) } : line
  const text = JSON.stringify(value)
  return `${computeChecksum(text)} ${text}\n`
}

/** The first line of a file. It has the same length whatever `synced` is, so that it can be written anew in its place. */
export const beginLine = (after: number, synced: number): string =>
  writeLine({ kind: 'begin', after, synced: String(synced).padStart(SYNCED_DIGITS, '0') })

/** `undefined` where the text, without its end, is not a line as it was written. */
export const readLine = (text: string): Line | undefined => {
  const content = text.slice(CHECKSUM_LENGTH + 1)
  if (text.slice(0, CHECKSUM_LENGTH) !== computeChecksum(content) || text[CHECKSUM_LENGTH] !== ' ') return undefined
  // Its checksum says that it is what `writeLine` wrote.
  const line = JSON.parse(content) as Line
  if (line.kind !== 'entry') return line
  return { ...line, statements: line.statements.map(([statement, parameters]) => [statement, parameters.map(unpacked)]) }
}

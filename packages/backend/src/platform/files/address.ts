import { createHash, randomBytes } from 'node:crypto'

const KEY_BYTES = 24

/** A word that nobody can guess: whoever has a file's address may read the file. */
export const makeKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

export const computeHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export interface FileAddress {
  organizationId: number
  key: string
}

/** What entities name a file by: a path on the API's own host. */
export const buildFilePath = ({ organizationId, key }: FileAddress): string => `/files/${organizationId}/${key}`

const ADDRESS = /\/files\/([1-9]\d{0,8})\/([\w-]{32})(?![\w-])/g

/** Every file that a text names. */
export const addressesIn = (text: string): FileAddress[] =>
  [...text.matchAll(ADDRESS)].map(([, organization, key = '']) => ({ organizationId: Number(organization), key }))

/** An absolute address on this host as its path; any other as it is. */
export const toPath = (url: string, publicUrl: string): string => (url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url)

/** The file that a path, or an absolute address on this host, names; nothing where it names none. */
export const readFileAddress = (url: string, publicUrl: string): FileAddress | undefined => {
  const path = toPath(url, publicUrl)
  const [found] = addressesIn(path)
  return found && buildFilePath(found) === path ? found : undefined
}

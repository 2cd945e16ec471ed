import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `/org/:id/products`, `/task/:token?`, `/styleguide/*`: as the portal's router has them. */
const toPattern = (address: string): RegExp => {
  const parts = address.split('/').filter((part) => part !== '')
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?'
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
  })
  return new RegExp(`^${source.join('')}/?$`, 'i')
}

/** Tells which paths are pages of the portal, by the list that its build holds. Without one every path may be. */
export const readPortalAddresses = async (portal: string): Promise<(path: string) => boolean> => {
  const text = await readFile(join(portal, 'addresses.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return () => true
  const patterns = (JSON.parse(text) as string[]).map(toPattern)
  return (path) => patterns.some((pattern) => pattern.test(path))
}

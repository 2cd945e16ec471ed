import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Permission } from '@tracemark/api/schemas'

const packages = join(import.meta.dirname, '../../../..')

const sources = ['ui', 'portal', 'embed'].flatMap((name) => {
  const root = join(packages, name, 'src')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/locales[\\/]|testing[\\/]|\.(test|stories)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
})

/** Keys in the sources, as patterns: `failures:${code}.what` stands for all of its kind, `names:${entity}.title` for all that have one. */
export const usedPatterns = (namespaces: readonly string[]): RegExp[] => {
  const keys = sources.flatMap((text) =>
    [...text.matchAll(/['"`]((?:[a-z-]+|\$\{[^}]*\}):(?!\/\/)[^'"`\s]+)['"`]/g)].map((match) => match[1] ?? ''),
  )
  return [...new Set(keys)]
    .filter((key) => {
      const namespace = key.slice(0, key.indexOf(':'))
      return (namespace.startsWith('$') || namespaces.includes(namespace)) && !Permission.safeParse(key).success
    })
    .map((key) => {
      const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^()|[\]\\]/g, '\\$&'))
      return new RegExp(`^${parts.join('[\\w-]+')}(_one|_other)?$`)
    })
}

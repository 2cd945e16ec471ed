import { fileURLToPath } from 'node:url'
import { createServer, defaultServerConditions, type Plugin } from 'vite'
import { addresses, type Feature } from '../api/src/addresses/index.ts'
import { languages } from '../api/src/schemas/languages.ts'
import { firstNamespaces } from '../ui/src/i18n/first-namespaces.ts'
import type { Namespace } from '../ui/src/i18n/keys.ts'
import { overlays } from '../ui/src/i18n/overlays.ts'
import { listNamespaces } from './src/platform/feature.ts'

interface Chunk {
  type: 'chunk'
  fileName: string
  imports: string[]
  code: string
  moduleIds: string[]
  isEntry: boolean
  viteMetadata?: { importedCss: Set<string> }
}

type Language = (typeof languages)[number]

type Bundle = Readonly<Record<string, { type: string }>>

/** Features whose pages stand in the portal's frame; field tasks are the ones of an organization that do not. */
const isFramed = (feature: Feature): boolean =>
  feature !== 'guided-tasks' &&
  Object.values(addresses[feature]).some(({ pattern }) => pattern.startsWith(addresses.organization.home.pattern))

const isFirst = (name: Namespace): boolean => firstNamespaces.some((first) => first === name)

/** The portal's features, as its router has them. */
const readFeatures = async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@tracemark\//], resolve: { conditions: ['source', ...defaultServerConditions] } },
  })
  try {
    const path = fileURLToPath(new URL('src/features/index.ts', import.meta.url))
    const { features } = (await server.ssrLoadModule(path)) as typeof import('./src/features/index.ts')
    return features
  } finally {
    await server.close()
  }
}

/** What opens over a list, which a person presses something for, and what few are told: no page waits for it. */
const opensLater = (id: string): boolean =>
  /\/portal\/src\/(features\/[^/]+\/form|organization\/(cut-address|organization-palette|organization-status|reload-question))\.tsx$/.test(
    id,
  )

/** Pages whose visitors come for nothing else of their feature: the task of a link, which the portal's staff components have no part in. */
const ALONE = [['guided-tasks', 'task']] as const satisfies readonly (readonly [Feature, string])[]

/**
 * Writes `first-files.json`: the files that a feature's list, a page that stands alone, its pages together, and each language need besides the entry's, and the
 * texts of list and pages. The server names them at the top of the page, so that everything comes in one round.
 */
export const firstFiles = (): Plugin => ({
  name: 'first-files',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle: Bundle) {
    const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk')
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const holding = (part: string) => chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes(part)))

    const listFiles = (roots: readonly Chunk[], known: ReadonlySet<string> = new Set()): string[] => {
      const found = new Set<string>()
      const visit = (chunk: Chunk | undefined) => {
        if (!chunk || found.has(chunk.fileName) || known.has(chunk.fileName)) return
        found.add(chunk.fileName)
        for (const style of chunk.viteMetadata?.importedCss ?? []) if (!known.has(style)) found.add(style)
        for (const name of chunk.imports) visit(byName.get(name))
      }
      for (const root of roots) visit(root)
      return [...found]
    }
    const entry = new Set(listFiles(chunks.filter(({ isEntry }) => isEntry)))
    const measure = (file: string) => byName.get(file)?.code.length ?? 0
    // A browser asks for them in this order, six at a time: what takes longest begins first.
    const named = (roots: readonly Chunk[]) =>
      listFiles(roots, entry)
        .toSorted((one, other) => measure(other) - measure(one))
        .map((file) => `/${file}`)

    const known = Object.keys(addresses) as Feature[]
    const frame = holding('/portal/src/organization/').filter(({ moduleIds }) => !moduleIds.some(opensLater))
    const getFrame = (feature: Feature) => (isFramed(feature) ? frame : [])
    const lists = known
      .filter((feature) => 'list' in addresses[feature])
      .map((feature) => [feature, named([...getFrame(feature), ...holding(`/portal/src/features/${feature}/list.tsx`)])] as const)
    const features = known.map((feature) => {
      const nested = known.filter((other) => other.startsWith(`${feature}/`))
      const isNested = (id: string) => nested.some((other) => id.includes(`/portal/src/features/${other}/`))
      const pages = holding(`/portal/src/features/${feature}/`).filter(
        ({ moduleIds }) => !moduleIds.some((id) => opensLater(id) || isNested(id)),
      )
      return [feature, named([...getFrame(feature), ...pages])] as const
    })
    const alone = ALONE.map(
      ([feature, page]) => [`${feature}/${page}`, named(holding(`/portal/src/features/${feature}/${page}.tsx`))] as const,
    )
    // A wording variant stands on the language that it differs from.
    const filesOfTexts = (language: Language, namespaces: readonly Namespace[]) => {
      const folders = [language, overlays[language]?.over].filter((folder) => folder !== undefined)
      return named(folders.flatMap((folder) => namespaces.flatMap((name) => holding(`/ui/src/i18n/locales/${folder}/${name}.ts`))))
    }
    const defined = await readFeatures()
    const texts = (isList: boolean) => defined.map((feature) => [feature.name, listNamespaces(feature, isList)] as const)
    const said = [...new Set([...texts(true), ...texts(false)].flatMap(([, names]) => names))].filter((name) => !isFirst(name))
    const everyLanguage = <Value>(of: (language: Language) => Value) =>
      Object.fromEntries(languages.map((language) => [language, of(language)]))
    const source = JSON.stringify({
      lists: Object.fromEntries(lists),
      features: Object.fromEntries(features),
      alone: Object.fromEntries(alone),
      languages: everyLanguage((language) => filesOfTexts(language, firstNamespaces)),
      namespaces: { lists: Object.fromEntries(texts(true)), features: Object.fromEntries(texts(false)) },
      texts: everyLanguage((language) => Object.fromEntries(said.map((name) => [name, filesOfTexts(language, [name])]))),
    })
    this.emitFile({ type: 'asset', fileName: 'first-files.json', source })
  },
})

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What a page needs at the same moment comes in one file: small files compress badly, and each costs a request. In this order:
 * what runs while the rest comes, everything before the route, the frame of an organization, its list; then menus and dialogs, and the pages of its
 * staff. The rest is divided by who imports it.
 */
const parts = [
  ['early', 'src/early.ts'],
  ['portal', 'src/main.tsx'],
  ['organization', 'src/routes/organization.tsx'],
  ['interactions', 'src/routes/organization-interactions.tsx'],
  ['menus', '../ui/src/components/ChoiceMenu/ChoiceList.tsx'],
  ['menus', '../ui/src/components/ConfirmDialog/ConfirmDialog.tsx'],
  // Small pages of the same parts: whoever opens one opens others.
  ...[
    'staff-pages',
    'assets',
    'variants',
    'variant',
    'unit',
    'interaction-record',
    'new-variant',
    'offers',
    'offer',
    'share',
    'sent-invitations',
    'invite',
    'invitations',
    'field-interaction',
  ].map((page) => ['staff', `src/routes/${page}.tsx`] as const),
] as const

/** What these run as well is no part of the staff's file: they would have to bring all of it. */
const beside = [
  ...['field-pages', 'task', 'records', 'field-tasks', 'organization-status'].map((page) => `src/routes/${page}.tsx`),
  '../ui/src/components/DataTable/GridTable.tsx',
]

type ModuleInfoOf = (id: string) => { importedIds: readonly string[]; code: string | null } | null

/** Parts of libraries' indexes that none of these calls: they and what they import go with whoever does. */
const UNUSED =
  /@mui\/material\/(styles\/enhanceHighContrast|utils\/createSvgIcon)|@tanstack\/(query-core\/build\/modern\/mutationObserver|react-query\/build\/modern\/useMutation)/

/** Files that only say where each name comes from. Who takes one name from them needs its file, not all of them. */
const BARREL = /\/packages\/api\/src\/(schemas|graphql|rules)\/index\.ts$/

const names = (list: string) => list.split(',').map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')

/** The files behind what this code takes from a barrel. */
const behind = (barrel: string, code: string, moduleInfo: ModuleInfoOf): string[] => {
  const folder = BARREL.exec(barrel)?.[1]
  const taken = new Set(
    [...code.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)].flatMap(([, list = '', from = '']) =>
      from.endsWith(`/${folder}`) || from.endsWith(`/${folder}/index.ts`) ? names(list) : [],
    ),
  )
  return [...(moduleInfo(barrel)?.code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)].flatMap(
    ([, list = '', from = '']) => (names(list).some((name) => taken.has(name)) ? [join(dirname(barrel), from)] : []),
  )
}

/** Every module that runs when this one does. */
const runsWith = (entry: string, moduleInfo: ModuleInfoOf): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || UNUSED.test(id)) return
    found.add(id)
    const { importedIds = [], code = null } = moduleInfo(id) ?? {}
    for (const imported of importedIds) {
      if (BARREL.test(imported)) for (const file of behind(imported, code ?? '', moduleInfo)) visit(file)
      else visit(imported)
    }
  }
  visit(fileURLToPath(new URL(entry, import.meta.url)))
  return found
}

/** For the bundler's groups: in which file a module goes. */
export const chunkNames = () => {
  let reached: (readonly [string, ReadonlySet<string>])[] | undefined
  let elsewhere: ReadonlySet<string>[] | undefined
  return (id: string, bundle: { getModuleInfo: ModuleInfoOf }) => {
    const modulesOf = (entry: string) => runsWith(entry, (other) => bundle.getModuleInfo(other))
    reached ??= parts.map(([name, entry]) => [name, modulesOf(entry)])
    elsewhere ??= beside.map(modulesOf)
    const name = reached.find(([, modules]) => modules.has(id))?.[0] ?? null
    return name === 'staff' && elsewhere.some((modules) => modules.has(id)) ? null : name
  }
}

import { type AnyAddress, addresses, findPage } from '@tracemark/api/addresses'
import { hasPermissions } from '@tracemark/api/rules'
import type { Permission } from '@tracemark/api/schemas'
import type { MenuGroup } from '@tracemark/ui/components/app-frame'
import type { MessageKey, Translate } from '@tracemark/ui/i18n'
import { features } from '../features/index.ts'
import { getPermissions, type MenuGroupName } from '../platform/feature.ts'

/** In the specification's order (first document, section 2). A group without a label stands at the top. */
const groups: readonly { id: MenuGroupName; label?: MessageKey }[] = [
  { id: 'top' },
  { id: 'catalogue', label: 'names:catalogue.title' },
  { id: 'settings', label: 'names:settings.title' },
]

/** The pages that have an entry; its id is the feature's name. */
const pages = features.flatMap(({ name, pages: all }) => all.flatMap(({ menu, ...page }) => (menu ? [{ name, menu, page }] : [])))

const mayOpen = (held: readonly Permission[], { page }: (typeof pages)[number]) =>
  hasPermissions(held, ['portal:access', ...getPermissions(page)])

const getHref = ({ page }: (typeof pages)[number], org: string): string => page.address.pattern.replace(':org', org)

/** Only what this person may open: a menu that leads to refusals is no menu. */
export const menuFor = (t: Translate, org: string, held: readonly Permission[]): MenuGroup[] =>
  groups.flatMap(({ id, label }) => {
    const entries = pages
      .filter((entry) => entry.menu.group === id && mayOpen(held, entry))
      .map((entry) => ({ id: entry.name, icon: entry.menu.icon, label: t(entry.menu.label), href: getHref(entry, org) }))
    return entries.length === 0 ? [] : [{ id, entries, ...(label && { label: t(label) }) }]
  })

/** The feature that has pages below this path, by the name of its entry in the menu. */
const featureBelow = (path: string): string | undefined => {
  const pattern = path.replace(/^\/org\/[^/]+/, addresses.organization.home.pattern)
  const [name] = Object.entries<Readonly<Record<string, AnyAddress>>>(addresses).find(([, own]) =>
    Object.values(own).some((address) => address.pattern.startsWith(pattern)),
  ) ?? [undefined]
  return features.find((feature) => feature.name === name)?.under ?? name
}

/**
 * Where a path leads that is no page: to the menu's first page below it, as `/org/sierra-alta/content` to the documents, or to the list of
 * what is below it, as `/org/sierra-alta/things` to the assets. Where a person may open none of them, the first says which permission they
 * lack.
 */
export const findFirstBelow = (org: string, held: readonly Permission[], pathname: string): string | undefined => {
  if (findPage(pathname)) return undefined
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const inOrder = groups.flatMap(({ id }) => pages.filter(({ menu }) => menu.group === id))
  const feature = featureBelow(path)
  const below = [inOrder.filter((entry) => getHref(entry, org).startsWith(path)), inOrder.filter(({ name }) => name === feature)].flat()
  const first = below.find((entry) => mayOpen(held, entry)) ?? below[0]
  return first && getHref(first, org)
}

/** A page's feature, and its own entry in the menu. */
const getPlace = (pathname: string) => {
  const found = findPage(pathname)
  const feature = features.find(({ name }) => name === found?.feature)
  const ofFeature = pages.filter(({ name }) => name === feature?.name)
  const own = ofFeature.find(({ name, page }) => {
    const address = (addresses[name] as Readonly<Record<string, AnyAddress>>)[found?.page ?? '']
    // What opens over a list belongs to the list.
    return [page, ...(page.children ?? [])].some((each) => each.address === address)
  })
  return { feature, own: own?.name, first: ofFeature[0]?.name }
}

/** The entry of this page, or of the list that it was opened from, or that of its feature or of the one that leads to it. `from`: as `useWayBack` notes it. */
export const currentEntry = (pathname: string, from?: unknown): string | undefined => {
  const { feature, own, first } = getPlace(pathname)
  const list = typeof from === 'string' ? getPlace(from.split('?')[0] ?? '') : undefined
  return own ?? (list?.feature === feature ? list?.own : undefined) ?? feature?.under ?? first
}

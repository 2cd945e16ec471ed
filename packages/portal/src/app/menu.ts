import { hasPermissions } from '@tracemark/api/rules'
import type { Permission } from '@tracemark/api/schemas'
import type { MenuEntry, MenuGroup } from '@tracemark/ui/components/app-frame'
import type { MessageKey, Translate } from '@tracemark/ui/i18n'

/** Path below the organization, icon, text, and what the page needs. Its id is its path. */
type Page = readonly [path: string, icon: MenuEntry['icon'], label: MessageKey, permissions: readonly Permission[]]

/** In the specification's order (first document, section 2). A group without a label stands at the top. */
const groups: readonly { id: string; label?: MessageKey; pages: readonly Page[] }[] = [
  {
    id: 'top',
    pages: [
      ['interactions', 'interactions', 'interactions:title', ['interactions:list']],
      ['gft', 'task', 'catalogue:guided_tasks', ['things:list', 'tasks:list', 'executions:create']],
    ],
  },
  {
    id: 'catalogue',
    label: 'catalogue:title',
    pages: [
      ['products', 'leaf', 'assets:title', ['things:list']],
      ['products/offers', 'layers', 'catalogue:shared_with_us', ['batches:list', 'batches:read']],
    ],
  },
  {
    id: 'settings',
    label: 'settings:title',
    pages: [['settings/access/invitations', 'mail', 'invitations:title', ['organizations_accounts:list', 'organizations_accounts:create']]],
  },
]

/** Pages that have no entry of their own, and the one that leads to them. */
const led: readonly (readonly [path: string, entry: string])[] = [['things', 'products']]

const paths = [...groups.flatMap(({ pages }) => pages.map(([path]) => [path, path] as const)), ...led]

/** Only what this person may open: a menu that leads to refusals is no menu. `base` ends in a slash. */
export const menuFor = (t: Translate, base: string, held: readonly Permission[]): MenuGroup[] =>
  groups.flatMap(({ id, label, pages }) => {
    const entries = pages.flatMap(([path, icon, text, permissions]) =>
      hasPermissions(held, ['portal:access', ...permissions]) ? [{ id: path, icon, label: t(text), href: base + path }] : [],
    )
    return entries.length === 0 ? [] : [{ id, entries, ...(label && { label: t(label) }) }]
  })

/** The entry of this page, or of the page that leads to it: of several, the one that says most of the address. */
export const currentEntry = (pathname: string): string | undefined => {
  const page = `${pathname.split('/').slice(3).join('/')}/`
  const [longest] = paths.filter(([path]) => page.startsWith(`${path}/`)).toSorted(([one], [other]) => other.length - one.length)
  return longest?.[1]
}

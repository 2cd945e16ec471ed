import type { Permission, permissionTable } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { MessageKey, Translate } from '../../i18n/keys.ts'

type Resource = keyof typeof permissionTable | 'portal'

/** By the names that menus and pages have for them. */
const resources: Record<Resource, MessageKey> = {
  accounts: 'permissions:of.accounts',
  organizations: 'permissions:of.organizations',
  organizations_accounts: 'names:people.title',
  teams: 'names:teams.title',
  webhooks: 'names:integration-actions.title',
  things: 'names:assets.title',
  vcodegroups: 'permissions:of.vcodegroups',
  identificationCodes: 'permissions:of.identificationCodes',
  batches: 'names:variants.title',
  tasks: 'names:tasks.title',
  interactions: 'names:interactions.title',
  categories: 'names:categories.title',
  items: 'names:units.title',
  tasksLibrary: 'permissions:of.tasksLibrary',
  components: 'names:components.title',
  task_things: 'permissions:of.task_things',
  executions: 'permissions:of.executions',
  portal: 'permissions:of.portal',
}

const actions = {
  read: 'permissions:to.read',
  list: 'permissions:to.list',
  create: 'permissions:to.create',
  update: 'permissions:to.update',
  delete: 'permissions:to.delete',
  invite: 'permissions:to.invite',
  discover: 'permissions:to.discover',
  process: 'permissions:to.process',
  complete: 'permissions:to.complete',
  access: 'permissions:to.access',
} as const satisfies Record<string, MessageKey>

const isResource = (name: string): name is Resource => name in resources
const isAction = (name: string): name is keyof typeof actions => name in actions

/** A permission's two halves, each in words. */
export const wordsOfPermission = (t: Translate, permission: Permission): { resource: string; action: string } => {
  const [resource = '', action = ''] = permission.split(':')
  return {
    resource: isResource(resource) ? t(resources[resource]) : resource,
    action: isAction(action) ? t(actions[action]) : action,
  }
}

/** One line for each thing that something may be done with, always in the same order: "Variants: view, create". */
export const permissionLines = (t: Translate, format: Pick<Format, 'list' | 'locale'>, permissions: readonly Permission[]): string[] => {
  const found = new Map<Resource, string[]>()
  for (const permission of permissions) {
    const [resource = '', action = ''] = permission.split(':')
    // To people a list is viewed, too.
    if (isResource(resource) && isAction(action)) found.set(resource, [...(found.get(resource) ?? []), action === 'list' ? 'read' : action])
  }
  const wordsOf = (may: readonly string[]) => Object.entries(actions).flatMap(([action, word]) => (may.includes(action) ? [t(word)] : []))
  return [...found].map(([resource, may]) => {
    const line = t('permissions:line', { what: t(resources[resource]), actions: format.list(wordsOf(may)) })
    return line.charAt(0).toLocaleUpperCase(format.locale) + line.slice(1)
  })
}

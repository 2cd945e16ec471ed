import type { Permission, permissionTable } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { MessageKey, Translate } from '../../i18n/keys.ts'

type Resource = keyof typeof permissionTable | 'portal'

/** By the names that menus and pages have for them. */
const resources: Record<Resource, MessageKey> = {
  accounts: 'names:permission.of.accounts',
  organizations: 'names:permission.of.organizations',
  organizations_accounts: 'names:people.title',
  teams: 'names:teams.title',
  webhooks: 'names:integration-actions.title',
  things: 'names:assets.title',
  vcodegroups: 'names:permission.of.vcodegroups',
  identificationCodes: 'names:permission.of.identificationCodes',
  batches: 'names:variants.title',
  tasks: 'names:tasks.title',
  interactions: 'names:interactions.title',
  categories: 'names:categories.title',
  items: 'names:units.title',
  tasksLibrary: 'names:permission.of.tasksLibrary',
  components: 'names:components.title',
  task_things: 'names:permission.of.task_things',
  executions: 'names:permission.of.executions',
  portal: 'names:permission.of.portal',
}

const actions = {
  read: 'names:permission.to.read',
  list: 'names:permission.to.list',
  create: 'names:permission.to.create',
  update: 'names:permission.to.update',
  delete: 'names:permission.to.delete',
  invite: 'names:permission.to.invite',
  discover: 'names:permission.to.discover',
  process: 'names:permission.to.process',
  complete: 'names:permission.to.complete',
  access: 'names:permission.to.access',
} as const satisfies Record<string, MessageKey>

const isResource = (name: string): name is Resource => name in resources
const isAction = (name: string): name is keyof typeof actions => name in actions

/** A permission's two halves, each in words. */
export const describePermission = (t: Translate, permission: Permission): { resource: string; action: string } => {
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
  const listWords = (may: readonly string[]) => Object.entries(actions).flatMap(([action, word]) => (may.includes(action) ? [t(word)] : []))
  return [...found].map(([resource, may]) => {
    const line = t('names:permission.line', { what: t(resources[resource]), actions: format.list(listWords(may)) })
    return line.charAt(0).toLocaleUpperCase(format.locale) + line.slice(1)
  })
}

import type { Messages } from '../../keys.ts'

export const messages: Messages<'permissions', 'nl'> = {
  line: '{{what}}: {{actions}}',
  'of.accounts': 'Accounts',
  'of.organizations': 'Organisatie',
  'of.vcodegroups': 'Codegroepen',
  'of.identificationCodes': 'Identificatiecodes',
  'of.tasksLibrary': 'Takenbibliotheek',
  'of.task_things': 'Toegewezen taken',
  'of.executions': 'Uitvoeringen van taken',
  'of.portal': 'Portaal',
  'to.read': 'bekijken',
  'to.list': 'opsommen',
  'to.create': 'aanmaken',
  'to.update': 'wijzigen',
  'to.delete': 'verwijderen',
  'to.invite': 'uitnodigen',
  'to.discover': 'vinden via codes',
  'to.process': 'indienen',
  'to.complete': 'afronden',
  'to.access': 'openen',
}

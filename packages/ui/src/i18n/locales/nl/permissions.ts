import type { Messages } from '../../keys.ts'

export const messages: Messages<'permissions', 'nl'> = {
  line: '{{what}} {{actions}}',
  'of.accounts': 'Accounts',
  'of.organizations': 'Organisatie',
  'of.vcodegroups': 'Codegroepen',
  'of.identificationCodes': 'Identificatiecodes',
  'of.tasksLibrary': 'Takenbibliotheek',
  'of.task_things': 'Toegewezen taken',
  'of.executions': 'Uitvoeringen',
  'of.portal': 'Portaal',
  'to.read': 'bekijken',
  'to.list': 'lijst bekijken',
  'to.create': 'aanmaken',
  'to.update': 'wijzigen',
  'to.delete': 'verwijderen',
  'to.invite': 'uitnodigen',
  'to.discover': 'opzoeken op code',
  'to.process': 'verzenden',
  'to.complete': 'afronden',
  'to.access': 'openen',
}

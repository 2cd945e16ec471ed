import type { Messages } from '../../keys.ts'

export const messages: Messages<'permissions', 'de'> = {
  line: '{{what}} {{actions}}',
  'of.accounts': 'Konten',
  'of.organizations': 'Organisation',
  'of.vcodegroups': 'Codegruppen',
  'of.identificationCodes': 'Identifikationscodes',
  'of.tasksLibrary': 'Aufgabenbibliothek',
  'of.task_things': 'Zugewiesene Aufgaben',
  'of.executions': 'Ausführungen',
  'of.portal': 'Portal',
  'to.read': 'ansehen',
  'to.list': 'auflisten',
  'to.create': 'anlegen',
  'to.update': 'ändern',
  'to.delete': 'löschen',
  'to.invite': 'einladen',
  'to.discover': 'per Code suchen',
  'to.process': 'absenden',
  'to.complete': 'abschließen',
  'to.access': 'öffnen',
}

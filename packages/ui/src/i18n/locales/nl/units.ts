import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'nl'> = {
  title: 'Eenheden',
  one: 'Eenheid',
  'empty.title': 'Nog geen eenheden',
  'empty.text':
    'Een eenheid is één stuk dat u in de hand houdt: een zak, een fles, een krat. Eenheden verschijnen hier zodra er codes zijn uitgegeven.',
  'failed.create': 'De eenheid kon niet worden aangemaakt',
  'failed.update': 'De eenheid kon niet worden gewijzigd',
  'failed.delete': 'De eenheid kon niet worden verwijderd',
  'failed.duplicate': 'De eenheid kon niet worden gedupliceerd',
  'failed.load': 'De eenheden konden niet worden geladen',
}

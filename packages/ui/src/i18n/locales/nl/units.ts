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
  'fact.sequence': 'Volgnummer',
  'fact.checksum': 'Controleteken',
  'fact.unique': 'Unieke ID',
  code: 'Code',
  records: 'Registraties van deze eenheid',
  'address.show': 'Code tonen',
  'address.hide': 'Code verbergen',
  'address.caution': 'Waar het etiket heen leidt. Wie het adres opent, telt als iemand die heeft gescand en kan meldingen veroorzaken.',
  'address.none': 'Het product heeft geen openbare pagina, dus de etiketten leiden nog nergens heen.',
}

import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'nl'> = {
  new: 'Nieuwe collectie',
  show: 'Interacties tonen',
  search: 'Collecties zoeken',
  'empty.title': 'Nog geen collecties',
  'empty.text': 'Een collectie toont interacties samen, bijvoorbeeld op een openbare pagina. Voeg interacties toe in hun lijst.',
  delete_text: 'De interacties blijven bestaan.',
  fill_hint: 'Interacties worden in hun lijst toegevoegd.',
  'failed.create': 'De collectie kon niet worden gemaakt',
  'failed.update': 'De collectie kon niet worden bijgewerkt',
  'failed.delete': 'De collectie kon niet worden verwijderd',
  'failed.duplicate': 'De collectie kon niet worden gedupliceerd',
  'failed.load': 'De collecties konden niet worden geladen',
}

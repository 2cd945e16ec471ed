import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'de'> = {
  new: 'Neue Sammlung',
  show: 'Interaktionen zeigen',
  search: 'Sammlungen durchsuchen',
  'empty.title': 'Noch keine Sammlungen',
  'empty.text':
    'Eine Sammlung zeigt Interaktionen zusammen, zum Beispiel auf einer öffentlichen Seite. Fügen Sie Interaktionen in ihrer Liste hinzu.',
  delete_text: 'Ihre Interaktionen bleiben.',
  fill_hint: 'Interaktionen werden in ihrer Liste hinzugefügt.',
  'failed.create': 'Die Sammlung konnte nicht erstellt werden',
  'failed.update': 'Die Sammlung konnte nicht aktualisiert werden',
  'failed.delete': 'Die Sammlung konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Sammlung konnte nicht dupliziert werden',
  'failed.load': 'Die Sammlungen konnten nicht geladen werden',
}

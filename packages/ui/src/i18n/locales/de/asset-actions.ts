/** What can be done with several assets, and what a copy takes along. */
export const messages = {
  'copy.title': '„{{name}}“ duplizieren',
  'copy.text':
    'Name, Kategorie, Vorlage und Bild werden immer übernommen. Codes, Chargen, Einheiten und Interaktionen bleiben beim Original.',
  'copy.about': 'Beschreibung, Merkmale, Bilder und Zertifikate',
  'copy.page': 'Inhalt und Einstellungen der öffentlichen Seite',
  add_tasks: 'Aufgaben hinzufügen',
  remove_tasks: 'Aufgaben entfernen',
  add_value_chain: 'Wertschöpfungskette hinzufügen',
  add_support: 'Supportkontakt hinzufügen',
  remove_support: 'Supportkontakt entfernen',
  manage: 'Verwalten',
  duplicate: 'Duplizieren',
}

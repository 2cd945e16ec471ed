/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: 'Kopfbereich einklappen',
  unfold_header: 'Kopfbereich ausklappen',
  inherits: 'Erbt von „{{name}}“',
  inherits_continuous: 'Das Produkt folgt dem Original: Dessen Aufgaben lassen sich auch hier ausführen.',
  inherits_oneOff: 'Das Produkt wurde einmal kopiert. Spätere Änderungen des Originals werden nicht übernommen.',
  settings: 'Erweiterte Einstellungen',
  copy_title: '„{{name}}“ duplizieren',
  copy_take: 'Übernehmen',
  copy_text:
    'Name, Kategorie, Vorlage und Bild werden immer übernommen. Codes, Chargen, Einheiten und Interaktionen bleiben beim Original.',
  copy_about: 'Beschreibung, Merkmale, Bilder und Zertifikate',
  copy_page: 'Inhalt und Einstellungen der öffentlichen Seite',
}

export const messages = {
  units: 'Einheiten',
  all: 'Alle Einheiten',
  entered: 'Eingegebene Nummern',
  group: '{{first}}–{{last}}, erstellt am {{day}}',
  first: 'Erste Nummer',
  last: 'Letzte Nummer',
  layout: 'Format',
  symbol: 'Code',
  start: 'Startposition',
  start_hint: 'Das erste freie Etikett auf dem ersten Bogen, zeilenweise gezählt',
  preview: 'Vorschau des ersten Bogens',
  none: 'Keine Einheit in diesem Bereich. Diese Charge hat die Nummern {{first}} bis {{last}}.',
  sheets_one: '{{shown}} Bogen',
  sheets_other: '{{shown}} Bögen',
  one_file: '1 Datei',
  scale: 'Drucken Sie mit 100 %, ohne Anpassung an die Seite.',
  logo: 'Logo',
  logo_hint: 'Das Logo Ihrer Organisation statt ihres Namens',
  zipped: '{{shown}} Dateien in einem ZIP',
  no_page:
    'Dieses Produkt hat keine öffentliche Seite. Beim Scannen öffnet ein Telefon nichts; die Suche dieses Portals findet die Einheiten.',
  no_page_some:
    'Einige dieser Einheiten gehören zu einem Produkt ohne öffentliche Seite. Beim Scannen öffnet ein Telefon nichts; die Suche dieses Portals findet die Einheiten.',
  to_page: 'Öffentliche Seite einrichten',
  fewer_one: 'Nur {{shown}} Einheit in diesem Bereich: Nummer {{first}}',
  fewer_other: 'Nur {{shown}} Einheiten in diesem Bereich: Nummern {{first}} bis {{last}}',
  no_variant: 'Etiketten werden für Einheiten gedruckt, und Einheiten gehören zu einer Charge. Dieses Produkt hat noch keine Charge.',
  no_code:
    'Etiketten werden für Einheiten gedruckt. Dieses Produkt braucht einen Identifikationscode, bevor Einheiten angelegt werden können.',
  no_unit: 'Dieses Produkt hat noch keine Einheiten, also gibt es nichts zu drucken.',
  no_unit_of: 'Diese Charge hat noch keine Einheiten.',
  to_units: 'Einheiten anlegen',
  no_page_all_one:
    'Das Produkt dieser Einheit hat keine öffentliche Seite. Ein Telefon, das das Etikett scannt, öffnet nichts; die Suche dieses Portals findet die Einheit.',
  no_page_all_other:
    'Die Produkte dieser Einheiten haben keine öffentliche Seite. Ein Telefon, das die Etiketten scannt, öffnet nichts; die Suche dieses Portals findet die Einheiten.',
}

export const messages = {
  units: 'Eenheden',
  all: 'Alle eenheden',
  entered: 'Ingevoerde nummers',
  group: '{{first}}–{{last}}, aangemaakt op {{day}}',
  first: 'Eerste nummer',
  last: 'Laatste nummer',
  layout: 'Indeling',
  symbol: 'Code',
  start: 'Startpositie',
  start_hint: 'Het eerste vrije etiket op het eerste vel, rij voor rij geteld',
  preview: 'Voorbeeld van het eerste vel',
  none: 'Geen eenheid in dit bereik. Deze batch heeft de nummers {{first}} tot en met {{last}}.',
  sheets_one: '{{shown}} vel',
  sheets_other: '{{shown}} vellen',
  one_file: '1 bestand',
  scale: 'Druk af op 100%, zonder aan te passen aan de pagina.',
  logo: 'Logo',
  logo_hint: 'Het logo van uw organisatie in plaats van de naam',
  zipped: '{{shown}} bestanden in één ZIP',
  no_page:
    'Dit product heeft geen openbare pagina. Een telefoon die deze etiketten scant, opent niets; de zoekfunctie van dit portaal vindt de eenheden.',
  no_page_some:
    'Sommige van deze eenheden horen bij een product zonder openbare pagina. Een telefoon die hun etiketten scant, opent niets; de zoekfunctie van dit portaal vindt de eenheden.',
  to_page: 'Openbare pagina instellen',
  fewer_one: 'Slechts {{shown}} eenheid in dit bereik: nummer {{first}}',
  fewer_other: 'Slechts {{shown}} eenheden in dit bereik: nummers {{first}} tot en met {{last}}',
  no_variant: 'Etiketten worden voor eenheden afgedrukt, en eenheden horen bij een batch. Dit product heeft nog geen batch.',
  no_code:
    'Etiketten worden voor eenheden afgedrukt. Dit product heeft eerst een identificatiecode nodig voordat eenheden kunnen worden aangemaakt.',
  no_unit: 'Dit product heeft nog geen eenheden, dus er is niets om af te drukken.',
  no_unit_of: 'Deze batch heeft nog geen eenheden.',
  to_units: 'Eenheden aanmaken',
  no_page_all_one:
    'Het product van deze eenheid heeft geen openbare pagina. Een telefoon die het etiket scant, opent niets; de zoekfunctie van dit portaal vindt de eenheid.',
  no_page_all_other:
    'De producten van deze eenheden hebben geen openbare pagina. Een telefoon die de etiketten scant, opent niets; de zoekfunctie van dit portaal vindt de eenheden.',
}

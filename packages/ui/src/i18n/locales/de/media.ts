import type { Messages } from '../../keys.ts'

export const media: Messages<'media'> = {
  'chart.as_table': 'Als Tabelle zeigen',
  'chart.as_chart': 'Als Diagramm zeigen',
  'chart.empty': 'In diesem Zeitraum gibt es nichts zu zeichnen',
  'chart.bar_summary': '{{title}}: insgesamt {{total}}, am meisten im Zeitraum {{most}} ({{value}})',
  'chart.day': 'Tag',
  'chart.month': 'Monat',
  'chart.total': 'Gesamt',
  'chart.part': 'Zustand',
  'chart.count': 'Anzahl',
  'chart.share': 'Anteil',
}

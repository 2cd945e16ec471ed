/** Charts, dates, documents, pictures, codes and maps. */
export const media = {
  'chart.as_table': 'Show as a table',
  'chart.as_chart': 'Show as a chart',
  'chart.empty': 'There is nothing to draw in this time',
  'chart.bar_summary': '{{title}}: {{total}} in all, most in {{most}} ({{value}})',
  'chart.day': 'Day',
  'chart.month': 'Month',
  'chart.total': 'Total',
  'chart.part': 'Status',
  'chart.count': 'Count',
  'chart.share': 'Share',
}

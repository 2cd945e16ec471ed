import type { TaskPlan } from '../plan.ts'
import { choice, date, number, text, yesno } from '../widgets.ts'

export const klosterhaldeTasks: TaskPlan[] = [
  {
    name: 'Mostgewicht messen',
    description: 'Hundert Beeren aus drei Zeilen, gepresst und gefiltert.',
    element: 'Weinberg',
    weight: 30,
    widgets: [
      number('oechsle', 'Mostgewicht', { required: true, min: 40, max: 250, decimals: 0, unit: '°Oe' }),
      number('saeure', 'Säure', { min: 0, max: 25, decimals: 1, unit: 'g/l' }),
      yesno('faeule', 'Fäulnis gesehen', { required: true }),
      date('probe', 'Probe genommen am', { required: true }),
    ],
    rules: [
      { widgetId: 'oechsle', operator: 'less_than', value: 67, classification: 'warning' },
      { widgetId: 'faeule', operator: 'equals', value: true, classification: 'alert' },
    ],
    defaultClassification: 'notice',
    resultMessages: {
      warning: { title: 'Noch nicht lesen', description: 'In fünf Tagen wieder messen.' },
      otherwise: { title: 'Messung gespeichert', image: '/demo/result-done.svg' },
    },
    answer: (classification, random, day) => ({
      oechsle: classification === 'warning' ? random.integer(58, 66) : random.integer(74, 98),
      saeure: random.decimal(6.8, 11.4, 1),
      faeule: classification === 'alert',
      probe: day,
    }),
  },
  {
    name: 'Gärkontrolle',
    description: 'Temperatur und Geruch am Fass, morgens und abends.',
    element: 'Keller',
    weight: 40,
    widgets: [
      number('temperatur', 'Temperatur im Fass', { required: true, min: 0, max: 45, decimals: 1, unit: '°C' }),
      choice('geruch', 'Geruch', { rein: 'Reintönig', boeckser: 'Böckser', fluechtig: 'Flüchtige Säure' }, { required: true }),
      text('notiz', 'Notiz', { maxLength: 500, multiline: true }),
    ],
    rules: [
      { widgetId: 'geruch', operator: 'equals', value: 'fluechtig', classification: 'warning' },
      { widgetId: 'geruch', operator: 'equals', value: 'boeckser', classification: 'alert' },
      { widgetId: 'temperatur', operator: 'greater_than', value: 21, classification: 'alert' },
    ],
    defaultClassification: 'notice',
    resultMessages: { warning: { title: 'Kellermeisterin rufen', description: 'Fass markieren und nicht umpumpen.' } },
    answer: (classification, random) => ({
      temperatur: classification === 'alert' ? random.decimal(21.1, 23.5, 1) : random.decimal(14.5, 20.5, 1),
      geruch: classification === 'warning' ? 'fluechtig' : 'rein',
      ...(random.chance(0.15) && { notiz: random.pick(['Gärung läuft ruhig.', 'Fass 14 leicht gekühlt.', 'Hefe aufgerührt.']) }),
    }),
  },
  {
    name: 'Abfüllkontrolle',
    description: 'Eine Flasche aus jedem Karton 50: Füllhöhe, Verschluss, Etikett.',
    element: 'Abfüllung',
    weight: 25,
    widgets: [
      number('fuellhoehe', 'Füllhöhe unter Mündung', { required: true, min: 0, max: 120, decimals: 0, unit: 'mm' }),
      yesno('verschluss', 'Verschluss sitzt', { required: true }),
      yesno('etikett', 'Etikett gerade', { required: true }),
    ],
    rules: [
      { widgetId: 'verschluss', operator: 'equals', value: false, classification: 'warning' },
      { widgetId: 'etikett', operator: 'equals', value: false, classification: 'alert' },
    ],
    defaultClassification: 'notice',
    resultMessages: { warning: { title: 'Linie anhalten', description: 'Verschließer prüfen, letzte 50 Flaschen zurücklegen.' } },
    answer: (classification, random) => ({
      fuellhoehe: random.integer(52, 60),
      verschluss: classification !== 'warning',
      etikett: classification !== 'alert',
    }),
  },
  {
    name: 'Kellernotiz',
    description: 'Was sonst auffiel.',
    element: 'Keller',
    weight: 0,
    widgets: [text('notiz', 'Notiz', { required: true, minLength: 3, maxLength: 2000, multiline: true })],
    rules: [],
    defaultClassification: 'unclassified',
    resultMessages: {},
    answer: (_classification, random) => ({
      notiz: random.pick([
        'Besuch der Weinbauschule, Fass 9 verkostet.',
        'Pumpe gewartet.',
        'Neue Steillagentreppe fertig.',
        'Rehe in der oberen Parzelle, Zaun geflickt.',
      ]),
    }),
  },
]

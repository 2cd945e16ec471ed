import type { OrganizationPlan, Place, StepPlan, ThingPlan } from '../plan.ts'
import { attributes } from '../widgets.ts'
import { klosterhaldeTasks } from './klosterhalde.tasks.ts'

const place = (name: string, longitude: number, latitude: number): Place => ({ name, coordinates: [longitude, latitude] })

const graach = place('Graach an der Mosel', 7.0633, 49.9342)
const zeltingen = place('Zeltingen-Rachtig', 7.0081, 49.9531)
const bernkastel = place('Bernkastel-Kues', 7.0689, 49.9161)
const piesport = place('Piesport', 6.9186, 49.8847)
const trarbach = place('Traben-Trarbach', 7.1167, 49.9506)

const cellarWay = (vineyard: Place, days: number, oechsle: string): StepPlan[] => [
  { name: 'Von Hand gelesen', daysAgo: days, place: vineyard, description: `${oechsle} °Oechsle, in kleinen Bütten` },
  { name: 'Gepresst', daysAgo: days - 1, place: bernkastel, description: 'Ganze Trauben, vier Stunden' },
  { name: 'Spontan vergoren', daysAgo: days - 70, place: bernkastel, description: 'Im Fuder, neun Wochen' },
  { name: 'Abgefüllt', daysAgo: days - 190, place: bernkastel, description: 'Amtliche Prüfung bestanden' },
  { name: 'Im Keller gereift', daysAgo: days - 260, place: trarbach, description: 'Bei elf Grad, liegend' },
]

const planCuvee = (lots: string[]) => ({
  variantId: `${lots[0]?.slice(0, 5)}-CUV`,
  name: 'Cuvée der Fuder',
  of: Object.fromEntries(lots.map((lot) => [lot, 480])),
  unit: 'l',
})

/** What is filled of a cuvée for the shops. */
const planBoxes = (cuvee: string) => ({ variantId: `${cuvee.slice(0, 5)}-BOX`, name: 'Präsentkisten', of: { [cuvee]: 320 }, unit: 'l' })

const withBoxes = (cuvee: ReturnType<typeof planCuvee>) => [cuvee, planBoxes(cuvee.variantId)]

const wine = (
  plan: Pick<
    ThingPlan,
    'name' | 'description' | 'image' | 'gtinDigits' | 'publicLink' | 'attributes' | 'highlights' | 'discoveryTask' | 'weight'
  >,
  vineyard: Place,
  oechsle: string,
  lots: [string, string][],
  first: number,
): ThingPlan => ({
  ...plan,
  heroImage: '/demo/hero-klosterhalde.svg',
  journey: cellarWay(vineyard, 400, oechsle),
  variants: lots.map(([variantId, name]) => ({ variantId, name, place: vineyard })),
  blends: lots.length < 2 ? [] : withBoxes(planCuvee(lots.map(([variantId]) => variantId))),
  items: { prefix: 'KH-', digits: 5, first, count: 24 },
})

const things: ThingPlan[] = [
  wine(
    {
      name: 'Graacher Halde Riesling Kabinett',
      description: 'Leicht, vom blauen Devonschiefer oberhalb von Graach. Neun Prozent Alkohol, gelesen, wenn die Nächte kühl werden.',
      image: '/demo/thing-graach.svg',
      gtinDigits: '950600013450',
      publicLink: 'graacher-halde-kabinett',
      weight: 32,
      attributes: attributes({
        Rebsorte: 'Riesling',
        Jahrgang: '2025',
        Alkohol: '9.0',
        Restzucker: '38 g/l',
        Boden: 'Blauer Devonschiefer',
      }),
      highlights: [
        { value: '68 %', label: 'Hangneigung' },
        { value: '60 Jahre', label: 'alte Reben' },
        { value: '9 %', label: 'Alkohol' },
      ],
    },
    graach,
    '82',
    [
      ['25-GH-01', 'Fuder 1'],
      ['25-GH-02', 'Fuder 2'],
    ],
    10120,
  ),
  wine(
    {
      name: 'Zeltinger Sonnenhang Riesling trocken',
      description: 'Aus der Südlage über dem Fluss, trocken ausgebaut im alten Holz.',
      image: '/demo/thing-zeltingen.svg',
      gtinDigits: '950600013451',
      publicLink: 'zeltinger-sonnenhang-trocken',
      discoveryTask: 'Abfüllkontrolle',
      weight: 28,
      attributes: attributes({ Rebsorte: 'Riesling', Jahrgang: '2025', Alkohol: '12.0', Restzucker: '6 g/l' }),
      highlights: [
        { value: '1,1 ha', label: 'Lage' },
        { value: '12 %', label: 'Alkohol' },
        { value: '9 Wochen', label: 'Gärung' },
      ],
    },
    zeltingen,
    '91',
    [
      ['25-ZS-01', 'Fuder 7'],
      ['25-ZS-02', 'Fuder 8'],
    ],
    10310,
  ),
  wine(
    {
      name: 'Piesporter Terrassen Spätburgunder',
      description: 'Rotwein von vierzehn kleinen Terrassen, ein Jahr im gebrauchten Barrique.',
      image: '/demo/thing-piesport.svg',
      gtinDigits: '950600013452',
      publicLink: 'piesporter-terrassen-spaetburgunder',
      weight: 22,
      attributes: attributes({ Rebsorte: 'Spätburgunder', Jahrgang: '2024', Alkohol: '13.0', Ausbau: 'Barrique, 12 Monate' }),
      highlights: [
        { value: '14', label: 'Terrassen' },
        { value: '12 Monate', label: 'im Holz' },
        { value: '1.800', label: 'Flaschen' },
      ],
    },
    piesport,
    '94',
    [['24-PT-01', 'Barrique 1 bis 6']],
    9040,
  ),
  wine(
    {
      name: 'Klosterhalde Sekt brut',
      description: 'Riesling-Sekt aus eigener Flaschengärung, von Hand gerüttelt.',
      image: '/demo/thing-sekt.svg',
      gtinDigits: '950600013453',
      publicLink: 'klosterhalde-sekt-brut',
      weight: 18,
      attributes: attributes({ Rebsorte: 'Riesling', Jahrgang: '2023', Alkohol: '12.0', Hefelager: '24 Monate' }),
      highlights: [
        { value: '24 Monate', label: 'auf der Hefe' },
        { value: '5 g/l', label: 'Dosage' },
        { value: '2023', label: 'Jahrgang' },
      ],
    },
    bernkastel,
    '76',
    [['23-SB-01', 'Tirage Mai']],
    7700,
  ),
]

/** A winery of the Mosel, in German. */
export const klosterhalde: OrganizationPlan = {
  organization: {
    id: 102,
    slug: 'klosterhalde',
    name: 'Weingut Klosterhalde',
    image: '/demo/organization-klosterhalde.svg',
    businessType: 'Weingut',
    publicPageImage: '/demo/hero-klosterhalde.svg',
    language: 'de',
    accentColor: '#7a2e3b',
    timeZone: 'Europe/Berlin',
  },
  utcOffset: 1,
  itemStatuses: [
    { value: 1, name: 'Bereit' },
    { value: 2, name: 'Aktiv' },
    { value: 3, name: 'Beim Kunden' },
    { value: 4, name: 'Zurückgegeben' },
    { value: 5, name: 'Do not use' },
  ],
  usualStatuses: [1, 2, 2, 3, 3, 3, 4],
  valueChain: {
    name: 'Wein',
    description: 'Vom Weinberg bis zum Kunden.',
    defaultElement: 'Keller',
    elements: [
      { name: 'Weinberg', icon: 'farm', description: 'Lage, Arbeiten des Jahres und Reife.', own: true, by: 'road' },
      { name: 'Keller', icon: 'barrel', description: 'Keltern, Gären und Ausbau.', own: true },
      { name: 'Abfüllung', icon: 'bottle', description: 'Los, Verschluss und Etikett.', own: true, gln: '4012345000016' },
      { name: 'Lager', icon: 'warehouse', description: 'Temperatur und Licht.', own: true, by: 'road' },
      { name: 'Versand', icon: 'truck', description: 'Bis zur Haustür.', by: 'mail' },
    ],
  },
  nextValueChain: {
    name: 'Sekt',
    description: 'Traditionelle Flaschengärung, vom Grundwein bis zum Degorgieren.',
    defaultElement: 'Flaschengärung',
    elements: [
      { name: 'Weinberg', icon: 'leaf', description: 'Frühe Lese für die Säure.', own: true, by: 'road' },
      { name: 'Grundwein', icon: 'barrel', description: 'Keltern und erste Gärung.', own: true },
      {
        name: 'Flaschengärung',
        icon: 'bottle',
        description: 'Mindestens neun Monate auf der Hefe.',
        own: true,
        gln: '4012345000023',
        blocks: [['Auf der Hefe', 'Jede Flasche liegt wenigstens neun Monate auf ihrer Hefe.']],
      },
      { name: 'Degorgieren', icon: 'check', description: 'Datum und Dosage.', own: true, by: 'road' },
      { name: 'Handel', icon: 'building', description: 'Fachhandel und Gastronomie.' },
    ],
  },
  tasks: klosterhaldeTasks,
  sharing: {
    name: 'Charge teilen',
    description: 'Wird festgehalten, wenn eine Charge an eine andere Organisation geht.',
    element: 'Versand',
  },
  things,
  creators: [
    'k.lauer@klosterhalde.example',
    'm.thielen@klosterhalde.example',
    'm.thielen@klosterhalde.example',
    's.bohr@klosterhalde.example',
    's.bohr@klosterhalde.example',
  ],
  interactions: 424,
  season: [6, 6, 7, 6, 5, 5, 5, 6, 13, 18, 13, 7],
}

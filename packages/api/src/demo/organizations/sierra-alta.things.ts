import type { Place, StepPlan, ThingPlan } from '../plan.ts'
import { attributes } from '../widgets.ts'

const place = (name: string, longitude: number, latitude: number): Place => ({ name, coordinates: [longitude, latitude] })

const pijao = place('Pijao, Quindío', -75.7036, 4.3336)
const genova = place('Génova, Quindío', -75.7902, 4.2062)
const buenavista = place('Buenavista, Quindío', -75.7397, 4.3603)
const cordoba = place('Córdoba, Quindío', -75.6878, 4.3919)
const armenia = place('Armenia, Quindío', -75.6811, 4.5339)
const calarca = place('Calarcá, Quindío', -75.6434, 4.5294)
const salento = place('Salento, Quindío', -75.5703, 4.6375)
const filandia = place('Filandia, Quindío', -75.6583, 4.6742)
const buenaventura = place('Puerto de Buenaventura', -77.0747, 3.8893)

/** Harvest, mill, patio, dry mill, port: the same way, told with each group's own places and days. */
const washedWay = (farm: Place, mill: Place, grower: string, moisture: string, days: number): StepPlan[] => [
  { name: 'Picked by hand', daysAgo: days, place: farm, description: `Grower ${grower}, ripe cherry only` },
  {
    name: 'Washed and fermented, 18 hours',
    daysAgo: days - 1,
    place: mill,
    description: 'Pulped the same evening, washed in spring water',
  },
  { name: `Dried to ${moisture} % moisture`, daysAgo: days - 12, place: farm, description: 'On the patio, checked nine times' },
  { name: 'Hulled and sorted', daysAgo: days - 19, place: armenia, description: 'Screen 15 and above, sorted by hand' },
  { name: 'Bagged and sealed', daysAgo: days - 21, place: armenia, description: '70 kg bags with inner liner' },
  { name: 'Left the port', daysAgo: days - 30, place: buenaventura, description: 'In a ventilated container' },
]

export const sierraAltaThings: ThingPlan[] = [
  {
    name: 'Finca La Esperanza',
    description:
      'Twelve families on the slope above Pijao grow washed Caturra between 1,650 and 1,820 metres. They pick in three passes, mill the same evening and dry on open patios.',
    image: '/demo/thing-esperanza.svg',
    heroImage: '/demo/hero-sierra-alta.svg',
    gtinDigits: '0950600013435',
    publicLink: 'finca-la-esperanza',
    attributes: attributes({
      Variety: 'Caturra',
      Process: 'Fully washed',
      'Cup score': '86.5',
      Altitude: '1,740 m',
      Certificates: 'Organic, Fairtrade',
    }),
    highlights: [
      { value: '1,740 m', label: 'altitude' },
      { value: '212 km', label: 'to the port' },
      { value: '32 %', label: 'of the price to growers' },
    ],
    journey: washedWay(pijao, pijao, '014', '11.2', 64),
    variants: [
      { variantId: 'PIJ-ALTO', name: 'Vereda La Mariela', place: pijao },
      { variantId: 'PIJ-RIO', name: 'Vereda Río Lejos', place: place('Río Lejos, Pijao', -75.6722, 4.3108) },
      { variantId: 'PIJ-CRUZ', name: 'Vereda Cañaveral', place: place('Cañaveral, Pijao', -75.7225, 4.3402) },
    ],
    blends: [
      { variantId: 'PIJ-EXPORT', name: 'Export lot of Pijao', of: { 'PIJ-ALTO': 1240, 'PIJ-RIO': 860 }, unit: 'kg' },
      { variantId: 'PIJ-HAMBURG', name: 'Container to Hamburg', of: { 'PIJ-EXPORT': 2100 }, unit: 'kg' },
    ],
    items: { prefix: 'SA-0004-', digits: 3, first: 198, count: 28 },
    weight: 30,
  },
  {
    name: 'Cooperativa El Roble',
    description:
      'The wet mill of Génova takes cherry from forty farms by mule and by jeep. Every delivery is weighed and counted for ripeness in front of the grower.',
    image: '/demo/thing-roble.svg',
    heroImage: '/demo/hero-sierra-alta.svg',
    gtinDigits: '0950600013442',
    publicLink: 'cooperativa-el-roble',
    attributes: attributes({
      Variety: 'Castillo, Colombia',
      Process: 'Fully washed',
      'Cup score': '84.75',
      Altitude: '1,580 m',
      Farms: '40',
    }),
    highlights: [
      { value: '40', label: 'farms' },
      { value: '18 h', label: 'fermentation' },
      { value: '84.75', label: 'cup score' },
    ],
    journey: washedWay(genova, genova, '032', '11.0', 78),
    variants: [
      { variantId: 'GEN-CEDRAL', name: 'Vereda Cedral Alto', place: genova },
      { variantId: 'GEN-MAIZ', name: 'Vereda La Maizena', place: place('La Maizena, Génova', -75.7714, 4.1897) },
    ],
    items: { prefix: 'SA-0011-', digits: 3, first: 12, count: 26 },
    weight: 25,
  },
  {
    name: 'Veredal Buenavista',
    description: 'Nine farms on the ridge of Buenavista that share one drying house with raised beds, out of the afternoon rain.',
    image: '/demo/thing-buenavista.svg',
    heroImage: '/demo/hero-sierra-alta.svg',
    gtinDigits: '0950600013459',
    publicLink: 'veredal-buenavista',
    discoveryTask: 'Farm audit',
    attributes: attributes({ Variety: 'Bourbon', Process: 'Honey', 'Cup score': '87.25', Altitude: '1,690 m' }),
    highlights: [
      { value: '9', label: 'farms' },
      { value: '87.25', label: 'cup score' },
      { value: '21 days', label: 'on raised beds' },
    ],
    journey: washedWay(buenavista, buenavista, '009', '10.9', 57),
    variants: [
      { variantId: 'BUE-GRANJA', name: 'Vereda La Granja', place: buenavista },
      { variantId: 'BUE-MIRADOR', name: 'Vereda Paraguay', place: place('Paraguay, Buenavista', -75.7561, 4.3711) },
    ],
    items: { prefix: 'SA-0007-', digits: 3, first: 1, count: 14 },
    weight: 15,
  },
  {
    name: 'Asociación Río Verde',
    description: 'Women growers of Córdoba who took over their families’ farms and plant shade along every stream of the Río Verde.',
    image: '/demo/thing-rio-verde.svg',
    heroImage: '/demo/hero-sierra-alta.svg',
    gtinDigits: '0950600013466',
    publicLink: 'asociacion-rio-verde',
    attributes: attributes({ Variety: 'Castillo, Tabi', Process: 'Fully washed', 'Cup score': '85.5', Altitude: '1,620 m', Growers: '57' }),
    highlights: [
      { value: '57', label: 'growers, all women' },
      { value: '118', label: 'shade trees a hectare' },
      { value: '85.5', label: 'cup score' },
    ],
    journey: washedWay(cordoba, calarca, '114', '11.4', 71),
    variants: [
      { variantId: 'COR-SIBERIA', name: 'Vereda Siberia', place: cordoba },
      { variantId: 'COR-GUAYA', name: 'Vereda Guayaquil', place: place('Guayaquil, Córdoba', -75.6605, 4.4017) },
      { variantId: 'CAL-VIRGINIA', name: 'La Virginia', place: calarca },
    ],
    items: { prefix: 'SA-0002-', digits: 3, first: 92, count: 28 },
    weight: 18,
  },
  {
    name: 'Finca Tres Hermanas de la Montaña',
    description:
      'Three sisters, one farm under the wax palms of Salento, and a dry mill in Armenia that they run with their neighbours from Filandia.',
    image: '/demo/thing-tres-hermanas.svg',
    heroImage: '/demo/hero-sierra-alta.svg',
    gtinDigits: '0950600013473',
    publicLink: 'finca-tres-hermanas',
    attributes: attributes({ Variety: 'Geisha, Caturra', Process: 'Natural', 'Cup score': '88.75', Altitude: '1,930 m' }),
    highlights: [
      { value: '1,930 m', label: 'altitude' },
      { value: '88.75', label: 'cup score' },
      { value: '3', label: 'sisters' },
    ],
    journey: washedWay(salento, armenia, '060', '10.7', 49),
    variants: [
      { variantId: 'SAL-COCORA', name: 'Vereda Cocora', place: salento },
      { variantId: 'FIL-BAMBUCO', name: 'Vereda Bambuco', place: filandia },
    ],
    items: { prefix: 'SA-0015-', digits: 3, first: 41, count: 22 },
    weight: 12,
  },
]

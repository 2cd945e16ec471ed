import type { VariantAttribute, VariantComponent, VariantStatus } from '../schemas/index.ts'

interface VariantDetail {
  status?: VariantStatus
  attributes?: VariantAttribute[]
  components?: VariantComponent[]
}

const text = (key: string, value: string): VariantAttribute => ({ key, value, type: 'string' })
const number = (key: string, value: string, unit?: string): VariantAttribute => ({
  key,
  value,
  type: 'number',
  ...(unit !== undefined && { unit }),
})
const day = (key: string, value: string): VariantAttribute => ({ key, value, type: 'date' })
const yes = (key: string): VariantAttribute => ({ key, value: 'true', type: 'boolean' })

/** A value of one of the base attributes. */
const base = (baseAttributeId: string, attribute: VariantAttribute): VariantAttribute => ({ ...attribute, baseAttributeId })

const component = (order: number, name: string, more: Omit<VariantComponent, 'name' | 'order' | 'isActive'>): VariantComponent => ({
  name,
  ...more,
  order,
  isActive: true,
})

const coffee = [
  base('carbonFootprint', number('Carbon footprint', '1.9', 'KGM')),
  base('waterUsed', number('Water used', '18', 'LTR')),
  base('transportDistance', number('Way to the market', '9200', 'KMT')),
  base('isOrganic', yes('Organic')),
  base('deforestationFree', yes('Free of deforestation')),
  base('certificationScheme', text('Certified by', 'fairtrade')),
  base('farmGatePrice', number('Price at the farm', '22', 'P1')),
]
const wine = [
  base('carbonFootprint', number('Carbon footprint', '1.12', 'KGM')),
  base('renewableEnergyShare', number('Renewable energy', '78', 'P1')),
  base('recycledContent', number('Recycled content', '64', 'P1')),
  base('recyclability', number('Recyclable', '98', 'P1')),
  base('isReusable', yes('Reusable package')),
]
const maize = [
  base('carbonFootprint', number('Carbon footprint', '38.4', 'KGM')),
  base('transportDistance', number('Way to the market', '1180', 'KMT')),
  base('farmers', number('Growers', '36')),
  base('farmGatePrice', number('Price at the farm', '31', 'P1')),
]

/** What is known of variants beside their names; one that is not named is active and has nothing more. */
export const variantDetails: Readonly<Record<string, VariantDetail>> = {
  'PIJ-ALTO': {
    attributes: [number('Altitude', '1790', 'm'), number('Families', '5'), text('Variety', 'Caturra'), yes('Certified'), ...coffee],
    components: [
      component(0, 'Parchment coffee', { category: 'grains', origin: 'Pijao, Quindío', quantity: 62, units: 'KGM', costContribution: 84 }),
      component(1, 'Jute bag with liner', {
        category: 'packaging',
        origin: 'Armenia, Quindío',
        quantity: 1,
        units: 'H87',
        costContribution: 5,
      }),
      component(2, 'Jeep to the dry mill', { category: 'transport', quantity: 31, units: 'KMT', costContribution: 11 }),
    ],
  },
  'PIJ-RIO': { attributes: [number('Altitude', '1680', 'm'), number('Families', '4'), text('Variety', 'Caturra'), ...coffee] },
  'PIJ-CRUZ': { attributes: [number('Altitude', '1720', 'm'), number('Families', '3'), text('Variety', 'Castillo')] },
  'PIJ-EXPORT': { status: 'pending', attributes: [text('Contract', 'HH-2026-118'), number('Bags', '30'), day('Leaves on', '2026-06-14')] },
  'BUE-MIRADOR': { status: 'suspended', attributes: [text('Waits for', 'A new drying house'), day('Since', '2026-03-02')] },
  'FIL-BAMBUCO': { status: 'pending' },
  '25-GH-01': {
    attributes: [number('Mostgewicht', '82', '°Oe'), number('Menge', '960', 'l'), day('Abgefüllt', '2026-03-18'), ...wine],
    components: [
      component(0, 'Rieslingtrauben', {
        category: 'vegetables',
        origin: 'Graach an der Mosel',
        quantity: 1240,
        units: 'KGM',
        costContribution: 71,
      }),
      component(1, 'Flasche, 0,75 l', { category: 'packaging', quantity: 1280, units: 'H87', costContribution: 18 }),
      component(2, 'Kellerarbeit', { category: 'facilities', quantity: 26, units: 'HUR', costContribution: 11 }),
    ],
  },
  '25-GH-02': { attributes: [number('Mostgewicht', '81', '°Oe'), number('Menge', '940', 'l'), ...wine] },
  '24-PT-01': { attributes: [number('Mostgewicht', '94', '°Oe'), number('Fässer', '6')] },
  '23-SB-01': { status: 'archived', attributes: [day('Degorgiert', '2025-06-11')] },
  'SHP-410': {
    attributes: [text('Ship', 'MV Amani Star'), text('Waybill', 'KE-MBA-26-0410'), number('Moisture', '12.8', '%'), ...maize],
    components: [
      component(0, 'Maize meal', { category: 'grains', origin: 'Iringa, Tanzania', quantity: 50, units: 'KGM', costContribution: 66 }),
      component(1, 'Vitamin premix', { category: 'grains', subCategory: 'Premix', quantity: 0.1, units: 'KGM', costContribution: 6 }),
      component(2, 'Woven bag', { category: 'packaging', quantity: 1, units: 'H87', costContribution: 3 }),
      component(3, 'Truck to Lodwar', { category: 'transport', quantity: 1180, units: 'KMT', costContribution: 25 }),
    ],
  },
  'SHP-430': { attributes: [text('Ship', 'MV Northern Grace'), text('Waybill', 'KE-MBA-26-0430')] },
  'SHP-472': { status: 'draft' },
}

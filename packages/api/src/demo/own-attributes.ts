import type { OwnAttribute } from '../schemas/index.ts'
import { accountByEmail } from './accounts.ts'
import { demoFounded, demoId } from './ids.ts'
import type { DemoOwnAttribute, DemoThingAttribute } from './types.ts'

type Said = Pick<OwnAttribute, 'name' | 'type'> &
  Partial<
    Pick<OwnAttribute, 'description' | 'group' | 'unit' | 'isRequired' | 'validValues' | 'maxLength' | 'minimum' | 'maximum' | 'decimals'>
  >

interface Plan {
  /** E-mail address of who created them. */
  by: string
  attributes: readonly Said[]
  /** By the public link of the asset and the name of the attribute; for staff alone. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const plans: Readonly<Record<number, Plan>> = {
  101: {
    by: 'member@demo.test',
    attributes: [
      {
        name: 'Variety',
        group: 'Cup',
        type: 'string',
        isRequired: true,
        maxLength: 80,
        description: 'Botanical varieties, the largest share first.',
      },
      {
        name: 'Process',
        group: 'Cup',
        type: 'string',
        isRequired: true,
        validValues: ['Fully washed', 'Washed', 'Honey', 'Natural'],
        description: 'How the cherries are turned into parchment.',
      },
      {
        name: 'Cup score',
        group: 'Cup',
        type: 'number',
        minimum: 0,
        maximum: 100,
        decimals: 2,
        description: 'Points of the SCA cupping form.',
      },
      { name: 'First picking', group: 'Harvest', type: 'date', description: 'Day on which the main harvest begins.' },
      { name: 'Harvest year', group: 'Harvest', type: 'number', isRequired: true, minimum: 2000, maximum: 2100, decimals: 0 },
      {
        name: 'Lowest plot',
        group: 'Farm',
        type: 'number',
        unit: 'MTR',
        minimum: 0,
        maximum: 2600,
        decimals: 0,
        description: 'Height above the sea.',
      },
      { name: 'Coffee area', group: 'Farm', type: 'number', unit: 'HAR', minimum: 0, decimals: 1 },
      { name: 'Grown in shade', group: 'Farm', type: 'boolean' },
      {
        name: 'Export licence',
        group: 'Trade',
        type: 'string',
        isRequired: true,
        maxLength: 20,
        description: 'Number that the growers’ federation gives.',
      },
    ],
    values: {
      'finca-la-esperanza': {
        'First picking': '2026-04-06',
        'Harvest year': '2026',
        'Lowest plot': '1650',
        'Coffee area': '14.5',
        'Grown in shade': 'true',
      },
      'cooperativa-el-roble': {
        'First picking': '2026-03-23',
        'Harvest year': '2026',
        'Lowest plot': '1480',
        'Coffee area': '212',
        'Grown in shade': 'true',
        'Export licence': 'FNC-2026-0418',
      },
      'veredal-buenavista': { 'Harvest year': '2026', 'Lowest plot': '1590', 'Export licence': 'FNC-2026-0733' },
      'asociacion-rio-verde': { 'Harvest year': '2025', 'Grown in shade': 'false', 'Export licence': 'FNC-2025-1190' },
      'finca-tres-hermanas': { 'Harvest year': '2026', 'Lowest plot': '1870', 'Coffee area': '6', 'Export licence': 'FNC-2026-0077' },
    },
  },
  102: {
    by: 'k.lauer@klosterhalde.example',
    attributes: [
      {
        name: 'Rebsorte',
        group: 'Wein',
        type: 'string',
        isRequired: true,
        validValues: ['Riesling', 'Spätburgunder', 'Weißburgunder', 'Elbling'],
      },
      { name: 'Jahrgang', group: 'Wein', type: 'number', isRequired: true, minimum: 1900, maximum: 2100, decimals: 0 },
      {
        name: 'Gesamtsäure',
        group: 'Analyse',
        type: 'number',
        unit: 'GL',
        minimum: 0,
        maximum: 20,
        decimals: 1,
        description: 'Als Weinsäure, aus der Füllprobe.',
      },
      { name: 'Freie schweflige Säure', group: 'Analyse', type: 'number', unit: 'M1', minimum: 0, maximum: 100, decimals: 0 },
      { name: 'Lesebeginn', group: 'Weinberg', type: 'date' },
      { name: 'Rebfläche', group: 'Weinberg', type: 'number', unit: 'HAR', minimum: 0, decimals: 2 },
      {
        name: 'Verschluss',
        group: 'Flasche',
        type: 'string',
        isRequired: true,
        validValues: ['Naturkork', 'Schraubverschluss', 'Glas', 'Sektkorken'],
        description: 'Steht im Katalog und auf der Füllliste.',
      },
      { name: 'Vegan', group: 'Flasche', type: 'boolean', description: 'Ohne Gelatine, Eiweiß oder Kasein geschönt.' },
    ],
    values: {
      'graacher-halde-kabinett': {
        Gesamtsäure: '8.4',
        'Freie schweflige Säure': '42',
        Lesebeginn: '2025-10-04',
        Rebfläche: '0.85',
        Verschluss: 'Schraubverschluss',
        Vegan: 'true',
      },
      'zeltinger-sonnenhang-trocken': {
        Gesamtsäure: '7.1',
        Lesebeginn: '2025-10-11',
        Rebfläche: '1.1',
        Verschluss: 'Schraubverschluss',
        Vegan: 'true',
      },
      'piesporter-terrassen-spaetburgunder': { Gesamtsäure: '5.6', Lesebeginn: '2024-09-28', Verschluss: 'Naturkork', Vegan: 'false' },
      'klosterhalde-sekt-brut': { Gesamtsäure: '7.9', Lesebeginn: '2023-09-14' },
    },
  },
  103: {
    by: 'owner@demo.test',
    attributes: [
      {
        name: 'Origin',
        group: 'Supply',
        type: 'string',
        isRequired: true,
        maxLength: 80,
        description: 'Country where the commodity was grown or pressed.',
      },
      { name: 'Donor', group: 'Supply', type: 'string', validValues: ['ECHO', 'USAID', 'Canada', 'Private'] },
      {
        name: 'Inspected on',
        group: 'Quality',
        type: 'date',
        isRequired: true,
        description: 'Day of the last sample by an independent laboratory.',
      },
      { name: 'Moisture', group: 'Quality', type: 'number', unit: 'P1', minimum: 0, maximum: 20, decimals: 1 },
      { name: 'Fumigated', group: 'Quality', type: 'boolean' },
      { name: 'Shelf life', group: 'Storage', type: 'number', unit: 'MON', isRequired: true, minimum: 1, maximum: 60, decimals: 0 },
      {
        name: 'Warmest store',
        group: 'Storage',
        type: 'number',
        unit: 'CEL',
        minimum: -20,
        maximum: 45,
        decimals: 0,
        description: 'Above this it is moved.',
      },
      {
        name: 'Stack height',
        group: 'Storage',
        type: 'number',
        minimum: 1,
        maximum: 30,
        decimals: 0,
        description: 'Bags or cartons on top of each other.',
      },
    ],
    values: {
      'fortified-maize-meal': {
        Donor: 'ECHO',
        'Inspected on': '2026-08-19',
        Moisture: '12.8',
        Fumigated: 'true',
        'Shelf life': '12',
        'Warmest store': '30',
        'Stack height': '20',
      },
      'split-yellow-peas': { Donor: 'Canada', 'Inspected on': '2026-09-02', Moisture: '13.4', 'Shelf life': '24', 'Stack height': '24' },
      'vegetable-oil': { Donor: 'Private', 'Inspected on': '2026-07-30', 'Warmest store': '35' },
      'super-cereal-plus': { Donor: 'ECHO', 'Shelf life': '18', 'Warmest store': '30', 'Stack height': '12' },
    },
  },
}

const DAY_MS = 86_400_000
const buildId = (organizationId: number, name: string): string => demoId(`own-attribute/${organizationId}/${name}`)

/** Base attributes of one organization, in groups. */
export const createOwnAttributes = (organizationId: number): DemoOwnAttribute[] => {
  const { by, attributes } = plans[organizationId] ?? { by: '', attributes: [] }
  return attributes.map(({ isRequired = false, validValues = [], ...said }, place) => ({
    id: buildId(organizationId, said.name),
    organizationId,
    ...said,
    isRequired,
    validValues,
    order: attributes.slice(0, place).filter(({ group }) => group === said.group).length,
    createdAt: new Date(demoFounded + (place + 3) * 5 * DAY_MS).toISOString(),
    createdById: accountByEmail(by).id,
  }))
}

type Value = Omit<DemoThingAttribute, 'id' | 'organizationId' | 'thingId' | 'order'>

/** Attributes of an asset as values of the organization's own, where they are called so, and what staff know beside them. */
export const withOwnAttributes = (organizationId: number, publicLink: string, shown: readonly Value[]): Value[] => {
  const { attributes = [], values = {} }: Partial<Plan> = plans[organizationId] ?? {}
  const getSource = (name: string) => ({ baseAttributeId: buildId(organizationId, name), source: 'own' as const })
  return [
    ...shown.map((value) => (attributes.some(({ name }) => name === value.label) ? { ...value, ...getSource(value.label) } : value)),
    ...Object.entries(values[publicLink] ?? {}).flatMap(([label, value]) => {
      const own = attributes.find(({ name }) => name === label)
      const unit = own?.unit
      return own ? [{ label, value, type: own.type, ...(unit !== undefined && { unit }), ...getSource(label), isPublic: false }] : []
    }),
  ]
}

import type { AttributeMapping, BaseAttribute, BaseAttributeSpecification } from '../schemas/index.ts'

export const attributeGroups = [
  'Identification',
  'Origin',
  'Dates',
  'Measures',
  'Packaging',
  'Storage',
  'Food',
  'Make',
  'Safety',
  'Climate',
  'Water',
  'Circularity',
  'Farming',
  'People',
] as const
export type AttributeGroup = (typeof attributeGroups)[number]

type Specified = Omit<BaseAttribute, 'id' | 'names' | 'group'> &
  Pick<BaseAttributeSpecification, 'maxLength' | 'pattern' | 'minimum' | 'maximum' | 'decimals' | 'example'>

interface Plan extends Specified {
  group: AttributeGroup
  gs1?: string
  schemaOrg?: string
}

const text = { type: 'string', maxLength: 200 } as const
const amount = { type: 'number', minimum: 0, decimals: 4 } as const
const percent = { type: 'number', minimum: 0, maximum: 100, decimals: 2, unitKind: 'ratio' } as const
const yesno = { type: 'boolean', example: 'true' } as const
const day = { type: 'date', example: '2026-05-20' } as const

const system = {
  brandName: {
    name: 'Brand',
    description: 'As it stands on the label.',
    group: 'Identification',
    ...text,
    example: 'Sierra Alta',
    gs1: 'gs1:brandName',
    schemaOrg: 'brand',
  },
  gtin: {
    name: 'GTIN',
    description: 'Global Trade Item Number.',
    group: 'Identification',
    type: 'string',
    maxLength: 14,
    pattern: '\\d{8}|\\d{12,14}',
    example: '9506000134352',
    gs1: 'gs1:gtin',
    schemaOrg: 'gtin',
  },
  modelNumber: {
    name: 'Model or article number',
    description: "The maker's own.",
    group: 'Identification',
    type: 'string',
    maxLength: 70,
    example: 'SA-250-W',
    gs1: 'gs1:manufacturerPartNumber',
    schemaOrg: 'mpn',
  },
  countryOfOrigin: {
    name: 'Country of origin',
    description: 'Where it was grown or made.',
    group: 'Origin',
    type: 'string',
    lookup: 'countries',
    example: 'CO',
    gs1: 'gs1:countryOfOrigin',
    schemaOrg: 'countryOfOrigin',
  },
  regionOfOrigin: {
    name: 'Region of origin',
    description: 'Protected or usual name of the region.',
    group: 'Origin',
    ...text,
    example: 'Quindío',
    gs1: 'gs1:regionOfOrigin',
  },
  productionDate: {
    name: 'Date of production',
    description: 'Day on which it was made.',
    group: 'Dates',
    ...day,
    gs1: 'gs1:productionDate',
    schemaOrg: 'productionDate',
  },
  harvestDate: {
    name: 'Date of harvest',
    description: 'Day on which it was picked or caught.',
    group: 'Dates',
    ...day,
    gs1: 'gs1:harvestDate',
  },
  bestBeforeDate: {
    name: 'Best before',
    description: 'Until when it keeps its qualities.',
    group: 'Dates',
    ...day,
    gs1: 'gs1:bestBeforeDate',
  },
  expirationDate: {
    name: 'Use by',
    description: 'After which it must not be used.',
    group: 'Dates',
    ...day,
    gs1: 'gs1:expirationDate',
    schemaOrg: 'expires',
  },
  netContent: {
    name: 'Net content',
    description: 'What is in the package.',
    group: 'Measures',
    ...amount,
    unitKind: 'volume',
    example: '0.75',
    gs1: 'gs1:netContent',
  },
  netWeight: {
    name: 'Net weight',
    description: 'Without the package.',
    group: 'Measures',
    ...amount,
    unitKind: 'mass',
    example: '0.25',
    gs1: 'gs1:netWeight',
    schemaOrg: 'weight',
  },
  grossWeight: {
    name: 'Gross weight',
    description: 'With the package.',
    group: 'Measures',
    ...amount,
    unitKind: 'mass',
    example: '0.27',
    gs1: 'gs1:grossWeight',
  },
  height: {
    name: 'Height',
    description: 'As it stands on the shelf.',
    group: 'Measures',
    ...amount,
    unitKind: 'length',
    example: '21',
    gs1: 'gs1:inPackageHeight',
    schemaOrg: 'height',
  },
  width: {
    name: 'Width',
    description: 'As it stands on the shelf.',
    group: 'Measures',
    ...amount,
    unitKind: 'length',
    example: '8',
    gs1: 'gs1:inPackageWidth',
    schemaOrg: 'width',
  },
  depth: {
    name: 'Depth',
    description: 'As it stands on the shelf.',
    group: 'Measures',
    ...amount,
    unitKind: 'length',
    example: '6',
    gs1: 'gs1:inPackageDepth',
    schemaOrg: 'depth',
  },
  packagingType: {
    name: 'Packaging',
    description: 'What it comes in.',
    group: 'Packaging',
    type: 'string',
    lookup: 'packagingTypes',
    example: 'BG',
    gs1: 'gs1:packagingType',
  },
  storageTemperatureMinimum: {
    name: 'Storage temperature, lowest',
    description: 'It must not become colder.',
    group: 'Storage',
    type: 'number',
    minimum: -200,
    maximum: 200,
    decimals: 1,
    unitKind: 'temperature',
    example: '2',
    gs1: 'gs1:minimumStorageTemperature',
  },
  storageTemperatureMaximum: {
    name: 'Storage temperature, highest',
    description: 'It must not become warmer.',
    group: 'Storage',
    type: 'number',
    minimum: -200,
    maximum: 200,
    decimals: 1,
    unitKind: 'temperature',
    example: '8',
    gs1: 'gs1:maximumStorageTemperature',
  },
  ingredients: {
    name: 'Ingredients',
    description: 'In falling order of weight.',
    group: 'Food',
    type: 'string',
    maxLength: 2000,
    example: 'Coffee beans',
    gs1: 'gs1:ingredientStatement',
  },
  allergens: {
    name: 'Contains allergen',
    description: 'One of the fourteen that the law names.',
    group: 'Food',
    type: 'string',
    lookup: 'allergens',
    example: 'AM',
    gs1: 'gs1:allergenType',
  },
  alcoholByVolume: {
    name: 'Alcohol',
    description: 'Per cent by volume.',
    group: 'Food',
    ...percent,
    example: '12.5',
    gs1: 'gs1:percentageOfAlcoholByVolume',
  },
  energyPer100: {
    name: 'Energy per 100 g or ml',
    description: 'As the nutrition table has it.',
    group: 'Food',
    ...amount,
    unitKind: 'energy',
    example: '1046',
    gs1: 'gs1:energyPerNutrientBasis',
    schemaOrg: 'calories',
  },
  material: {
    name: 'Material',
    description: 'What it is mostly made of.',
    group: 'Make',
    ...text,
    example: 'Cotton',
    gs1: 'gs1:material',
    schemaOrg: 'material',
  },
  colour: {
    name: 'Colour',
    description: 'As the label has it.',
    group: 'Make',
    ...text,
    example: 'Green',
    gs1: 'gs1:colourDescription',
    schemaOrg: 'color',
  },
  size: {
    name: 'Size',
    description: 'As the label has it.',
    group: 'Make',
    type: 'string',
    maxLength: 40,
    example: 'M',
    gs1: 'gs1:size',
    schemaOrg: 'size',
  },
  isHazardous: {
    name: 'Dangerous goods',
    description: 'Falls under the rules for transport of dangerous goods.',
    group: 'Safety',
    ...yesno,
  },
} satisfies Record<string, Plan>

const sustainability = {
  carbonFootprint: {
    name: 'Carbon footprint',
    description: 'Kilograms of CO₂ equivalent from cradle to gate, for one unit.',
    group: 'Climate',
    ...amount,
    unitKind: 'mass',
    example: '1.42',
  },
  energyUsed: {
    name: 'Energy used',
    description: 'For one unit, in making it.',
    group: 'Climate',
    ...amount,
    unitKind: 'energy',
    example: '3.1',
  },
  renewableEnergyShare: {
    name: 'Renewable energy',
    description: 'Share of the energy used in making it.',
    group: 'Climate',
    ...percent,
    example: '64',
  },
  transportDistance: {
    name: 'Way to the market',
    description: 'From where it was made to where it is sold.',
    group: 'Climate',
    ...amount,
    unitKind: 'length',
    example: '9200',
  },
  waterUsed: {
    name: 'Water used',
    description: 'For one unit, in growing and making it.',
    group: 'Water',
    ...amount,
    unitKind: 'volume',
    example: '18',
  },
  recycledContent: { name: 'Recycled content', description: 'Share of the weight.', group: 'Circularity', ...percent, example: '30' },
  recyclability: {
    name: 'Recyclable',
    description: 'Share of the weight that can be recycled where it is sold.',
    group: 'Circularity',
    ...percent,
    example: '95',
  },
  recyclingCode: {
    name: 'Recycling code',
    description: 'Of the package.',
    group: 'Circularity',
    type: 'string',
    lookup: 'recyclingCodes',
    example: '5',
  },
  isReusable: { name: 'Reusable package', description: 'Comes back, and is used again.', group: 'Circularity', ...yesno },
  isOrganic: {
    name: 'Organic',
    description: 'Certified under a law on organic production.',
    group: 'Farming',
    ...yesno,
    gs1: 'gs1:isOrganic',
  },
  certificationScheme: {
    name: 'Certified by',
    description: 'Scheme under which it is sold.',
    group: 'Farming',
    type: 'string',
    lookup: 'certificationSchemes',
    example: 'fairtrade',
    gs1: 'gs1:certificationStandard',
  },
  deforestationFree: {
    name: 'Free of deforestation',
    description: 'From land that was no forest after 31 December 2020.',
    group: 'Farming',
    ...yesno,
  },
  farmGatePrice: {
    name: 'Price at the farm',
    description: 'Share of the shelf price that the farm receives.',
    group: 'People',
    ...percent,
    example: '22',
  },
  livingIncome: { name: 'Living income', description: 'Growers earn at least the benchmark of their region.', group: 'People', ...yesno },
  farmers: {
    name: 'Growers',
    description: 'How many families it comes from.',
    group: 'People',
    type: 'number',
    minimum: 1,
    decimals: 0,
    unitKind: 'count',
    example: '12',
  },
} satisfies Record<string, Plan>

export type AttributeId = keyof typeof system | keyof typeof sustainability

/** As it is called in English. */
export interface PlannedAttribute extends Omit<BaseAttribute, 'names' | 'group'> {
  id: AttributeId
  group: AttributeGroup
}

const planAttributes = (plans: Readonly<Partial<Record<AttributeId, Plan>>>): PlannedAttribute[] =>
  (Object.entries(plans) as [AttributeId, Plan][]).map(([id, { name, description, group, type, unitKind, lookup }]) => ({
    id,
    name,
    description,
    group,
    type,
    ...(unitKind && { unitKind }),
    ...(lookup !== undefined && { lookup }),
  }))

const all = Object.entries<Plan>({ ...system, ...sustainability })

export const plannedSystemAttributes: readonly PlannedAttribute[] = planAttributes(system)
export const plannedSustainabilityAttributes: readonly PlannedAttribute[] = planAttributes(sustainability)

export const attributeSpecifications: readonly BaseAttributeSpecification[] = all.map(
  ([id, { name: _, description: __, group: ___, gs1: ____, schemaOrg: _____, ...specification }]) => ({ id, ...specification }),
)

/** Terms of the GS1 Web Vocabulary and of schema.org. */
export const attributeMapping: readonly AttributeMapping[] = all.flatMap(([attributeId, { gs1, schemaOrg }]) => [
  ...(gs1 === undefined ? [] : [{ attributeId, vocabulary: 'gs1' as const, term: gs1 }]),
  ...(schemaOrg === undefined ? [] : [{ attributeId, vocabulary: 'schema.org' as const, term: schemaOrg }]),
])

import { ElementDraft, type ValueChainStarter, type valueChainStarters } from '../schemas/index.ts'

type Starter = (typeof valueChainStarters)[number]
type Method = NonNullable<ElementDraft['transportationMethod']>

interface Step {
  name: string
  description: string
  icon: string
  /** Done by the organization itself. */
  own?: true
  /** How goods leave for the next step. */
  by?: Method
  isDefault?: true
}

interface Plan {
  name: string
  description: string
  steps: readonly Step[]
}

const plans = {
  basics: {
    name: 'Just the basics',
    description: 'Four elements from the source to the customer. Add your own later.',
    steps: [
      { name: 'Source', description: 'Where the raw material comes from.', icon: 'leaf', by: 'road' },
      { name: 'Produce', description: 'Where the product is made.', icon: 'mill', own: true, isDefault: true, by: 'road' },
      { name: 'Distribute', description: 'Warehouses and transport.', icon: 'warehouse', by: 'road' },
      { name: 'Use', description: 'At the customer.', icon: 'people' },
    ],
  },
  beverage: {
    name: 'Beverage',
    description: 'From the ingredients to the shelf, and the empties back.',
    steps: [
      { name: 'Ingredients', description: 'Water, fruit, grain and sugar, by lot.', icon: 'leaf', by: 'road' },
      {
        name: 'Brewing and mixing',
        description: 'Recipe, temperature and time of each batch.',
        icon: 'barrel',
        own: true,
        isDefault: true,
      },
      { name: 'Filling', description: 'Fill level, closure and label.', icon: 'bottle', own: true },
      { name: 'Quality release', description: 'On hold until the laboratory releases the batch.', icon: 'check', own: true, by: 'road' },
      { name: 'Cold store', description: 'Temperature in transit and in storage.', icon: 'warehouse', by: 'road' },
      { name: 'Retail', description: 'Shops and restaurants.', icon: 'building' },
      { name: 'Empties', description: 'Returned bottles and kegs.', icon: 'undo', by: 'road' },
    ],
  },
  coffee: {
    name: 'Coffee',
    description: 'From the farm to the cup, with everyone who handles the beans.',
    steps: [
      { name: 'Farm', description: 'Growing, picking and the weight of the cherries.', icon: 'farm', by: 'onFoot' },
      { name: 'Wet mill', description: 'Pulping, fermenting and washing.', icon: 'water', own: true },
      {
        name: 'Drying',
        description: 'Patio or raised bed, down to 11% moisture.',
        icon: 'sun',
        own: true,
        isDefault: true,
        by: 'road',
      },
      { name: 'Dry mill', description: 'Hulling, sorting and cupping.', icon: 'mill', own: true, by: 'road' },
      { name: 'Export', description: 'Container, seal and documents.', icon: 'ship', by: 'sea' },
      { name: 'Import and store', description: 'Arrival, sample and warehouse.', icon: 'warehouse', by: 'road' },
      { name: 'Roasting', description: 'Roast profile and date.', icon: 'light', by: 'mail' },
      { name: 'Cup', description: 'Café or home.', icon: 'people' },
    ],
  },
  honey: {
    name: 'Honey',
    description: 'From the apiary to the jar, with proof of authenticity.',
    steps: [
      { name: 'Apiary', description: 'Location of the hives, flora and bee health.', icon: 'leaf', own: true, isDefault: true },
      { name: 'Harvest', description: 'Frames, date and water content.', icon: 'sun', own: true, by: 'road' },
      { name: 'Extraction', description: 'Uncapping, extracting and straining.', icon: 'mill', own: true },
      { name: 'Laboratory', description: 'Pollen, residues and origin.', icon: 'verified', by: 'mail' },
      { name: 'Jarring', description: 'Lot, weight and label.', icon: 'bottle', own: true, by: 'road' },
      { name: 'Market', description: 'Shops and direct sales.', icon: 'building' },
    ],
  },
  porter: {
    name: 'Porter value chain',
    description: "Michael Porter's five primary and four support activities.",
    steps: [
      { name: 'Inbound logistics', description: 'Receiving, storing and issuing materials.', icon: 'truck', own: true, by: 'road' },
      { name: 'Operations', description: 'Turning materials into the product.', icon: 'mill', own: true, isDefault: true },
      {
        name: 'Outbound logistics',
        description: 'Storing the product and delivering it to buyers.',
        icon: 'warehouse',
        own: true,
        by: 'multimodal',
      },
      { name: 'Marketing and sales', description: 'How buyers find the product and buy it.', icon: 'people', own: true },
      { name: 'Service', description: 'Installation, repair and spare parts after the sale.', icon: 'phone', own: true },
      { name: 'Procurement', description: 'Support activity: purchasing.', icon: 'copy', own: true },
      { name: 'Technology development', description: 'Support activity: research and improvement.', icon: 'light', own: true },
      { name: 'Human resources', description: 'Support activity: hiring and training.', icon: 'people', own: true },
      { name: 'Infrastructure', description: 'Support activity: planning, finance and quality.', icon: 'building', own: true },
    ],
  },
  foodAid: {
    name: 'Food-aid commodity chain',
    description: 'From the pledge to the household, with every handover.',
    steps: [
      {
        name: 'Donation and purchase',
        description: 'Contract, origin and quality of the commodity.',
        icon: 'document',
        own: true,
        by: 'rail',
      },
      { name: 'Load port', description: 'Fumigation, weight and bill of lading.', icon: 'ship', by: 'sea' },
      { name: 'Discharge port', description: 'Arrival, damage and customs.', icon: 'ship', by: 'road' },
      {
        name: 'Central warehouse',
        description: 'Stock by lot, pest control and expiry dates.',
        icon: 'warehouse',
        own: true,
        isDefault: true,
        by: 'road',
      },
      { name: 'Forward store', description: 'Close to the distribution points.', icon: 'warehouse', by: 'road' },
      { name: 'Distribution point', description: 'Rations handed out by distribution list.', icon: 'people', own: true, by: 'onFoot' },
      { name: 'Household', description: 'Receipt, use and feedback.', icon: 'farm' },
      { name: 'Monitoring', description: 'Visits after distribution.', icon: 'eye', own: true },
    ],
  },
  wine: {
    name: 'Wine',
    description: 'From the vineyard to the glass.',
    steps: [
      { name: 'Vineyard', description: 'Site, vineyard work and ripeness.', icon: 'leaf', own: true },
      { name: 'Harvest', description: 'Date, yield and must weight.', icon: 'farm', own: true, by: 'road' },
      { name: 'Cellar', description: 'Pressing, fermenting and ageing.', icon: 'barrel', own: true, isDefault: true },
      { name: 'Bottling', description: 'Lot, closure and label.', icon: 'bottle', own: true },
      { name: 'Maturing', description: 'Temperature and light in storage.', icon: 'clock', own: true, by: 'road' },
      { name: 'Merchant', description: 'Import, wholesale and retail.', icon: 'warehouse', by: 'mail' },
      { name: 'Table', description: 'Restaurant or home.', icon: 'people' },
    ],
  },
} as const satisfies Record<Starter, Plan>

type TextsOf<Steps extends readonly Step[]> = { readonly [Place in keyof Steps]: readonly [name: string, description: string] }

/** What the templates are called in a language, their steps in the same order; English stands in the plans. */
export type StarterTexts = {
  readonly [Name in Starter]: {
    readonly name: string
    readonly description: string
    readonly steps: TextsOf<(typeof plans)[Name]['steps']>
  }
}

const toElement = ({ own, by, ...step }: Step): ElementDraft =>
  ElementDraft.parse({ ...step, isOrganizationActivity: own === true, ...(by && { transportationMethod: by }) })

/** Templates that a value chain can begin with, each ready to be used as it is, with a language's texts; in English without. */
export const starterChainsIn = (texts: StarterTexts | undefined): readonly ValueChainStarter[] =>
  (Object.entries(plans) as [Starter, Plan][]).map(([starter, plan]) => {
    const own = texts?.[starter]
    const { name, description } = own ?? plan
    const elements = plan.steps.map((step, place) => {
      const [stepName = step.name, stepDescription = step.description] = own?.steps[place] ?? []
      return toElement({ ...step, name: stepName, description: stepDescription })
    })
    return { starter, name, description, elements }
  })

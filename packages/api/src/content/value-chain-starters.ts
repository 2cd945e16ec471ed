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

const plans: Record<Starter, Plan> = {
  basics: {
    name: 'Just the basics',
    description: 'Made, moved, sold: enough to begin with, and to add to.',
    steps: [
      { name: 'Source', description: 'Where the material comes from.', icon: 'leaf', by: 'road' },
      { name: 'Produce', description: 'Where it becomes the product.', icon: 'mill', own: true, isDefault: true, by: 'road' },
      { name: 'Distribute', description: 'Stores and ways in between.', icon: 'warehouse', by: 'road' },
      { name: 'Use', description: 'With the customer.', icon: 'people' },
    ],
  },
  beverage: {
    name: 'Beverage',
    description: 'From ingredients to the shelf, and the empty bottle back.',
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
      { name: 'Quality release', description: 'Held until the laboratory has said yes.', icon: 'check', own: true, by: 'road' },
      { name: 'Cold store', description: 'Temperature on the way and in the store.', icon: 'warehouse', by: 'road' },
      { name: 'Retail', description: 'Shops and restaurants.', icon: 'building' },
      { name: 'Empties', description: 'Bottles and kegs that come back.', icon: 'undo', by: 'road' },
    ],
  },
  coffee: {
    name: 'Coffee',
    description: 'From the farm to the cup, with each hand that the beans go through.',
    steps: [
      { name: 'Farm', description: 'Growing, picking and the weight of cherries.', icon: 'farm', by: 'onFoot' },
      { name: 'Wet mill', description: 'Pulping, fermenting and washing.', icon: 'water', own: true },
      {
        name: 'Drying',
        description: 'Patio or bed, until eleven per cent of moisture.',
        icon: 'sun',
        own: true,
        isDefault: true,
        by: 'road',
      },
      { name: 'Dry mill', description: 'Hulling, sorting, cupping.', icon: 'mill', own: true, by: 'road' },
      { name: 'Export', description: 'Container, seal and papers.', icon: 'ship', by: 'sea' },
      { name: 'Import and store', description: 'Arrival, sample and warehouse.', icon: 'warehouse', by: 'road' },
      { name: 'Roasting', description: 'Profile and date of the roast.', icon: 'light', by: 'mail' },
      { name: 'Cup', description: 'Café or kitchen.', icon: 'people' },
    ],
  },
  honey: {
    name: 'Honey',
    description: 'From the apiary to the jar, with what proves that it is honey.',
    steps: [
      { name: 'Apiary', description: 'Place of the hives, flora and health of the bees.', icon: 'leaf', own: true, isDefault: true },
      { name: 'Harvest', description: 'Frames, date and water content.', icon: 'sun', own: true, by: 'road' },
      { name: 'Extraction', description: 'Uncapping, spinning and straining.', icon: 'mill', own: true },
      { name: 'Laboratory', description: 'Pollen, residues and origin.', icon: 'verified', by: 'mail' },
      { name: 'Jarring', description: 'Lot, weight and label.', icon: 'bottle', own: true, by: 'road' },
      { name: 'Market', description: 'Shops and doorsteps.', icon: 'building' },
    ],
  },
  porter: {
    name: 'Porter value chain',
    description: "Michael Porter's five primary activities, and the four that support them.",
    steps: [
      { name: 'Inbound logistics', description: 'Receiving, storing and handing out of material.', icon: 'truck', own: true, by: 'road' },
      { name: 'Operations', description: 'What turns material into the product.', icon: 'mill', own: true, isDefault: true },
      {
        name: 'Outbound logistics',
        description: 'Collecting, storing and bringing it to buyers.',
        icon: 'warehouse',
        own: true,
        by: 'multimodal',
      },
      { name: 'Marketing and sales', description: 'How buyers learn of it and get it.', icon: 'people', own: true },
      { name: 'Service', description: 'What keeps its value after the sale.', icon: 'phone', own: true },
      { name: 'Procurement', description: 'Supports all: buying.', icon: 'copy', own: true },
      { name: 'Technology development', description: 'Supports all: research and improvement.', icon: 'light', own: true },
      { name: 'Human resources', description: 'Supports all: hiring and training.', icon: 'people', own: true },
      { name: 'Infrastructure', description: 'Supports all: planning, finance, quality.', icon: 'building', own: true },
    ],
  },
  foodAid: {
    name: 'Food-aid commodity chain',
    description: 'From the pledge to the household, with every change of hands.',
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
        description: 'Stock by lot, pests and expiry.',
        icon: 'warehouse',
        own: true,
        isDefault: true,
        by: 'road',
      },
      { name: 'Forward store', description: 'Near the people, with less of everything.', icon: 'warehouse', by: 'road' },
      { name: 'Distribution point', description: 'Rations handed out, list by list.', icon: 'people', own: true, by: 'onFoot' },
      { name: 'Household', description: 'Received, used, and what people say of it.', icon: 'farm' },
      { name: 'Monitoring', description: 'Visits after the distribution.', icon: 'eye', own: true },
    ],
  },
  wine: {
    name: 'Wine',
    description: 'From the vineyard to the glass.',
    steps: [
      { name: 'Vineyard', description: 'Site, work of the year and ripeness.', icon: 'leaf', own: true },
      { name: 'Harvest', description: 'Day, weight and must.', icon: 'farm', own: true, by: 'road' },
      { name: 'Cellar', description: 'Pressing, fermenting and ageing.', icon: 'barrel', own: true, isDefault: true },
      { name: 'Bottling', description: 'Lot, closure and label.', icon: 'bottle', own: true },
      { name: 'Maturing', description: 'Temperature and light of the store.', icon: 'clock', own: true, by: 'road' },
      { name: 'Merchant', description: 'Import, trade and shop.', icon: 'warehouse', by: 'mail' },
      { name: 'Table', description: 'Restaurant or home.', icon: 'people' },
    ],
  },
}

const elementOf = ({ own, by, ...step }: Step): ElementDraft =>
  ElementDraft.parse({ ...step, isOrganizationActivity: own === true, ...(by && { transportationMethod: by }) })

/** Templates that a value chain can begin with, each ready to be used as it is. */
export const starterChains: readonly ValueChainStarter[] = (Object.entries(plans) as [Starter, Plan][]).map(
  ([starter, { name, description, steps }]) => ({ starter, name, description, elements: steps.map(elementOf) }),
)

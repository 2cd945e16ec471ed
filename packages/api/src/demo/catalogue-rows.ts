import { gtinCheckDigit } from '../rules/index.ts'
import { type Category, type Document, displayConditionOperators, type SupportProfile, type Template } from '../schemas/index.ts'
import { accountByEmail } from './accounts.ts'
import { demoFounded, demoId } from './ids.ts'
import type { Described } from './types.ts'

interface Rows {
  /** E-mail address of who created them. */
  by: string
  templates: readonly (Pick<Template, 'name' | 'description' | 'attributes'> & { of: readonly string[] })[]
  categories: readonly (Pick<Category, 'name' | 'description' | 'identificationStandard' | 'identifier'> & { template?: string })[]
  documents: readonly (Pick<Document, 'name' | 'file' | 'isPublic'> & { gdtiDigits?: string; serial?: string; step: string })[]
  /** `collected`: the collection that is shown with it. */
  supportProfiles: readonly (Omit<SupportProfile, 'id' | 'displayConditions' | 'order' | 'collectionId' | 'collection' | keyof Origin> &
    Partial<Pick<SupportProfile, 'displayConditions'>> & { collected?: { publicLink: string; name: string } })[]
}

type Origin = Pick<SupportProfile, 'createdAt' | 'createdById' | 'createdBy'>

const text = (label: string, value: string) => ({ label, value, type: 'string' as const })
const { includedIn } = displayConditionOperators
const count = (label: string, value: string) => ({ label, value, type: 'number' as const })

/** What an organization's catalogue has beside what its assets use. */
const rows: Readonly<Record<number, Rows>> = {
  101: {
    by: 'member@demo.test',
    templates: [
      {
        name: 'Natural coffee from the patio',
        description: 'Dried in the cherry, turned by hand.',
        attributes: [text('Process', 'Natural'), count('Days on the patio', '21'), { label: 'Organic', value: 'true', type: 'boolean' }],
        of: ['Coffee, roasted'],
      },
      { name: 'Forest honey', description: 'From hives below shade trees.', attributes: [text('Extraction', 'Cold')], of: ['Honey'] },
    ],
    categories: [
      {
        name: 'Coffee, roasted',
        description: 'In bags for shops and visitors.',
        identificationStandard: 'hs',
        identifier: '0901.21',
        template: 'Natural coffee from the patio',
      },
      {
        name: 'Honey',
        description: 'Of the farms’ own hives.',
        identificationStandard: 'hs',
        identifier: '0409',
        template: 'Forest honey',
      },
      { name: 'Cascara', description: 'Dried skins of the cherry, for infusions.' },
    ],
    documents: [
      {
        name: 'Organic certificate 2026',
        file: '/demo/organic-sierra-alta.pdf',
        isPublic: true,
        gdtiDigits: '950600013474',
        step: 'Farm visit',
      },
      {
        name: 'Cupping report, May lots',
        file: '/demo/cupping-sierra-alta.pdf',
        isPublic: false,
        gdtiDigits: '950600013475',
        serial: 'MAY26',
        step: 'Dry mill',
      },
    ],
    supportProfiles: [
      {
        name: 'Visits to the farms',
        headerText: 'Come and see',
        mainText: 'From June to August we walk with visitors through the coffee, in Spanish or English.',
        mainContent: '<p>Bring boots and a hat. The way from Armenia takes <strong>forty minutes</strong> by jeep.</p>',
        showExpanded: true,
        email: 'visitas@sierra-alta.example',
        primaryImage: '/demo/organization-sierra-alta.svg',
        kmlMapType: 'link',
        kmlLink: 'https://sierra-alta.example/ways/la-esperanza.kml',
        contactMethods: ['email', 'web'],
        collected: { publicLink: 'finca-la-esperanza', name: 'Latest farm visits' },
      },
      {
        name: 'Importer in Bremen',
        headerText: 'Fragen in Deutschland',
        mainText: 'Muster und Lieferungen in die EU.',
        showExpanded: false,
        phone: '+49 421 555 0118',
        contactMethods: ['phone', 'chat'],
        displayConditions: [{ property: 'country', operator: includedIn, value: 'DE,AT,CH' }],
      },
    ],
  },
  102: {
    by: 'k.lauer@klosterhalde.example',
    templates: [
      {
        name: 'Sekt, traditionelle Flaschengärung',
        description: 'Vom Grundwein bis zum Degorgieren.',
        attributes: [count('Monate auf der Hefe', '24')],
        of: ['Sekt'],
      },
      { name: 'Spätburgunder', description: 'Auf der Maische vergoren.', attributes: [text('Ausbau', 'Im Barrique')], of: ['Wein'] },
    ],
    categories: [
      {
        name: 'Sekt',
        description: 'Aus eigenem Grundwein, von Hand gerüttelt.',
        identificationStandard: 'hs',
        identifier: '2204.10',
        template: 'Sekt, traditionelle Flaschengärung',
      },
      { name: 'Traubensaft', description: 'Aus der Vorlese.', identificationStandard: 'hs', identifier: '2009.61' },
    ],
    documents: [
      {
        name: 'Analyse Kabinett 2025',
        file: '/demo/analysis-klosterhalde.pdf',
        isPublic: true,
        gdtiDigits: '950600013474',
        step: 'Keller',
      },
      {
        name: 'Lieferschein Januar',
        file: '/demo/delivery-klosterhalde.pdf',
        isPublic: false,
        gdtiDigits: '950600013475',
        serial: '2026-01',
        step: 'Versand',
      },
    ],
    supportProfiles: [
      {
        name: 'Wine trade',
        headerText: 'Buying for a shop or a restaurant?',
        mainText: 'Prices, allocations and labels for importers.',
        showExpanded: false,
        phone: '+49 6531 55 013',
        email: 'trade@klosterhalde.example',
        contactMethods: ['email', 'phone'],
        displayConditions: [{ property: 'language', operator: includedIn, value: 'en' }],
      },
      {
        name: 'Kellerführungen',
        headerText: 'Der Keller von innen',
        mainText: 'Jeden Samstag um elf, mit fünf Weinen und Brot.',
        mainContent: '<p>Eine Führung dauert <strong>90 Minuten</strong> und ist bis zur letzten Treppe ebenerdig.</p>',
        showExpanded: true,
        email: 'keller@klosterhalde.example',
        primaryImage: '/demo/organization-klosterhalde.svg',
        contactMethods: ['web', 'email'],
      },
    ],
  },
  103: {
    by: 'a.odhiambo@open-granary.example',
    templates: [
      {
        name: 'Oil in tins',
        description: 'Tins in cartons, with their seal.',
        attributes: [count('Tins per carton', '6')],
        of: ['Vegetable oil'],
      },
      {
        name: 'Supplementary food',
        description: 'For children and mothers.',
        attributes: [text('Age', '6 to 23 months')],
        of: ['Food aid'],
      },
    ],
    categories: [
      {
        name: 'Vegetable oil',
        description: 'Fortified with vitamins A and D.',
        identificationStandard: 'unspsc',
        identifier: '50151513',
        template: 'Oil in tins',
      },
      { name: 'Sacks and tarpaulins', description: 'What goods travel in.', identificationStandard: 'custom', identifier: 'OG-PACK' },
    ],
    documents: [
      {
        name: 'Laboratory report, Mombasa',
        file: '/demo/laboratory-open-granary.pdf',
        isPublic: true,
        gdtiDigits: '950600013474',
        step: 'Port',
      },
      {
        name: 'Waybill to Lodwar',
        file: '/demo/waybill-open-granary.pdf',
        isPublic: false,
        gdtiDigits: '950600013475',
        serial: 'LOD-0117',
        step: 'Transport',
      },
    ],
    supportProfiles: [
      {
        name: 'Partners and warehouses',
        headerText: 'For those who hand it out',
        mainText: 'Missing waybills, damaged pallets and recounts.',
        showExpanded: false,
        phone: '+254 20 720 6400',
        email: 'warehouse@open-granary.example',
        contactMethods: ['phone', 'email', 'chat'],
        displayConditions: [{ property: 'country', operator: includedIn, value: 'KE,SS,ET' }],
      },
      {
        name: 'Nutrition',
        headerText: 'How to prepare it',
        mainText: 'Porridge for children from six months on.',
        mainContent: '<ol><li>Boil three cups of water.</li><li>Stir in one cup of flour.</li><li>Cook for ten minutes.</li></ol>',
        showExpanded: true,
        email: 'nutrition@open-granary.example',
        primaryImage: '/demo/organization-open-granary.svg',
        contactMethods: ['web'],
      },
    ],
  },
}

const DAY_MS = 86_400_000

/** Rows beside the first of each kind, which the organization's assets have. `elements` are the steps of its value chain. */
export const catalogueRows = (
  organizationId: number,
  first: Pick<Category, 'id' | 'name'>,
  elements: readonly { id: string; name: string }[],
): Pick<Described, 'categories' | 'templates' | 'documents' | 'supportProfiles'> => {
  const plan = rows[organizationId]
  if (!plan) return { categories: [], templates: [], documents: [], supportProfiles: [] }
  const createdById = accountByEmail(plan.by).id
  const origin = (kind: string, name: string, place: number) => ({
    id: demoId(`${kind}/${organizationId}/${name}`),
    organizationId,
    createdAt: new Date(demoFounded + (place + 1) * 17 * DAY_MS).toISOString(),
    createdById,
  })
  const templates = plan.templates.map(({ of, ...said }, place) => ({
    ...origin('template', said.name, place),
    ...said,
    categoryIds: of.map((name) => (name === first.name ? first.id : demoId(`category/${organizationId}/${name}`))),
  }))
  return {
    templates,
    categories: plan.categories.map(({ template, ...said }, place) => ({
      ...origin('category', said.name, place),
      ...said,
      ...(template !== undefined && { defaultTemplateId: demoId(`template/${organizationId}/${template}`) }),
    })),
    supportProfiles: plan.supportProfiles.map(({ collected, displayConditions = [], ...said }, place) => ({
      ...origin('support', said.name, place),
      ...said,
      ...(collected && { collectionId: demoId(`collection/${collected.publicLink}/${collected.name}`) }),
      displayConditions,
      order: place + 1,
    })),
    documents: plan.documents.map(({ gdtiDigits, serial = '', step, ...said }, place) => {
      const element = elements.find(({ name }) => name === step)
      const made = origin('document', said.name, place)
      return {
        ...made,
        ...said,
        ...(gdtiDigits !== undefined && { gdti: gdtiDigits + gtinCheckDigit(gdtiDigits) + serial }),
        ...(element && { valueChainElementId: element.id }),
        dateModified: made.createdAt,
      }
    }),
  }
}

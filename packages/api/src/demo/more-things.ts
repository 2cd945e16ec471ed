import { accountByEmail } from './accounts.ts'
import { demoId } from './ids.ts'
import type { DemoMoreThing, DemoValueChain } from './types.ts'

const DAY_MS = 86_400_000

interface Plan {
  by: string
  /** One that is used no more, with its only element. */
  chain: { name: string; description: string; element: string }
  hidden: { name: string; description: string; image: string }
  archived: { name: string; description: string; image: string }
  /** Comes from the organization's first asset. */
  child: { name: string; description: string; image: string; certification: { name: string; issuer: string; number: string } }
  /** Only begun. */
  begun: { name: string }
}

const plans: Readonly<Record<number, Plan>> = {
  101: {
    by: 'member@demo.test',
    chain: { name: 'Coffee, sold at auction', description: 'Until 2025, by way of the auction in Manizales.', element: 'Auction' },
    hidden: {
      name: 'Microlot Pink Bourbon',
      description: 'Promised to one buyer until the contract is signed.',
      image: '/demo/thing-roble.svg',
    },
    archived: {
      name: 'Cooperativa La Palma',
      description: 'Left the group after the harvest of 2025.',
      image: '/demo/thing-buenavista.svg',
    },
    child: {
      name: 'El Mirador, Geisha lots',
      description: 'The upper terrace of the farm, picked and dried by itself.',
      image: '/demo/thing-esperanza.svg',
      certification: { name: 'Organic, EU and NOP', issuer: 'Ceres', number: 'CO-ORG-3371' },
    },
    begun: { name: 'Cascara of Quindío' },
  },
  102: {
    by: 'owner@demo.test',
    chain: { name: 'Fasswein', description: 'Bis 2024, über die Kellerei in Trier.', element: 'Kellerei' },
    hidden: {
      name: 'Trockenbeerenauslese 2025',
      description: 'Liegt noch im Fass und wird erst 2028 gezeigt.',
      image: '/demo/thing-zeltingen.svg',
    },
    archived: { name: 'Müller-Thurgau Literflasche', description: 'Bis zum Jahrgang 2024.', image: '/demo/thing-piesport.svg' },
    child: {
      name: 'Graacher Halde, Alte Reben',
      description: 'Aus der Parzelle von 1932, getrennt gelesen und ausgebaut.',
      image: '/demo/thing-graach.svg',
      certification: { name: 'EU-Bio', issuer: 'ABCERT', number: 'DE-ÖKO-006-417' },
    },
    begun: { name: 'Traubensaft vom Riesling' },
  },
  103: {
    by: 'owner@demo.test',
    chain: { name: 'Food aid by way of Djibouti', description: 'Until the port of Lamu opened.', element: 'Port of Djibouti' },
    hidden: {
      name: 'Emergency biscuits, 10 kg',
      description: 'Shown once the tender is decided.',
      image: '/demo/thing-cereal.svg',
    },
    archived: { name: 'Sorghum, 50 kg', description: 'Replaced by fortified maize meal in 2025.', image: '/demo/thing-peas.svg' },
    child: {
      name: 'Fortified maize meal, 10 kg',
      description: 'The same meal in bags that one person can carry.',
      image: '/demo/thing-maize.svg',
      certification: { name: 'Fortification licence', issuer: 'Kenya Bureau of Standards', number: 'KEBS-F-2210' },
    },
    begun: { name: 'Iodized salt, 25 kg' },
  },
}

export interface MoreThings {
  valueChains: DemoValueChain[]
  moreThings: DemoMoreThing[]
}

/**
 * One asset that is hidden, one that is archived, one that comes from another, and one that was only begun: what filters and warnings
 * show. The certificate of the third ends within a month of the clock.
 */
export const createMoreThings = (
  organizationId: number,
  { valueChain, parentId }: { valueChain: DemoValueChain; parentId: string },
  now: Date,
): MoreThings => {
  const plan = plans[organizationId]
  if (!plan) return { valueChains: [], moreThings: [] }
  const chainId = demoId(`chain/${organizationId}/before`)
  const elementId = demoId(`chain/${organizationId}/before/${plan.chain.element}`)
  const thing = ({ name, ...more }: Partial<DemoMoreThing> & { name: string }, daysAgo: number): DemoMoreThing => ({
    id: demoId(`more/${organizationId}/${name}`),
    organizationId,
    name,
    description: '',
    status: 0,
    hidden: false,
    certifications: [],
    createdAt: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
    createdById: accountByEmail(plan.by).id,
    ...more,
  })
  const { certification, ...child } = plan.child
  const validUntil = new Date(now.getTime() + 24 * DAY_MS).toISOString().slice(0, 10)
  return {
    valueChains: [
      {
        id: chainId,
        organizationId,
        name: plan.chain.name,
        description: plan.chain.description,
        archived: true,
        isDefault: false,
        defaultElementId: elementId,
        createdAt: valueChain.createdAt,
        elements: [{ id: elementId, enabled: true, name: plan.chain.element, isOrganizationActivity: false, isDefault: true, order: 0 }],
      },
    ],
    moreThings: [
      thing({ ...plan.hidden, hidden: true, valueChainId: valueChain.id }, 41),
      thing({ ...plan.archived, status: 1, valueChainId: valueChain.id }, 400),
      thing(
        {
          ...child,
          valueChainId: chainId,
          inheritedId: parentId,
          inheritedMode: 'continuous',
          certifications: [{ ...certification, validUntil }],
        },
        12,
      ),
      thing(plan.begun, 2),
    ],
  }
}

import type { Component, ValueChain, ValueChainElement, ValueChainStarter } from '@tracemark/api/schemas'

const createdAt = '2025-04-14T14:00:00Z'
const id = (place: number) => `01939f00-0000-7000-8000-0000000021${String(place).padStart(2, '0')}`

const block = (place: number, name: string, component: Component['component'] = { html: `<p>${name}</p>` }): Component => ({
  id: id(50 + place),
  name,
  enabled: true,
  type: 'block',
  displayType: 'after',
  component,
  ruleConditions: [],
  order: place,
  createdAt,
})

type Said = Pick<ValueChainElement, 'name' | 'icon'> & Partial<ValueChainElement>

const element = (said: Said, order: number): ValueChainElement => ({
  id: id(order),
  enabled: true,
  isOrganizationActivity: false,
  isDefault: false,
  components: [],
  order,
  createdAt,
  ...said,
})

const steps: readonly Said[] = [
  { name: 'Farm visit', icon: 'farm', transportationMethod: 'onFoot', components: [block(1, 'Who grows it'), block(2, 'The farms')] },
  { name: 'Wet mill', icon: 'water', isOrganizationActivity: true, components: [block(3, 'How we wash')] },
  {
    name: 'Drying patio',
    icon: 'sun',
    description: 'Parchment dries eleven to thirteen days and is turned four times a day.',
    isOrganizationActivity: true,
    isDefault: true,
    transportationMethod: 'road',
    components: [
      block(4, 'How we dry'),
      { ...block(5, 'A day on the patio', { embeddedLink: 'https://video.example/patio' }), enabled: false },
      block(6, 'The way to the mill', { kmlLink: 'https://files.example/way.kml' }),
    ],
  },
  { name: 'Dry mill', icon: 'mill', isOrganizationActivity: true, transportationMethod: 'road', gln: '7701234000011' },
  { name: 'Warehouse', icon: 'warehouse', transportationMethod: 'road', gln: '7701234000028' },
  { name: 'Port of Buenaventura', icon: 'ship', transportationMethod: 'sea' },
  { name: 'Roaster', icon: 'light', enabled: false },
]

const account = { id: id(90), firstName: 'Luisa', lastName: 'Marín' }

export const coffeeChain: ValueChain = {
  id: id(80),
  name: 'Coffee, from farm to port',
  description: 'Coffee from the visit on the farm to the container.',
  archived: false,
  isDefault: true,
  defaultElementId: id(2),
  elements: steps.map(element),
  createdAt,
  account,
}

export const valueChains: readonly ValueChain[] = [
  coffeeChain,
  {
    ...coffeeChain,
    id: id(81),
    name: 'Coffee, roasted in Salento',
    isDefault: false,
    elements: coffeeChain.elements.slice(0, 4),
  },
  {
    ...coffeeChain,
    id: id(82),
    name: 'Panela',
    isDefault: false,
    elements: [],
    account: undefined,
    createdAt: '2026-11-18T10:00:00Z',
  },
]

const starter = (name: ValueChainStarter['starter'], title: string, said: readonly Said[]): ValueChainStarter => ({
  starter: name,
  name: title,
  description: `${title}, step by step.`,
  elements: said.map(({ components: _, ...each }) => ({ enabled: true, isOrganizationActivity: false, isDefault: false, ...each })),
})

export const starters: readonly ValueChainStarter[] = [
  starter('coffee', 'Coffee', steps),
  starter('basics', 'Just the basics', steps.slice(0, 4)),
  starter('wine', 'Wine', steps.slice(2)),
]

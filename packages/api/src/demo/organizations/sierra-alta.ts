import type { OrganizationPlan } from '../plan.ts'
import { sierraAltaTasks } from './sierra-alta.tasks.ts'
import { sierraAltaThings } from './sierra-alta.things.ts'

/** Coffee growers of Quindío, Colombia, in the Farm Audits wording. */
export const sierraAlta: OrganizationPlan = {
  organization: {
    id: 101,
    slug: 'sierra-alta',
    name: 'Sierra Alta',
    image: '/demo/organization-sierra-alta.svg',
    businessType: 'Coffee growers',
    publicPageImage: '/demo/hero-sierra-alta.svg',
    language: 'en-x-farm',
    accentColor: '#1f5c45',
    timeZone: 'America/Bogota',
  },
  utcOffset: -5,
  itemStatuses: [
    { value: 1, name: 'All clear' },
    { value: 2, name: 'Normal precaution' },
    { value: 3, name: 'Increased caution' },
    { value: 4, name: 'Reconsider use' },
    { value: 5, name: 'Do not use' },
    { value: 6, name: 'Active' },
  ],
  usualStatuses: [6, 6, 6, 1, 1, 2, 3],
  valueChain: {
    name: 'Coffee, from farm to port',
    description: 'Coffee from the visit on the farm to the container.',
    defaultElement: 'Drying patio',
    elements: [
      { name: 'Farm visit', icon: 'farm', description: 'Growing, picking and the weight of cherries.', by: 'onFoot' },
      { name: 'Wet mill', icon: 'water', description: 'Pulping, fermenting and washing.', own: true },
      {
        name: 'Drying patio',
        icon: 'sun',
        description: 'Parchment dries eleven to thirteen days and is turned four times a day.',
        own: true,
        by: 'road',
      },
      { name: 'Dry mill', icon: 'mill', description: 'Hulling, sorting and cupping.', own: true, by: 'road', gln: '7701234000011' },
      {
        name: 'Warehouse',
        icon: 'warehouse',
        description: 'Stored by lot, away from light and moisture.',
        by: 'road',
        gln: '7701234000028',
      },
      { name: 'Port', icon: 'ship', description: 'Container, seal and papers.', by: 'sea' },
    ],
  },
  nextValueChain: {
    name: 'Coffee, roasted in Salento',
    description: 'For shops and cafés in Colombia: roasted near the farms, in the cup within two weeks.',
    defaultElement: 'Roastery',
    elements: [
      { name: 'Farm visit', icon: 'farm', description: 'Growing, picking and the weight of cherries.', by: 'road' },
      {
        name: 'Drying patio',
        icon: 'sun',
        description: 'Parchment dries eleven to thirteen days.',
        own: true,
        by: 'road',
        blocks: [['How we dry', 'Parchment is turned four times a day and covered before the afternoon rain.']],
      },
      {
        name: 'Roastery',
        icon: 'light',
        description: 'Profile and date of each roast.',
        own: true,
        by: 'mail',
        gln: '7701234000011',
        blocks: [
          ['The roastery', 'A drum of fifteen kilograms, in the old station of Salento.'],
          ['Roast dates', 'Each bag carries the day of its roast. It is at its best from the fifth day to the fortieth.'],
        ],
      },
      { name: 'Café', icon: 'people', description: 'Ground and brewed by the cup.' },
      { name: 'Cups that come back', icon: 'undo', description: 'Returned for a deposit.', by: 'road', disabled: true },
    ],
  },
  tasks: sierraAltaTasks,
  sharing: {
    name: 'Share a Village',
    description: 'Kept by the system when a Village is given to another organization.',
    element: 'Dry mill',
  },
  things: sierraAltaThings,
  creators: [
    'worker@demo.test',
    'worker@demo.test',
    'jhon.giraldo@sierra-alta.example',
    'gloria.arango@sierra-alta.example',
    'luz.cifuentes@sierra-alta.example',
    'hernando.patino@sierra-alta.example',
    'member@demo.test',
  ],
  interactions: 1214,
  // Two harvests: the small one from April to June, the main one from October to December.
  season: [6, 4, 5, 9, 12, 9, 5, 4, 7, 13, 15, 11],
}

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
  },
  utcOffset: -5,
  itemStatuses: [
    { value: 1, name: 'All Clear' },
    { value: 2, name: 'Normal Precaution' },
    { value: 3, name: 'Increased Caution' },
    { value: 4, name: 'Reconsider Use' },
    { value: 5, name: 'Do Not Use' },
    { value: 6, name: 'Active' },
  ],
  usualStatuses: [6, 6, 6, 1, 1, 2, 3],
  valueChain: {
    name: 'Coffee, from farm to port',
    description: 'Coffee from the visit on the farm to the container.',
    defaultElement: 'Drying patio',
    elements: [
      { name: 'Farm visit', icon: 'farm' },
      { name: 'Wet mill', icon: 'water' },
      { name: 'Drying patio', icon: 'sun' },
      { name: 'Dry mill', icon: 'mill' },
      { name: 'Warehouse', icon: 'warehouse' },
      { name: 'Port', icon: 'ship' },
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

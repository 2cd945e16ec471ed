import type { OrganizationPlan, Place, StepPlan, ThingPlan } from '../plan.ts'
import { attributes } from '../widgets.ts'
import { openGranaryTasks } from './open-granary.tasks.ts'

const place = (name: string, longitude: number, latitude: number): Place => ({ name, coordinates: [longitude, latitude] })

const mombasa = place('Port of Mombasa', 39.6496, -4.0519)
const nairobi = place('Nairobi depot', 36.8821, -1.3192)
const eldoret = place('Eldoret transit store', 35.2698, 0.5143)
const lodwar = place('Lodwar warehouse', 35.5973, 3.1191)
const kakuma = place('Kakuma distribution point', 34.8606, 3.7117)
const kalobeyei = place('Kalobeyei distribution point', 34.7761, 3.7719)

const roadWay = (last: Place, days: number, ship: string): StepPlan[] => [
  { name: 'Unloaded from the ship', daysAgo: days, place: mombasa, description: ship },
  { name: 'Inspected and released', daysAgo: days - 4, place: mombasa, description: 'Sampled by an independent laboratory' },
  { name: 'Stored', daysAgo: days - 9, place: nairobi, description: 'Under tarpaulin, on pallets' },
  { name: 'Passed the transit store', daysAgo: days - 16, place: eldoret, description: 'Changed trucks, seals kept' },
  { name: 'Reached the warehouse', daysAgo: days - 20, place: lodwar, description: 'Counted against the waybill' },
  { name: 'Handed out', daysAgo: days - 27, place: last, description: 'To registered households' },
]

const commodity = (
  plan: Pick<
    ThingPlan,
    'name' | 'description' | 'image' | 'gtinDigits' | 'publicLink' | 'attributes' | 'highlights' | 'discoveryTask' | 'weight'
  >,
  last: Place,
  days: number,
  ship: string,
  first: number,
): ThingPlan => ({
  ...plan,
  heroImage: '/demo/hero-open-granary.svg',
  journey: roadWay(last, days, ship),
  variants: [
    { variantId: `SHP-${first}`, name: 'Eastern stores', place: eldoret },
    { variantId: `SHP-${first + 1}`, name: 'Northern stores', place: lodwar },
    { variantId: `SHP-${first + 2}`, name: last.name.replace(' distribution point', ''), place: last },
  ],
  blends: [
    { variantId: `MIX-${first}`, name: 'Mixed truck loads', of: { [`SHP-${first}`]: 18, [`SHP-${first + 1}`]: 12 }, unit: 't' },
    { variantId: `CNV-${first}`, name: 'Convoy loads', of: { [`MIX-${first}`]: 24 }, unit: 't' },
  ],
  items: { prefix: `OG-${first}-`, digits: 4, first: 101, count: 18 },
})

const things: ThingPlan[] = [
  commodity(
    {
      name: 'Fortified maize meal, 50 kg',
      description: 'White maize, milled and fortified with vitamins A, B and iron. One bag feeds a household of five for about a month.',
      image: '/demo/thing-maize.svg',
      gtinDigits: '1950600013454',
      publicLink: 'fortified-maize-meal',
      weight: 34,
      attributes: attributes({ 'Net weight': '50 kg', Origin: 'Tanzania', 'Best before': '12 months', Fortified: 'Vitamins A, B, iron' }),
      highlights: [
        { value: '1,180 km', label: 'from port to people' },
        { value: '27 days', label: 'on the way' },
        { value: '0.6 %', label: 'lost' },
      ],
    },
    kakuma,
    88,
    'MV Amani Star',
    410,
  ),
  commodity(
    {
      name: 'Split yellow peas, 25 kg',
      description: 'Dried, split and bagged yellow peas, inspected at the port.',
      image: '/demo/thing-peas.svg',
      gtinDigits: '1950600013455',
      publicLink: 'split-yellow-peas',
      discoveryTask: 'Goods receipt',
      weight: 26,
      attributes: attributes({ 'Net weight': '25 kg', Origin: 'Canada', Protein: '24 %' }),
      highlights: [
        { value: '24 %', label: 'protein' },
        { value: '25 kg', label: 'a bag' },
        { value: '0.4 %', label: 'lost' },
      ],
    },
    kalobeyei,
    74,
    'MV Northern Grace',
    430,
  ),
  commodity(
    {
      name: 'Vegetable oil, 6 tins of 4 l',
      description: 'Refined sunflower oil with vitamin A and D in tins, six to a carton.',
      image: '/demo/thing-oil.svg',
      gtinDigits: '1950600013456',
      publicLink: 'vegetable-oil',
      weight: 22,
      attributes: attributes({ Volume: '24 l', Origin: 'Türkiye', Fortified: 'Vitamins A and D' }),
      highlights: [
        { value: '24 l', label: 'a carton' },
        { value: '27 days', label: 'on the way' },
        { value: '0.2 %', label: 'lost' },
      ],
    },
    kakuma,
    61,
    'MV Bosporus',
    450,
  ),
  commodity(
    {
      name: 'Super cereal plus, 1.5 kg',
      description: 'Corn and soya blend with milk powder for children from six months to five years.',
      image: '/demo/thing-cereal.svg',
      gtinDigits: '1950600013457',
      publicLink: 'super-cereal-plus',
      weight: 18,
      attributes: attributes({ 'Net weight': '1.5 kg', Origin: 'Belgium', Energy: '410 kcal per 100 g' }),
      highlights: [
        { value: '410 kcal', label: 'in 100 g' },
        { value: '6 to 59', label: 'months of age' },
        { value: '10', label: 'bags a carton' },
      ],
    },
    kalobeyei,
    52,
    'MV Amani Star',
    470,
  ),
]

/** A food-aid chain from the port of Mombasa to the north of Kenya. */
export const openGranary: OrganizationPlan = {
  organization: {
    id: 103,
    slug: 'open-granary',
    name: 'Open Granary',
    image: '/demo/organization-open-granary.svg',
    businessType: 'Food aid',
    publicPageImage: '/demo/hero-open-granary.svg',
    language: 'en',
    accentColor: '#2b5c8a',
    timeZone: 'Africa/Nairobi',
  },
  utcOffset: 3,
  itemStatuses: [
    { value: 1, name: 'Ready packed' },
    { value: 2, name: 'Active' },
    { value: 3, name: 'With customer' },
    { value: 4, name: 'Pickup requested' },
    { value: 5, name: 'Issue raised' },
    { value: 6, name: 'Do not use' },
  ],
  usualStatuses: [2, 2, 2, 3, 3, 1, 5],
  valueChain: {
    name: 'Food-aid commodity chain',
    description: 'From the ship to the household.',
    defaultElement: 'Warehouse',
    elements: [
      { name: 'Port', icon: 'ship', description: 'Arrival, damage and customs.', by: 'rail' },
      { name: 'Transport', icon: 'truck', description: 'Waybill, seal and driver.', by: 'road' },
      { name: 'Transit store', icon: 'warehouse', description: 'Short stays between two trucks.', by: 'road' },
      { name: 'Warehouse', icon: 'warehouse', description: 'Stock by lot, pests and expiry.', own: true, by: 'road', gln: '6161234000014' },
      { name: 'Distribution', icon: 'people', description: 'Rations handed out, list by list.', own: true, by: 'onFoot' },
    ],
  },
  nextValueChain: {
    name: 'Local purchase',
    description: 'Maize and beans bought from farmer groups in the region, without the way over sea.',
    defaultElement: 'Aggregation centre',
    elements: [
      { name: 'Farmer group', icon: 'farm', description: 'Contract, harvest and first weighing.', by: 'road' },
      {
        name: 'Aggregation centre',
        icon: 'warehouse',
        description: 'Moisture, grading and bagging.',
        own: true,
        by: 'road',
        blocks: [['Why local', 'Buying nearby shortens the way and leaves the price with the farmers.']],
      },
      { name: 'Laboratory', icon: 'verified', description: 'Aflatoxin of each lot.', by: 'mail' },
      { name: 'Distribution', icon: 'people', description: 'Rations handed out, list by list.', own: true },
    ],
  },
  tasks: openGranaryTasks,
  sharing: {
    name: 'Share a variant',
    description: 'Kept by the system when a variant is given to another organization.',
    element: 'Warehouse',
  },
  things,
  creators: [
    'worker@demo.test',
    'a.odhiambo@open-granary.example',
    'j.ekal@open-granary.example',
    'j.ekal@open-granary.example',
    'h.abdi@open-granary.example',
    'h.abdi@open-granary.example',
  ],
  interactions: 403,
  season: [8, 8, 9, 10, 10, 8, 7, 7, 8, 9, 9, 8],
}

import { type AddressTable, address, type PageName, pageAt } from './address.ts'

export type { Address, AnyAddress } from './address.ts'

/**
 * Every page of the portal, by the feature that it belongs to (its folder in `packages/portal/src/features`). The router, the menu,
 * search, notifications, e-mails and the server's 404s take their addresses from here.
 */
export const addresses = {
  session: {
    home: address('/'),
    signedIn: address('/loggedin/*'),
    signedOut: address('/loggedout'),
    /** The mobile app's sign-in. */
    mobile: address('/fs/login'),
  },
  organization: {
    home: address('/org/:org'),
  },
  profile: {
    home: address('/profile'),
  },
  dashboard: {
    home: address('/org/:org/dashboard'),
  },
  exports: {
    list: address('/org/:org/exports'),
  },
  interactions: {
    list: address('/org/:org/interactions'),
    one: address('/org/:org/interactions/:interactionId'),
    correct: address('/org/:org/interactions/:interactionId/correct'),
    /** Those that are hidden or deleted. */
    outOfSight: address('/org/:org/hidden-interactions'),
    /** Outside of the portal's frame, for the mobile app. */
    mobile: address('/fs/interaction/:orgId/:interactionId'),
  },
  assets: {
    /** Where the list was. */
    home: address('/org/:org/products'),
    list: address('/org/:org/products/list'),
    create: address('/org/:org/products/new'),
    one: address('/org/:org/things/:thingId'),
  },
  catalogue: {
    overview: address('/org/:org/products/overview'),
  },
  'assets/about': {
    one: address('/org/:org/things/:thingId/about/:tab?'),
    support: address('/org/:org/things/:thingId/support'),
    public: address('/org/:org/things/:thingId/public'),
  },
  clipboard: {
    one: address('/org/:org/things/:thingId/clipboard'),
  },
  variants: {
    list: address('/org/:org/things/:thingId/variants'),
    create: address('/org/:org/things/:thingId/variants/new'),
    one: address('/org/:org/things/:thingId/variants/:variantId/:tab?'),
  },
  'task-assets': {
    list: address('/org/:org/things/:thingId/tasks'),
    create: address('/org/:org/things/:thingId/tasks/new'),
    one: address('/org/:org/things/:thingId/tasks/:id'),
  },
  'identification-codes': {
    list: address('/org/:org/things/:thingId/discovery'),
    create: address('/org/:org/things/:thingId/discovery/new'),
    labels: address('/org/:org/things/:thingId/discovery/labels'),
    method: address('/org/:org/things/:thingId/discovery/method'),
    one: address('/org/:org/things/:thingId/discovery/:id'),
  },
  units: {
    /** Of the organization. */
    all: address('/org/:org/products/units'),
    /** Of an asset that is still to be chosen. */
    createAny: address('/org/:org/products/units/new'),
    /** Of units that are selected in the list. */
    labelsOfAny: address('/org/:org/products/units/labels'),
    list: address('/org/:org/things/:thingId/units'),
    create: address('/org/:org/things/:thingId/units/new'),
    labels: address('/org/:org/things/:thingId/units/labels'),
    one: address('/org/:org/things/:thingId/units/:unitId'),
  },
  offers: {
    list: address('/org/:org/products/offers'),
    one: address('/org/:org/products/offers/:offerId'),
    share: address('/org/:org/products/shares/:shareId'),
  },
  invitations: {
    list: address('/org/:org/settings/access/invitations'),
    create: address('/org/:org/settings/access/invitations/new'),
    received: address('/profile/invitations'),
  },
  categories: {
    list: address('/org/:org/settings/organization-settings/categories'),
    create: address('/org/:org/settings/organization-settings/categories/new'),
    one: address('/org/:org/settings/organization-settings/categories/:id'),
  },
  'support-profiles': {
    list: address('/org/:org/settings/organization-settings/support-profiles'),
    create: address('/org/:org/settings/organization-settings/support-profiles/new'),
    one: address('/org/:org/settings/organization-settings/support-profiles/:id'),
  },
  'value-chains': {
    list: address('/org/:org/settings/value-chains/list'),
    create: address('/org/:org/settings/value-chains/list/new'),
    one: address('/org/:org/settings/value-chains/:id/:tab?'),
  },
  templates: {
    list: address('/org/:org/content/templates'),
    create: address('/org/:org/content/templates/new'),
    one: address('/org/:org/content/templates/:id'),
  },
  documents: {
    list: address('/org/:org/content/documents'),
    create: address('/org/:org/content/documents/new'),
    one: address('/org/:org/content/documents/:id'),
  },
  attributes: {
    list: address('/org/:org/content/attributes'),
    create: address('/org/:org/content/attributes/new'),
    system: address('/org/:org/content/attributes/system'),
    systemOne: address('/org/:org/content/attributes/system/:x'),
    units: address('/org/:org/content/attributes/units'),
    one: address('/org/:org/content/attributes/:id'),
  },
  people: {
    list: address('/org/:org/settings/access/users'),
  },
  'access-tokens': {
    list: address('/org/:org/settings/advanced/access-tokens'),
    create: address('/org/:org/settings/advanced/access-tokens/new'),
    one: address('/org/:org/settings/advanced/access-tokens/:id'),
  },
  collections: {
    list: address('/org/:org/content/collections'),
    create: address('/org/:org/content/collections/new'),
    one: address('/org/:org/content/collections/:id'),
  },
  jobs: {
    list: address('/org/:org/settings/jobs'),
    create: address('/org/:org/settings/jobs/new'),
    one: address('/org/:org/settings/jobs/:id'),
  },
  tasks: {
    list: address('/org/:org/settings/tasks'),
    create: address('/org/:org/settings/tasks/new'),
    one: address('/org/:org/settings/tasks/:id/:tab?'),
  },
  'guided-tasks': {
    task: address('/task/:token?'),
    guided: address('/org/:org/gft'),
    records: address('/records'),
    answers: address('/org/:org/interactions/:interactionId/answers'),
    signedUp: address('/signup'),
  },
  styleguide: {
    pages: address('/styleguide/*'),
  },
} as const satisfies AddressTable

/** Pages that the server leads to already and the portal has not yet. */
export const comingAddresses = {
  'integration-actions': {
    list: address('/org/:org/settings/advanced/integration-actions'),
  },
} as const satisfies AddressTable

export type Feature = keyof typeof addresses

/** The page at this path; undefined where the portal has none. */
export const findPage = (path: string): PageName | undefined => pageAt(addresses, path)

/** The feature whose page is at this path; undefined where the portal has none. */
export const findFeature = (path: string): Feature | undefined => findPage(path)?.feature as Feature | undefined

/** Parameters of paths and queries that mean the same in every call, by their names. */
export const sharedParameters: Readonly<Record<string, string>> = {
  // Paths
  id: 'Id of the entity that the call is about, as lists answer it.',
  org: 'Number of the organization, that of the token.',
  slug: 'Short name of the organization.',
  a: 'Slug of the organization.',
  b: "Public link of the asset: the last part of its page's address.",
  taskThingId: 'Id of the service, `taskThingId` of the public page.',
  // Queries
  page: 'Which page, from 1. A page beyond the last has no items. What lies behind page 1,000 is found by another order, by filters, or in a file.',
  perPage: 'How many entries a page has.',
  search: 'Words to find: each of them, in whatever order and case.',
  sort: 'A field with `_asc` or `_desc`.',
  lang: 'Language in which what comes with the product is called. A search finds its English words too. Absent: English.',
  thingId: 'Only of this asset.',
  taskId: 'Only of this task.',
  itemId: 'Only of this unit.',
  batchId: 'Only of this variant.',
  categoryId: 'Only of this category.',
  valueChainId: 'Only those with this value chain.',
}

const AREA =
  'West, south, east and north of a part of the earth in degrees, with commas between them: only what lies there by its reported place, or its recorded one where none was reported. West is greater than east where it crosses the antimeridian. `none`: only what has no place.'

/** What narrows interactions, in a list and on a map. */
const ofInteractions = {
  history: 'Only records of one kind of history. Absent or `all`: every kind.',
  createdByMe: '`true`: only what the bearer recorded.',
  createdById: 'Only what this account recorded.',
  collectionId: 'Only what is in this collection. One that there is not: nothing.',
  from: 'Recorded at or after this instant.',
  to: 'Recorded before this instant.',
  reportedFrom: 'Occurred at or after this instant, by the reported date.',
  reportedTo: 'Occurred before this instant, by the reported date.',
  origin: '`task`: only what members recorded. `service`: only runs that visitors began on a public page.',
  place: 'Only what was reported of this place, as it is written there.',
  collected: 'Only what is in any collection.',
  changedFrom: 'Recorded or corrected at or after this instant.',
  changedTo: 'Neither recorded nor corrected at or after this instant.',
  teamTasks: 'Without what automatic tasks recorded.',
  administrationTasks: 'Only what owners and admins of the organization recorded.',
}

/** Parameters of one call, by its name in the contract and theirs. */
export const ownParameters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'collections.list': { byRule: 'Only those that are filled by a rule; with `false` those that are filled by hand.' },
  'webhooks.list': { failing: 'Only those that were turned off since nothing arrived, or whose last try failed; with `false` the others.' },
  'organizations.unitStatuses': { id: 'Number of the organization, that of the token.' },
  'organizationAccounts.list': {
    sort: 'A field with `_asc` or `_desc`. `name_0` and `name_1` are how older clients say `name_asc` and `name_desc`.',
  },
  'organizationAccounts.get': { accountId: 'Id of the account.' },
  'organizationAccounts.update': { accountId: 'Id of the account.' },
  'organizationAccounts.delete': { accountId: 'Id of the account.' },
  'invitations.get': { token: 'The last part of the link in the e-mail.' },
  'interactions.list': { ...ofInteractions, bounds: AREA },
  'interactions.map': {
    ...ofInteractions,
    classification: 'Only of these classifications, with commas between them. Absent: all.',
    review: 'Only whose review stands so, with commas between them. Absent: all.',
    bounds: `${AREA} Absent: the whole earth.`,
    zoom: 'How close the map is, from 1, where the world is 1,024 pixels wide, each step twice as close: what lies within some 50 pixels is one cluster.',
  },
  ...Object.fromEntries(
    ['total', 'tasks', 'services', 'assets', 'workers', 'places'].map((name) => [
      `dashboard.${name}`,
      {
        from: "First day, in the organization's time zone.",
        to: 'Last day. At most ten years.',
        beforeFrom: 'First day of the period that it is compared with, which ends where this one begins. Absent: with none.',
        ...(name !== 'total' && { rows: 'How many rows are answered.' }),
      },
    ]),
  ),
  'interactions.summary': { x: 'Id of the asset.', y: 'Id of the task.' },
  'units.list': {
    status: 'Only units with these values of item statuses, with commas between them; -1 finds units without one. Absent: all.',
    sequenceFrom: 'Only units from this number on.',
    sequenceTo: 'Only units up to this number.',
    hidden: '`true`: only hidden units. `false` or absent: only the others.',
  },
  'baseAttributes.catalogue': {
    source: '`base`: what any asset can have. `sustainability`: its effect on climate, water, farming and people. Absent: both.',
  },
  'baseAttributes.catalogued': { x: 'Id of a base attribute that comes with the product.' },
  'assets.list': {
    sort: 'A field with `_asc` or `_desc`. `relevance_desc`: names that begin with what is searched for come first, then all others by name; without a search by name.',
    status: '0: live. 1: archived. Absent: both.',
    taskId: 'Only those for which this task can be run.',
    hidden: '`true`: those that are hidden, and no others. Absent or `false`: those that are not.',
  },
  'assets.summary': { x: 'Id of the asset.' },
  'assets.tasks': { allowInherited: '1: also tasks of the assets that it continuously comes from.' },
  'publicAssets.get': {
    lang: 'Language of `name` and `valueText` of attributes, which are absent without it.',
    item: 'Name, id or unique id of the unit whose code was scanned. One that the asset does not have is left out.',
    unit: 'Unique id of that unit, as in the address on its label. It goes before `item`.',
  },
  'publicAssets.copy': {
    item: 'Name, id or unique id of the unit.',
    unit: 'Unique id of the unit, as in the address on its label. It goes before `item`.',
  },
  'files.put': {
    organization: 'Number of the organization.',
    key: 'The word that names the file.',
    upload: 'The permission to send it. The three are in `uploadUrl`, which is used as it was given.',
  },
  'baseAttributes.validValues': { x: 'Id of the list, as `lookup` of a base attribute names it.' },
  'baseAttributes.validate': { x: 'Id of the base attribute.' },
  'identificationCodes.lookup': { code: 'What was read from a label, or typed in.' },
  'variants.attributes': { ids: 'Ids of the variants, with commas between them.' },
  'variants.hierarchy': {
    direction: '`children`: on to what was made of it. `parents`: back to what it was made of.',
    maxDepth: 'How many steps from the variant; 1 shows its own children.',
  },
  'variants.link': { childId: 'Id of the variant that was made of this one.' },
  'variants.unlink': { childId: 'Id of the variant that was made of this one.' },
  'virtualCodes.download': {
    a: 'Id of the asset.',
    b: 'Id of the variant.',
    size: 'How many codes.',
    fields: 'What each code says of its unit, with commas between them.',
    instantiateItems: "`true` makes new units for the codes. Otherwise they are those of the variant's newest units.",
  },
  'labelPrints.file': {
    separator: 'What stands between the values of a CSV table. Spreadsheets expect `semicolon` where a comma is the decimal mark.',
  },
  'labelPrints.list': { thingId: 'Only labels of this asset.', batchId: 'Only labels of this variant.' },
  'jobs.list': {
    sort: 'A field with `_asc` or `_desc`. `urgency_desc`: what is due first comes first, what has no due date last.',
    overdue: '`true`: only what was due and is still to be done. `false`: only the others. Absent: both.',
    dueDateFrom: 'Due at or after this instant.',
    dueDateTo: 'Due before this instant.',
  },
  'jobs.isExists': { itemId: 'Id of the unit.' },
  'webhooks.redeliver': { deliveryId: 'Id of the delivery, as the list of deliveries answers it.' },
}

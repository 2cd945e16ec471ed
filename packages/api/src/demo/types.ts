import type {
  AccessToken,
  Account,
  Asset,
  AssetImage,
  Attribute,
  AttributeLine,
  Category,
  Certification,
  Classification,
  ClassificationRule,
  Collection,
  Component,
  ContentTransfer,
  Document,
  IdentificationCode,
  InteractionDetail,
  JobReminder,
  JobRepeat,
  JobStatus,
  LabelPrint,
  Organization,
  OrganizationAccount,
  OwnAttribute,
  PublicAsset,
  Role,
  SupportProfile,
  TaskConfig,
  TaskResultMessage,
  Template,
  UnitStatus,
  ValueChainElement,
  VariantAttribute,
  VariantComponent,
  VariantHistoryEntry,
  VariantOffer,
  VariantShare,
  VariantStatus,
} from '../schemas/index.ts'

/** Of one organization. */
export type Owned<Entity> = Entity & { organizationId: number }

/** A variant that one organization gives to another. Both have a row of it. */
export type DemoShare = Owned<Omit<VariantShare, 'destination' | 'batchId' | 'createdById' | 'followedAt'>> &
  Pick<VariantShare, 'destination'> &
  Pick<VariantOffer, 'origin' | 'content' | 'answeredById'> & {
    batchId: string
    thingId: string
    destinationId: number
    createdById: string
    /** What its receiver has made of it, where it is accepted. */
    received?: { batchId: string; thingId: string }
  }

export type DemoContentTransfer = Owned<Omit<ContentTransfer, 'createdBy'>> & { createdById: string }

/** As it is kept: what is found out anew with each answer is left out. */
export type DemoOwnAttribute = Owned<Omit<OwnAttribute, 'measure' | 'isInUse'>>

/** What an asset has of the kinds that describe it. */
export interface DemoThingDetail {
  organizationId: number
  thingId: string
  categoryId: string
  templateId: string
  certifications: Certification[]
  images: AssetImage[]
  metadata: NonNullable<Asset['metadata']>
  supportProfileIds: string[]
  documentIds: string[]
}

export interface Described {
  categories: Owned<Category>[]
  templates: Owned<Omit<Template, 'categories' | 'sample' | 'valueChain'>>[]
  supportProfiles: Owned<Omit<SupportProfile, 'collection'>>[]
  documents: Owned<Document>[]
  collections: Owned<Collection>[]
  components: Owned<Component>[]
  thingDetails: DemoThingDetail[]
}

/** A person. Without `canSignIn` they stand behind records alone, as field people who never open the portal do. */
export interface DemoAccount extends Account {
  canSignIn: boolean
}

export interface DemoMembership {
  id: string
  organizationId: number
  accountId: string
  role: Role
  /** May open the portal. Without it a member may run tasks, nothing else. */
  accessPortal: boolean
  isSuspended: boolean
}

export interface DemoInvitation extends Pick<OrganizationAccount, 'id' | 'email' | 'role' | 'accessPortal' | 'portalLanguage'> {
  organizationId: number
  state: 'pending' | 'accepted' | 'declined'
  expiresAt: string
  createdAt: string
  createdById: string
}

export interface DemoItemStatus extends UnitStatus {
  organizationId: number
}

export interface DemoValueChainElement {
  id: string
  enabled: boolean
  name: string
  description?: string
  icon?: string
  image?: string
  isOrganizationActivity: boolean
  transportationMethod?: ValueChainElement['transportationMethod']
  gln?: string
  isDefault: boolean
  order: number
}

export interface DemoValueChain {
  id: string
  organizationId: number
  archived: boolean
  name: string
  description: string
  isDefault: boolean
  defaultElementId: string
  createdAt: string
  elements: DemoValueChainElement[]
}

/** An asset. Its public page is in `DemoData.publicThings` under the same id. */
export interface DemoThing {
  id: string
  organizationId: number
  name: string
  description: string
  image: string
  gtin: string
  publicLink: string
  valueChainId: string
}

/** How often the public page of an asset was opened on a day, `YYYY-MM-DD` in UTC. */
export interface DemoPageVisits {
  organizationId: number
  thingId: string
  day: string
  visits: number
}

/** An asset that nothing is recorded of, and that has no public page. */
export interface DemoMoreThing
  extends Pick<
    Asset,
    'id' | 'name' | 'description' | 'image' | 'status' | 'hidden' | 'inheritedId' | 'inheritedMode' | 'valueChainId' | 'createdAt'
  > {
  organizationId: number
  certifications: Certification[]
  createdById: string
}

export interface DemoThingAttribute extends Attribute, Pick<AttributeLine, 'unit' | 'baseAttributeId' | 'source' | 'isPublic'> {
  id: string
  organizationId: number
  thingId: string
  order: number
}

/** Village, lot or shipment. */
export interface DemoVariant {
  id: string
  organizationId: number
  thingId: string
  variantId: string
  name: string
  status: VariantStatus
  attributes: VariantAttribute[]
  components: VariantComponent[]
  createdAt: string
  createdById: string
}

/** A change of a variant. */
export type DemoVariantChange = Owned<Omit<VariantHistoryEntry, 'createdBy'>> & { createdById: string }

/** A change of a unit's status. `from` and `to` are values of the organization's item statuses. */
export interface DemoStatusChange {
  id: string
  organizationId: number
  itemId: string
  from?: number | undefined
  to?: number | undefined
  interactionId?: string | undefined
  createdAt: string
  createdById?: string | undefined
}

/** The parent went into the child. */
export interface DemoVariantLink {
  id: string
  organizationId: number
  parentId: string
  childId: string
  quantity: number
  unit: string
  createdAt: string
}

/** Farmer, bottle or pallet. `status` is a value of the organization's item statuses. */
export interface DemoItem {
  id: string
  organizationId: number
  thingId: string
  variantId: string
  name: string
  sequenceNumber: number
  status: number
  checksum: string
  uniqueId: string
  createdAt: string
}

export type DemoIdentificationCode = Owned<IdentificationCode> & { createdById: string }

export type DemoLabelPrint = Owned<Omit<LabelPrint, 'thingId' | 'variantId' | 'variantName' | 'groupId' | 'createdBy'>> & {
  createdById: string
}

export interface DemoTask {
  id: string
  organizationId: number
  /** Of the task library's entry that it was made of. */
  taskLibraryId?: string
  name: string
  description: string
  config: TaskConfig
  rules: ClassificationRule[]
  /** Where no rule holds. */
  defaultClassification: Classification
  reviewRequired?: true | undefined
  /** What the worker reads at the end, by classification; `otherwise` where there is none. */
  resultMessages: Partial<Record<Classification | 'otherwise', TaskResultMessage>>
}

/** A task that can be run for a thing. `valueChainElementId` goes before the value chain's own default. */
export interface DemoTaskThing {
  id: string
  organizationId: number
  taskId: string
  thingId: string
  order: number
  valueChainElementId: string
  /** Begins when a code of the asset is scanned. */
  isDiscovery?: true
  /** What the public page offers it as, where it does. */
  service?: { title: string; description: string; buttonLabel: string }
}

/** A task that somebody is to run for a unit. */
export interface DemoJob {
  id: string
  organizationId: number
  code: string
  name: string
  itemId: string
  taskThingId: string
  repeat?: JobRepeat
  remindBefore?: JobReminder
  status: JobStatus
  dueDate: string
  assignedTo: string
  dateAssigned: string
  highPriority: boolean
  completedAt?: string
  createdAt: string
}

export type DemoInteraction = InteractionDetail

/** Rows as tables hold them, each with its organization's id, in a stable order. */
export interface DemoData extends Described {
  /** The instant that the data was made for. */
  now: string
  accounts: DemoAccount[]
  memberships: DemoMembership[]
  invitations: DemoInvitation[]
  accessTokens: Owned<AccessToken>[]
  organizations: Organization[]
  /** Without the synthetic 'Unknown ID'. */
  itemStatuses: DemoItemStatus[]
  valueChains: DemoValueChain[]
  things: DemoThing[]
  moreThings: DemoMoreThing[]
  ownAttributes: DemoOwnAttribute[]
  thingAttributes: DemoThingAttribute[]
  variants: DemoVariant[]
  shares: DemoShare[]
  contentTransfers: DemoContentTransfer[]
  variantLinks: DemoVariantLink[]
  variantChanges: DemoVariantChange[]
  items: DemoItem[]
  statusChanges: DemoStatusChange[]
  identificationCodes: DemoIdentificationCode[]
  labelPrints: DemoLabelPrint[]
  tasks: DemoTask[]
  taskThings: DemoTaskThing[]
  jobs: DemoJob[]
  /** Newest first, all organizations together. */
  interactions: DemoInteraction[]
  publicThings: PublicAsset[]
  pageVisits: DemoPageVisits[]
  /** What a newcomer is shown first: a task run and a public page of Sierra Alta. */
  featured: { organizationId: number; organizationSlug: string; thingId: string; publicLink: string; taskThingId: string; itemId: string }
}

import { type DemoData, type DemoInvitation, type DemoMembership, type DemoStatusChange, demoFounded } from '../demo/index.ts'
import type {
  AccessToken,
  Asset,
  AssetAttribute,
  ContentTransfer,
  Delivery,
  ExportJob,
  IdentificationCode,
  Job,
  LabelPrint,
  OrganizationAccount,
  PublicInfo,
  SavedView,
  Task,
  TaskAsset,
  Team,
  Unit,
  ValueChain,
  ValueChainElement,
  Variant,
  VariantHistoryEntry,
  VariantLink,
  VariantOffer,
  VariantShare,
  VcodeGroup,
  Webhook,
} from '../schemas/index.ts'
import { Table } from './table.ts'

type Owned<Entity> = Entity & { organizationId: number }

type Switches = Pick<PublicInfo, 'isEnabledPublicContent' | 'isEnabledDiscovery' | 'isEnabledServices'>
/** What of an asset is open to people outside, as it begins. */
type Identification = Pick<PublicInfo, 'identificationMethod' | 'serialPrefix' | 'discoveryTaskId'>
/** How an asset is discovered, as it begins. */
export const plainDiscovery: Identification = { identificationMethod: 'qr' }
export const openAsset: Switches = { isEnabledPublicContent: true, isEnabledDiscovery: true, isEnabledServices: true }

/** Without what is told of an asset by other rows. */
export type AssetRow = Omit<
  Asset,
  | 'organizationName'
  | 'organizationImage'
  | 'category'
  | 'template'
  | 'valueChain'
  | 'inherited'
  | 'origin'
  | 'attributes'
  | 'unitCount'
  | 'latestInteraction'
> & {
  gtin?: string
  /** The organization whose offer it was made of. */
  originId?: number
  /** Those before `publicLink`. */
  formerLinks?: string[]
  switches: Switches
  discovery: Identification
  page: Omit<PublicInfo, 'thingId' | 'isEnabledPublicLink' | 'publicLink' | 'discoveryTask' | keyof Switches | keyof Identification>
}

export type ElementRow = Omit<ValueChainElement, 'components'>
export type ValueChainRow = Owned<Omit<ValueChain, 'defaultElementId' | 'elements' | 'account'>> & { elements: ElementRow[] }
export type VariantRow = Owned<Omit<Variant, 'thingName' | 'unitCount' | 'percentUsed'>>
export type VariantLinkRow = Owned<VariantLink & { id: string }>
export type VariantChangeRow = Owned<Omit<VariantHistoryEntry, 'createdBy'>>
export type UnitRow = Owned<Omit<Unit, 'statusName' | 'thingName' | 'variantId' | 'variantName' | 'unitUrl' | 'lastInteractionAt'>>
export type VcodeGroupRow = Owned<Omit<VcodeGroup, 'thingName' | 'variantId' | 'variantName'>>
export type LabelPrintRow = Owned<Omit<LabelPrint, 'thingId' | 'variantId' | 'variantName'>>
export type ContentTransferRow = Owned<ContentTransfer> & {
  /** The values that came with it. */
  marks?: string[]
}
export type TaskRow = Omit<Task, 'taskLibrary' | 'usageCount' | 'assignments'>
export type TaskAssetRow = Owned<Omit<TaskAsset, 'task' | 'thing' | 'usageCount'>>
export type JobRow = Owned<Omit<Job, 'unit' | 'thing' | 'task' | 'assignedToName' | 'dateDue'>>
export type MembershipRow = DemoMembership &
  Pick<OrganizationAccount, 'portalLanguage' | 'createdAt' | 'createdById'> & {
    lostPortalAt?: string
    lostAdminAt?: string
  }
export type InvitationRow = DemoInvitation & {
  /** Of the link in its e-mail. */
  token: string
  /** Joined when it is accepted. */
  teamId?: string
}
export type WebhookRow = Webhook & { hmacSecurityKey?: string; apiKey?: string }
export type DeliveryRow = Owned<Delivery & { webhookId: string }>
export type ExportJobRow = Owned<ExportJob> & { createdById: string }
export type SavedViewRow = Owned<Omit<SavedView, 'team' | 'isDefault' | 'missing'>>
/** With which view the list of a person opens. */
export type SavedViewDefaultRow = Owned<{ id: string; accountId: string; viewId: string }>
export type AccessTokenRow = Owned<AccessToken>
/** Both sides of a share; `organizationId` is its owner's. */
export type ShareRow = Owned<Omit<VariantShare, 'destination'>> &
  Pick<VariantOffer, 'content' | 'assessments' | 'answeredById'> & {
    destinationId: number
    /** What its receiver has made of it. */
    received?: { batchId: string; thingId: string }
  }

const founded = new Date(demoFounded).toISOString()

/** What the page of a new asset says beside the asset's own fields. */
export const emptyPage: AssetRow['page'] = { highlights: [], journey: [], content: {}, showsHistory: false, showsEvents: false }

const buildMoreAssets = ({ moreThings, shares }: DemoData): AssetRow[] =>
  moreThings.map((thing) => ({
    ...thing,
    originId: shares.find(({ received }) => received?.thingId === thing.id)?.organizationId,
    images: [],
    supportProfileIds: [],
    documentIds: [],
    isEnabledPublicLink: false,
    switches: openAsset,
    discovery: plainDiscovery,
    page: emptyPage,
  }))

const buildAssets = ({ things, thingDetails, publicThings, taskThings }: DemoData): AssetRow[] =>
  things.map(({ publicLink, ...thing }) => {
    const {
      categoryId,
      templateId,
      certifications = [],
      images = [],
      metadata,
      supportProfileIds = [],
      documentIds = [],
    } = thingDetails.find(({ thingId }) => thingId === thing.id) ?? {}
    const page = publicThings.find((found) => found.thing.id === thing.id)
    const { highlights = [], journey = [], content = {} } = page ?? {}
    const discovery = taskThings.find(({ thingId, isDiscovery }) => isDiscovery && thingId === thing.id)
    return {
      ...thing,
      status: 0,
      hidden: false,
      ...{ categoryId, templateId, certifications, images, metadata, supportProfileIds, documentIds },
      isEnabledPublicLink: true,
      switches: openAsset,
      discovery: { ...plainDiscovery, ...(discovery && { discoveryTaskId: discovery.id }) },
      publicLink,
      page: {
        heroImage: page?.thing.heroImage,
        highlights,
        journey,
        content,
        showsHistory: false,
        showsEvents: page?.events !== undefined,
      },
      createdAt: founded,
    }
  })

const buildChains = ({ valueChains }: DemoData): ValueChainRow[] =>
  valueChains.map(({ defaultElementId: _, elements, ...chain }) => ({
    ...chain,
    elements: elements.map((element) => ({ ...element, isOrganizationActivity: false, createdAt: founded })),
    createdAt: founded,
  }))

const buildTaskAssets = ({ taskThings }: DemoData): TaskAssetRow[] =>
  taskThings.map(({ service, isDiscovery: _, ...link }) => ({
    ...link,
    publicServiceEnabled: service !== undefined,
    publicServiceSharingEnabled: false,
    publicTaskVisibility: service ? 'basic' : 'off',
    publicTaskContent: service ?? {},
    itemStatuses: {},
    metadata: {},
    attributes: [],
    createdAt: founded,
  }))

/** What the mocks remember, by kinds; at first what the demo has of them. */
export const createTables = (demo: DemoData) => ({
  categories: new Table(demo.categories),
  templates: new Table(demo.templates),
  supportProfiles: new Table(demo.supportProfiles),
  documents: new Table(demo.documents),
  collections: new Table(demo.collections),
  components: new Table(demo.components),
  teams: new Table<Owned<Team>>([]),
  memberships: new Table<MembershipRow>(demo.memberships.map((row) => ({ ...row, createdAt: founded }))),
  invitations: new Table<InvitationRow>(demo.invitations.map((row) => ({ ...row, token: row.id.replaceAll('-', '') }))),
  accessTokens: new Table<AccessTokenRow>(demo.accessTokens),
  webhooks: new Table<WebhookRow>([]),
  deliveries: new Table<DeliveryRow>([]),
  valueChains: new Table(buildChains(demo)),
  assets: new Table([...buildAssets(demo), ...buildMoreAssets(demo)]),
  ownAttributes: new Table(demo.ownAttributes),
  assetAttributes: new Table<Owned<AssetAttribute>>(
    demo.thingAttributes.map((row) => ({ source: 'manual', isPublic: true, ...row, createdAt: founded })),
  ),
  identificationCodes: new Table<Owned<IdentificationCode>>(demo.identificationCodes),
  variants: new Table<VariantRow>(demo.variants),
  variantLinks: new Table<VariantLinkRow>(demo.variantLinks),
  variantChanges: new Table<VariantChangeRow>(demo.variantChanges),
  shares: new Table<ShareRow>(demo.shares.map(({ origin: _, destination: __, thingId: ___, ...share }) => ({ ...share, assessments: [] }))),
  units: new Table<UnitRow>(demo.items.map(({ variantId, ...unit }) => ({ ...unit, batchId: variantId, hidden: false }))),
  statusChanges: new Table<DemoStatusChange>(demo.statusChanges),
  vcodeGroups: new Table<VcodeGroupRow>([]),
  labelPrints: new Table<LabelPrintRow>(demo.labelPrints),
  contentTransfers: new Table<ContentTransferRow>(demo.contentTransfers),
  tasks: new Table<TaskRow>(
    demo.tasks.map((task) => ({
      ...task,
      ruleConditions: [],
      usedForDiscovery: false,
      reviewRequired: task.reviewRequired ?? false,
      metadata: {},
      attributes: [],
      createdAt: founded,
      updatedAt: founded,
    })),
  ),
  taskAssets: new Table(buildTaskAssets(demo)),
  jobs: new Table<JobRow>(demo.jobs),
  savedViews: new Table<SavedViewRow>([]),
  exportJobs: new Table<ExportJobRow>([]),
  savedViewDefaults: new Table<SavedViewDefaultRow>([]),
})
export type MockTables = ReturnType<typeof createTables>

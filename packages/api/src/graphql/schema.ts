/** Schema of the query-language endpoint. Absent values are left out of REST answers, and null here. */
export const typeDefs = /* GraphQL */ `
  type Query {
    "The bearer's account."
    myaccount: Account!
    "Organizations of the bearer. Sorted by id_asc, name_asc or name_desc."
    organizations(page: Int! = 1, perPage: Int! = 5, sort: String, search: String): OrganizationPage!
    "Members of an organization and who is invited to it; to whoever may not list them, their own membership alone."
    organizationAccounts(
      organizationId: Int!
      page: Int! = 1
      perPage: Int! = 10
      sort: String
      search: String
      filters: OrganizationAccountFilters
    ): OrganizationAccountPage!
    "Tasks of the organization whose token is borne; by name, where no other order is asked for."
    organizationTasks(organizationId: Int!, page: Int! = 1, perPage: Int! = 50, sort: String): OrganizationTaskPage!
    "An asset of the organization whose token is borne."
    thing(thingId: ID!): Thing!
    "What of the organization has these words, the best first; at most 100 of each kind."
    searchWithinOrganization(organizationId: Int!, search: String!, page: Int! = 1, perPage: Int! = 20): SearchResultPage!
    "What happened in the organization that somebody should look at, newest first."
    notifications(organizationId: Int!, page: Int! = 1, perPage: Int! = 50): NotificationPage!
  }

  type NotificationPage {
    totalItems: Int!
    perPage: Int!
    totalPages: Int!
    items: [Notification!]!
  }

  type Notification {
    id: ID!
    notificationType: String!
    organizationId: Int!
    "low, normal or high."
    priority: String!
    "What it is about; the interface says the rest by the type."
    text: String!
    "A path of the portal."
    url: String!
  }

  "An absent list wants all."
  input OrganizationAccountFilters {
    role: [String!]
    status: [String!]
    accessPortal: Boolean
  }

  type OrganizationAccountPage {
    totalItems: Int!
    perPage: Int!
    totalPages: Int!
    items: [OrganizationAccount!]!
  }

  type OrganizationAccount {
    "The membership's, or the invitation's."
    id: ID!
    organizationId: Int!
    "Null until the invitation is accepted."
    accountId: ID
    firstName: String
    lastName: String
    name: String!
    email: String!
    image: String
    role: String!
    isAdmin: Boolean!
    accessPortal: Boolean!
    isSuspended: Boolean!
    status: String!
    portalLanguage: String
    inviteEmail: String
    inviteExpiry: String
    inviteDecline: Boolean
    createdAt: String
    createdById: ID
  }

  type OrganizationTaskPage {
    totalItems: Int!
    perPage: Int!
    totalPages: Int!
    items: [OrganizationTask!]!
  }

  type OrganizationTask {
    id: ID!
    organizationId: Int!
    name: String!
    description: String
    icon: String
    image: String
    usedForDiscovery: Boolean!
    taskLibrary: TaskLibraryReference
  }

  type TaskLibraryReference {
    id: ID!
    automatic: Boolean!
    "0 of people, 1 of machines."
    type: Int!
  }

  type Thing {
    id: ID!
    organizationId: Int!
    organizationName: String!
    organizationImage: String
    name: String!
    description: String!
    image: String
    "0 Live, 1 Archived."
    status: Int!
    hidden: Boolean!
    categoryId: ID
    category: Named
    templateId: ID
    template: Named
    valueChainId: ID
    valueChain: Named
    inheritedId: ID
    inheritedMode: String
    inherited: Named
    origin: Partner
    attributes: [AssetAttribute!]!
    images: [ThingImage!]!
    certifications: [Certification!]!
    supportProfileIds: [ID!]!
    documentIds: [ID!]!
    isEnabledPublicLink: Boolean!
    publicLink: String
    unitCount: Int!
    latestInteraction: String
    createdAt: String!
    createdById: ID
    createdBy: Named
  }

  type Partner {
    id: Int!
    slug: String!
    name: String!
    image: String
  }

  type Named {
    id: ID!
    name: String!
  }

  type AssetAttribute {
    label: String!
    value: String!
    type: String!
    unit: String
    baseAttributeId: String
    "Absent where somebody wrote it."
    source: String
    "Absent where it is shown."
    isPublic: Boolean
  }

  type Attribute {
    label: String!
    value: String!
    type: String!
  }

  type ThingImage {
    image: String!
    caption: String
    alt: String
    focus: FocalPoint
  }

  type FocalPoint {
    x: Float!
    y: Float!
  }

  type Certification {
    name: String!
    issuer: String
    number: String
    validUntil: String
    image: String
    link: String
    document: String
  }

  type SearchResultPage {
    totalItems: Int!
    perPage: Int!
    totalPages: Int!
    items: [SearchResult!]!
  }

  type SearchResult {
    title: String!
    text: String!
    "Its page in the portal."
    url: String!
  }

  type Account {
    id: ID!
    firstName: String!
    lastName: String!
    email: String!
    image: String
    organizations(page: Int! = 1, perPage: Int! = 5): OrganizationPage!
  }

  type OrganizationPage {
    totalItems: Int!
    perPage: Int!
    totalPages: Int!
    items: [OrganizationSummary!]!
  }

  type OrganizationSummary {
    id: Int!
    slug: String!
    name: String!
    image: String
    businessType: String
    "True where the organization has suspended the account; null where it has not."
    isSuspended: Boolean
  }
`

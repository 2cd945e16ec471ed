/** Schema of the query-language endpoint. Absent values are left out of REST answers, and null here. */
export const typeDefs = /* GraphQL */ `
  type Query {
    "The bearer's account."
    myaccount: Account!
    "Tasks of the organization whose token is borne, by name."
    organizationTasks(organizationId: Int!, page: Int! = 1, perPage: Int! = 50): OrganizationTaskPage!
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

import type { FieldsOfSchemas } from './fields-of-schemas.ts'

/** Organizations, their people, tokens, integration actions and failures. */
export const organizationFields: FieldsOfSchemas = {
  AccessToken: {
    clientId: 'Names the program (`tmc_…`) in lists. It is no secret.',
    accessTokenType:
      '`read_only`: every read and list. `full`: all that its maker may, but for what belongs to people: accounts, `portal:access`, making and ending organizations, invitations, access tokens. `restricted`: what `restrictions` lists.',
    restrictions: 'The permissions of a `restricted` token, which needs them. Absent for the other types.',
    expiresAt: 'Until when it can be used. Absent: until it is deleted.',
    lastUsedAt: 'When a program last used it, to the minute. Absent: never.',
    createdById: 'In whose name it acts: never more than this account may at that moment.',
    token: 'The token itself (`tmk_…`). It is said here and never again.',
  },
  Account: { image: 'Picture of the person. Absent where they have none.' },
  MyAccount: {
    image: 'Picture of the person. Absent where they have none.',
    organizations: 'One page of the organizations of the account.',
  },
  ExchangeBody: { organizationId: 'For a token of this organization. Absent: a general token, which lists organizations.' },
  TokenClaims: {
    exp: 'When the token ends, in seconds since 1970.',
    iat: 'When it was issued, in seconds since 1970.',
    sub: 'Whose it is: an account, or absent in links.',
    orgId: 'Number of the organization, in its tokens and in those of runs.',
  },
  Organization: {
    id: 'Number of the organization.',
    image: 'The logo.',
    website: 'Web address, http or https.',
    publicPageImage: 'A picture for its public pages.',
    email: 'Where visitors may write to.',
    phone: 'Where visitors may call.',
  },
  OrganizationSummary: { id: 'Number of the organization.', image: 'The logo.' },
  OwnOrganization: { id: 'Number of the organization.', image: 'The logo.', isSuspended: 'Whether it has suspended you.' },
  Partner: { id: 'Number of the organization.', image: 'The logo.' },
  ItemStatus: { value: 'Number of the status; -1 is "Unknown ID", the last of every list.', name: 'Name of the status.' },
  OrganizationAccount: {
    id: 'Id of the membership, or of the invitation. Calls on a member take `accountId`.',
    firstName: 'Absent where the person has not given it.',
    lastName: 'Absent where the person has not given it.',
    name: 'What they are shown as: the e-mail address where there is no name yet.',
    status: 'Active or suspended as a member; pending, declined or expired as an invitation.',
    inviteEmail: 'The address that was invited. Absent once they are a member.',
    inviteExpiry: 'Until when the invitation can be accepted.',
    inviteDecline: 'Whether the invitation was declined.',
    createdAt: 'When they were invited or joined.',
    createdById: 'Account of who invited them.',
  },
  NewOrganizationAccounts: { emails: 'Addresses to invite. Nobody is invited where one of them belongs to the organization already.' },
  OrganizationAccountFilters: {
    role: 'Wanted roles. Absent: all.',
    status: 'Wanted states. Absent: all.',
    accessPortal: 'Absent: with and without.',
  },
  InvitationInfo: {
    isAccount: 'Whether an account has the invited address: such a person signs in, others sign up.',
    invitedBy: 'Name of who invited. Absent where they have left the organization.',
    expiresAt: 'Until when it can be accepted.',
  },
  InvitationReply: { token: 'The last part of the link in the e-mail.' },
  InvitationResend: { id: 'Id of the invitation, as the list of people has it.' },
  InvitationReplied: { id: 'Id of the invitation.', state: 'What was answered.', organization: 'Who invited.' },
  Team: { memberIds: 'Accounts of the organization that belong to the team.' },
  TeamInvited: { team: 'The team, with those who joined at once.', items: 'Invitations of the others.' },
  PermissionList: {
    permissions: "What the bearer may do in the token's organization.",
    'organizationStatus.message': 'What was taken.',
    'organizationStatus.since': 'When it was taken.',
  },
  Notification: {
    notificationType: 'What happened.',
    priority: 'How much it hurries.',
    text: 'Names what it is about.',
    url: 'Where in the portal more is said: a path on its host.',
  },
  SearchResult: {
    title: 'Name of what was found.',
    text: 'What kind it is, or more about it.',
    url: "Its page in the portal, on the portal's own host.",
  },
  Webhook: {
    emailAddresses: 'Who gets an e-mail about each event.',
    emailSubject: 'Subject of the e-mail; may name parts of the event as `{{data.thing.name}}`.',
    endpointUrl:
      'Where events are sent with POST: https, without a name and password in it. Absent for an action that only writes e-mails.',
    xmlMessage: 'Sent instead of JSON, with parts of the event in the places `{{data.thing.name}}`.',
    eventTypes: 'Which events it follows.',
    enabled: 'Whether events are sent. The server turns it off where nothing arrives for days.',
    hmacSecurityKey:
      'Key that events are signed with: `whsec_` and base64 as Standard Webhooks write it, or a text whose bytes are the key; 16 to 128 visible ASCII characters. Absent when the action is made: the server makes one. It is answered once, by the call that makes the action.',
    apiKey: 'Sent as the header `x-api-key`. Never answered.',
    hasHmacSecurityKey: 'Whether events are signed.',
    hasApiKey: 'Whether `x-api-key` is sent.',
    disabledReason:
      'Why the server turned it off: its address answered 410 (`gone`), or nothing arrived for days (`failing`). Absent otherwise.',
  },
  Delivery: {
    channel: 'By which way it goes.',
    eventId: 'Id of the event, the same in every try: the header `webhook-id`.',
    eventType: 'What happened.',
    finishedAt: 'When it arrived or was given up. Absent while it is pending.',
    nextAttemptAt:
      'The next try comes no sooner, since the last one failed. Events behind it wait with it, so that their order stays. Absent while nothing holds it back.',
    attempts: 'Every try, the first one first.',
  },
  DeliveryAttempt: {
    at: 'When it was tried.',
    status: 'HTTP status of the answer. Absent where there was none.',
    error: 'Why nothing arrived. Absent where it did.',
    milliseconds: 'How long it took.',
  },
  CredentialInvitation: { issuerId: "Which issuer's credentials are asked for, as the issuer names itself." },
  CredentialInvitationAnswer: { inviteUrl: 'Address that a wallet opens, from a link or a code.' },
  Problem: {
    type: 'Names the kind of problem. It is no page.',
    title: 'What went wrong, in English for developers.',
    status: 'HTTP status of the answer.',
    code: 'Tells failures apart. See Errors.',
    detail: 'More about this one. Absent where nothing more is known.',
    requestId: 'Finds the request in the log of the server.',
    fields: 'The fields that were refused. Absent where it was none of them.',
  },
  FieldProblem: {
    path: 'Where the field is in the body, query or headers: names, and numbers in lists.',
    message: 'Why it was refused, in English for developers.',
  },
}

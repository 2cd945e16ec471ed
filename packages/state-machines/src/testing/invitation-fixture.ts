import type { InvitationInfo, OrganizationAccount, OrganizationSummary } from '@tracemark/api/schemas'

export const MEMBER = 'rosa@example.com'

export const organization: OrganizationSummary = { id: 101, slug: 'sierra-alta', name: 'Sierra Alta' }

export const invitation: InvitationInfo = {
  isAccount: true,
  emailAddress: MEMBER,
  organization: { name: 'Sierra Alta' },
  invitedBy: 'Luisa Marín',
  expiresAt: '2026-03-09T08:00:00Z',
}

export const sent: OrganizationAccount = {
  id: '0198c5a0-0000-7000-8000-000000000011',
  organizationId: 101,
  name: MEMBER,
  email: MEMBER,
  role: 'member',
  isAdmin: false,
  accessPortal: true,
  isSuspended: false,
  status: 'pending',
  inviteExpiry: '2026-03-09T08:00:00Z',
}

import type { InvitationInfo, OrganizationSummary } from '@tracemark/api/schemas'

export const MEMBER = 'rosa@example.com'

export const organization: OrganizationSummary = { id: 101, slug: 'sierra-alta', name: 'Sierra Alta' }

export const invitation: InvitationInfo = {
  isAccount: true,
  emailAddress: MEMBER,
  organization: { name: 'Sierra Alta' },
  invitedBy: 'Luisa Marín',
  role: 'owner',
  expiresAt: '2026-03-09T08:00:00Z',
}

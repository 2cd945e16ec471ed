import type { OrganizationAccount } from '@tracemark/api/schemas'
import { picture } from './fixtures.ts'

const person = (
  key: string,
  name: string,
  more: Partial<OrganizationAccount> & Pick<OrganizationAccount, 'email'>,
): OrganizationAccount => ({
  id: `01939f00-0000-7000-8000-0000000020${key}`,
  accountId: `01939f00-0000-7000-8000-0000000021${key}`,
  organizationId: 101,
  name,
  role: 'member',
  isAdmin: false,
  accessPortal: true,
  isSuspended: false,
  status: 'active',
  ...more,
})

const invited = (key: string, email: string, more: Partial<OrganizationAccount>): OrganizationAccount => {
  const { accountId: _, ...rest } = person(key, email, { email, status: 'pending', inviteExpiry: '2026-11-27T14:02:00Z', ...more })
  return rest
}

/** Of each role and status. */
export const members: readonly OrganizationAccount[] = [
  person('01', 'Lucía Montoya', { email: 'owner@demo.test', role: 'owner', isAdmin: true, image: picture('#3f6a4a', '#9fb79c') }),
  person('02', 'Gloria Inés Arango', { email: 'gloria.arango@sierra-alta.example', role: 'admin', isAdmin: true }),
  person('03', 'Andrés Quintero', { email: 'member@demo.test' }),
  person('04', 'Yamileth Ospina', { email: 'worker@demo.test', accessPortal: false }),
  person('05', 'Hernando Patiño', { email: 'hernando.patino@sierra-alta.example', isSuspended: true, status: 'suspended' }),
]

export const invitations: readonly OrganizationAccount[] = [
  invited('11', 'rosa.quispe@example.com', {}),
  invited('12', 'tom.weaver@example.com', { role: 'admin', isAdmin: true, status: 'expired', inviteExpiry: '2026-11-12T09:00:00Z' }),
  invited('13', 'maria.del.rosario.buenavista@cooperativa-el-roble.example', { status: 'declined', inviteDecline: true }),
]

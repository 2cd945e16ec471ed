import { accountByEmail } from './accounts.ts'
import { demoId } from './ids.ts'
import type { DemoInvitation } from './types.ts'

const DAY = 86_400_000
const VALID_DAYS = 7

type Invited = Pick<DemoInvitation, 'email' | 'role' | 'accessPortal'> & { daysAgo: number }

const invited: Readonly<Record<number, readonly Invited[]>> = {
  101: [
    { email: 'valeria.munoz@sierra-alta.example', role: 'member', accessPortal: true, daysAgo: 1 },
    { email: 'felipe.ocampo@sierra-alta.example', role: 'admin', accessPortal: true, daysAgo: 3 },
    { email: 'nelson.rios@sierra-alta.example', role: 'member', accessPortal: false, daysAgo: 19 },
  ],
  102: [
    { email: 'a.schmitt@klosterhalde.example', role: 'member', accessPortal: true, daysAgo: 2 },
    { email: 'l.adams@klosterhalde.example', role: 'member', accessPortal: false, daysAgo: 5 },
  ],
  103: [
    { email: 'n.wanjiru@open-granary.example', role: 'admin', accessPortal: true, daysAgo: 1 },
    { email: 'e.lopeyok@open-granary.example', role: 'member', accessPortal: false, daysAgo: 4 },
  ],
}

/** People who have not answered yet; the oldest can't any more. Nobody has the links of their e-mails, so that demo data opens nothing. */
export const createInvitations = (organizationId: number, now: Date): DemoInvitation[] =>
  (invited[organizationId] ?? []).map(({ daysAgo, ...invitation }) => {
    const created = now.getTime() - daysAgo * DAY
    return {
      ...invitation,
      organizationId,
      id: demoId(`invitation/${organizationId}/${invitation.email}`),
      state: 'pending',
      createdAt: new Date(created).toISOString(),
      createdById: accountByEmail('owner@demo.test').id,
      expiresAt: new Date(created + VALID_DAYS * DAY).toISOString(),
    }
  })

import type { AccessToken } from '../schemas/index.ts'
import { accountByEmail } from './accounts.ts'
import { demoId } from './ids.ts'
import type { Owned } from './types.ts'

const DAY = 86_400_000

/**
 * Tokens of other programs: in use, restricted, and expired. None has a secret that anybody knows, so that demo data opens nothing.
 */
export const createAccessTokens = (organizationId: number, now: Date): Owned<AccessToken>[] => {
  const daysOff = (days: number) => new Date(now.getTime() + days * DAY).toISOString()
  const token = (
    name: string,
    created: number,
    more: Pick<AccessToken, 'accessTokenType'> & Partial<Pick<AccessToken, 'restrictions' | 'expiresAt' | 'lastUsedAt'>>,
  ): Owned<AccessToken> => {
    const id = demoId(`access-token/${organizationId}/${name}`)
    const createdAt = daysOff(created)
    return {
      organizationId,
      id,
      name,
      clientId: `tmc_${id.replaceAll('-', '').slice(-22)}`,
      dateModified: createdAt,
      createdAt,
      createdById: accountByEmail('owner@demo.test').id,
      ...more,
    }
  }
  return [
    token('ERP', -230, { accessTokenType: 'full', lastUsedAt: daysOff(-0.02) }),
    token('Weighbridge', -95, {
      accessTokenType: 'restricted',
      restrictions: { permissions: ['interactions:create', 'interactions:list', 'items:read'] },
      expiresAt: daysOff(170),
      lastUsedAt: daysOff(-1.3),
    }),
    token('Harvest report', -320, { accessTokenType: 'read_only', expiresAt: daysOff(-40), lastUsedAt: daysOff(-41) }),
  ]
}

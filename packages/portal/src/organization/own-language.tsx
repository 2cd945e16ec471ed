import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from '../platform/preferences-context.tsx'
import { useOrganizationClient, useServices } from '../platform/services-context.tsx'
import { useOnline } from '../platform/use-online.ts'
import { findOwnMembership, savePortalLanguage } from './portal-language.ts'

/**
 * Gives the portal the language that this person chose in this organization, on whichever device that was, and saves what they choose
 * with the membership, later where there is no network. If either call fails, the language is this device's own (specification 2, section 8).
 */
export const OwnLanguage = ({ organizationId, accountId }: { organizationId: number; accountId: string }) => {
  const client = useOrganizationClient(organizationId)
  const { logger } = useServices()
  const { showLanguage, settleLanguage, unsentLanguage, noteLanguageSent } = usePreferences()

  const show = useEffectEvent(showLanguage)
  const settle = useEffectEvent(settleLanguage)
  useEffect(() => {
    const reading = new AbortController()
    findOwnMembership(client, accountId, reading.signal).then(
      (membership) => {
        if (reading.signal.aborted) return
        if (membership?.portalLanguage !== undefined) show(membership.portalLanguage)
        else settle()
      },
      (error) => {
        if (reading.signal.aborted) return
        logger.warn('The language of the membership could not be read.', { error })
        settle()
      },
    )
    return () => reading.abort()
  }, [client, accountId, logger])

  const isOnline = useOnline()
  const noteSent = useEffectEvent(noteLanguageSent)
  useEffect(() => {
    if (unsentLanguage === undefined || !isOnline) return
    savePortalLanguage(client, accountId, unsentLanguage).then(
      () => noteSent(unsentLanguage),
      (error) => logger.warn('The language of the membership could not be saved.', { error }),
    )
  }, [client, accountId, unsentLanguage, isOnline, logger])
  return null
}

import type { Language } from '@tracemark/api/schemas'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePreferences } from '../platform/preferences-context.tsx'
import { useOrganizationClient, useServices } from '../platform/services-context.tsx'
import { findOwnMembership, savePortalLanguage } from './portal-language.ts'

/**
 * Gives the portal the language that this person chose in this organization, on whichever device that was, and keeps what is chosen
 * from then on with the membership. Where one of both fails the language is this device's own (specification 2, section 8).
 */
export const OwnLanguage = ({ organizationId, accountId }: { organizationId: number; accountId: string }) => {
  const client = useOrganizationClient(organizationId)
  const { logger } = useServices()
  const { change, preferences, isLanguageKnown, settleLanguage } = usePreferences()
  const chosen = preferences.language
  /** What the membership holds; undefined until it is read. */
  const [kept, setKept] = useState<{ language: Language | undefined }>()

  const before = useRef({ chosen, isLanguageKnown })

  const show = useEffectEvent((language: Language | undefined) => {
    // What was chosen while the membership was read is newer than it.
    const isNewer = chosen !== before.current.chosen || isLanguageKnown !== before.current.isLanguageKnown
    setKept({ language: isNewer ? language : (language ?? chosen) })
    if (language !== undefined && !isNewer) change({ language })
    else settleLanguage()
  })
  const settle = useEffectEvent(settleLanguage)
  useEffect(() => {
    const reading = new AbortController()
    findOwnMembership(client, accountId, reading.signal).then(
      (membership) => !reading.signal.aborted && show(membership?.portalLanguage),
      (error) => {
        if (reading.signal.aborted) return
        logger.warn('The language of the membership could not be read.', { error })
        settle()
      },
    )
    return () => reading.abort()
  }, [client, accountId, logger])

  useEffect(() => {
    if (!kept || chosen === undefined || chosen === kept.language) return
    setKept({ language: chosen })
    savePortalLanguage(client, accountId, chosen).catch((error) =>
      logger.warn('The language of the membership could not be saved.', { error }),
    )
  }, [client, accountId, chosen, kept, logger])
  return null
}

import type { Language } from '@tracemark/api/schemas'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePreferences } from '../platform/preferences-context.tsx'
import { useOrganizationClient } from '../platform/services-context.tsx'
import { findOwnMembership, savePortalLanguage } from './portal-language.ts'

/**
 * Gives the portal the language that this person chose in this organization, on whichever device that was, and keeps what is chosen
 * from then on with the membership. Where one of both fails the language is this device's own (specification 2, section 8).
 */
export const OwnLanguage = ({ organizationId, accountId }: { organizationId: number; accountId: string }) => {
  const client = useOrganizationClient(organizationId)
  const { change, preferences } = usePreferences()
  const chosen = preferences.language
  /** What the membership holds; undefined until it is read. */
  const [kept, setKept] = useState<{ language: Language | undefined }>()

  const show = useEffectEvent((language: Language | undefined) => {
    setKept({ language: language ?? chosen })
    if (language !== undefined) change({ language })
  })
  useEffect(() => {
    const reading = new AbortController()
    findOwnMembership(client, accountId, reading.signal).then(
      (membership) => !reading.signal.aborted && show(membership?.portalLanguage),
      () => undefined,
    )
    return () => reading.abort()
  }, [client, accountId])

  useEffect(() => {
    if (!kept || chosen === undefined || chosen === kept.language) return
    setKept({ language: chosen })
    savePortalLanguage(client, accountId, chosen).catch(() => undefined)
  }, [client, accountId, chosen, kept])
  return null
}

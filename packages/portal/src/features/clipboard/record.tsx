import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { ApiError } from '@tracemark/api/client'
import type { ClipboardComparison } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { ClipboardScreen, type ClipboardView } from '@tracemark/ui/screens/clipboard'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useLeaveGuard } from '../../platform/use-leave-guard.tsx'
import { useTitle } from '../../platform/use-title.ts'
import { assetQuery } from '../assets/asset-query.ts'

export const prefetch = ({ client, queries, params: { thingId = '' } }: PageContext) => queries.prefetchQuery(assetQuery(client, thingId))

/** What is new is taken; nothing of the asset's own is replaced before somebody says so. */
const firstChoices = ({ entries }: ClipboardComparison) =>
  new Set(entries.flatMap(({ id, difference }) => (difference === 'added' ? [id] : [])))

/** What was chosen, as far as there is still something to choose. */
const stillThere = (taken: ReadonlySet<string>, { entries }: ClipboardComparison) =>
  new Set(entries.flatMap(({ id, difference }) => (difference !== 'same' && taken.has(id) ? [id] : [])))

const readClipboard = () => navigator.clipboard.readText()

/** /org/:org/things/:thingId/clipboard */
export const Component = () => {
  const { thingId = '' } = useParams()
  const { organization, client } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const t = useTranslate()
  const guard = useLeaveGuard()
  const asset = useQuery(assetQuery(client, thingId))
  const [view, setView] = useState<ClipboardView>({ kind: 'paste' })
  const [text, setText] = useState('')
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const org = organization.slug
  const params = { id: thingId }
  const name = asset.data?.name
  useTitle(t('clipboard:title'), name, organization.name)
  const open = () => void navigate(addresses.assets.one.to({ org, thingId }))

  const check = async (pasted: string) => {
    try {
      const comparison = await client.clipboard.compare({ params, body: { text: pasted } })
      setText(pasted)
      setTaken(firstChoices(comparison))
      guard.setDirty(true)
      setView({ kind: 'compare', comparison, sending: false })
      return undefined
    } catch (error) {
      return toFailure(error as Error)
    }
  }

  const forgetAsset = () => {
    for (const kind of ['asset', 'assets', 'public-page', 'documents', 'content-transfers'])
      void queries.invalidateQueries({ queryKey: [kind, organization.id] })
  }

  const take = async () => {
    if (view.kind !== 'compare' || view.sending) return
    const { comparison } = view
    setView({ kind: 'compare', comparison, sending: true })
    try {
      const body = { text, version: comparison.version, take: [...taken] }
      const outcome = await client.clipboard.take({ params, body })
      guard.forget()
      forgetAsset()
      setView({ kind: 'done', comparison, outcome })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile')
        return setView({ kind: 'compare', comparison, sending: false, failure: toFailure(error as Error) })
      const answer = await client.clipboard.compare({ params, body: { text } }).catch((cause: Error) => cause)
      if (answer instanceof Error) return setView({ kind: 'compare', comparison, sending: false, failure: toFailure(answer) })
      setTaken(stillThere(taken, answer))
      setView({ kind: 'compare', comparison: answer, sending: false, changed: true })
    }
  }

  return (
    <>
      <ClipboardScreen
        assetName={name}
        back={{ label: name ?? t('names:assets.one'), href: addresses.assets.one.to({ org, thingId }), onBack: open }}
        failure={asset.error && !asset.data ? toFailure(asset.error) : undefined}
        onRetry={() => void asset.refetch()}
        view={view}
        taken={taken}
        onChoose={(ids, isTaken) => {
          const next = new Set(taken)
          for (const id of ids) isTaken ? next.add(id) : next.delete(id)
          setTaken(next)
        }}
        onCheck={check}
        readClipboard={readClipboard}
        onDirty={guard.setDirty}
        onTake={() => void take()}
        onAgain={() => {
          guard.forget()
          setView({ kind: 'paste' })
        }}
        onOpenAsset={open}
      />
      {guard.question}
    </>
  )
}

import type { Variant, VariantStatus } from '@tracemark/api/schemas'
import { useRef } from 'react'
import { attributeText } from '../../components/AttributeList/attribute-text.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { PageSkeleton } from '../../components/PageSkeleton/PageSkeleton.tsx'
import { PublicPageLink } from '../../components/RecordHeader/PublicPageLink.tsx'
import { BackLink, RecordHeader } from '../../components/RecordHeader/RecordHeader.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { failureText } from '../../errors/failure-text.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Actions, Facts, Problem, Step, Steps } from './parts.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import type { VariantSharing, VariantSharingCalls } from './sharing.ts'

/** Up to this many units, the rounded-down percent gives the exact number. */
const COUNTED_MAX = 100

/** What can be done with a variant. */
export type VariantAction = 'ACTIVATE' | 'SUBMIT' | 'RETURN' | 'SUSPEND' | 'RESTORE' | 'SHARE' | 'ARCHIVE' | 'DELETE'

export interface VariantScreenProps extends VariantSharingCalls {
  /** Undefined while it is loaded, and once it was deleted. */
  variant: Variant | undefined
  status: VariantStatus | 'none'
  loading?: boolean
  /** Those that its state and the person's permissions allow, in the order in which they are offered. */
  actions: readonly VariantAction[]
  /** Waits for a yes. */
  confirming?: { kind: 'become'; status: VariantStatus } | { kind: 'delete' } | undefined
  busy?: boolean
  failure?: Failure | undefined
  /** Undefined while nobody shares it. */
  sharing?: VariantSharing | undefined
  /** Its asset has no task to share with: this is said instead of offering it. */
  lacksSharingTask?: boolean | undefined
  /** The short name of the organization itself, which nothing is shared with. */
  ownSlug: string
  onAction: (action: VariantAction) => void
  onConfirm: () => void
  onCancel: () => void
  /** Reads it again, where it could not be read. */
  onRetry: () => void
  /** The address of the asset's variants, which `onBack` leads to. */
  listHref?: string | undefined
  onBack: () => void
  /** What visitors see of the asset; absent where it is not public. */
  publicPage?: string | undefined
  /** Absent where the person may not, or where the variant gets no more units. */
  onCreateUnits?: (() => void) | undefined
}

/** What leads on. To stop or put away is never what a page offers first. */
const leading: readonly VariantAction[] = ['ACTIVATE', 'RESTORE', 'SHARE']

const steps = ['draft', 'pending', 'active', 'suspended', 'archived'] as const

const Confirmation = ({
  variant,
  confirming,
  onConfirm,
  onCancel,
}: Pick<VariantScreenProps, 'onConfirm' | 'onCancel'> & { variant: Variant; confirming: VariantScreenProps['confirming'] }) => {
  const t = useTranslate()
  const { name } = variant
  const deletes = confirming?.kind === 'delete'
  const to = confirming?.kind === 'become' && confirming.status === 'archived' ? 'archived' : 'suspended'
  const action = deletes ? 'DELETE' : to === 'archived' ? 'ARCHIVE' : 'SUSPEND'
  return (
    <ConfirmDialog
      open={confirming !== undefined}
      tone={deletes ? 'danger' : 'plain'}
      title={deletes ? t('variant-life:confirm.delete.title', { name }) : t(`variant-life:confirm.${to}.title`, { name })}
      {...(!deletes && { text: t(`variant-life:confirm.${to}.text`) })}
      confirmLabel={t(`variant-life:action.${action}`)}
      onConfirm={onConfirm}
      onClose={onCancel}
    />
  )
}

/** A variant: how it stands, what can be done with it, and its sharing (specification 1, sections 4 and 5). */
export const VariantScreen = (props: VariantScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const {
    variant,
    status,
    loading = false,
    lacksSharingTask = false,
    confirming,
    busy = false,
    failure,
    sharing,
    onAction,
    onRetry,
  } = props
  // While one of them is asked about or on its way, what was offered before it stays behind the question, and takes the focus back.
  const offered = useRef(props.actions)
  if (confirming === undefined && sharing === undefined && !busy) offered.current = props.actions
  const actions = offered.current.filter((action) => action !== 'SHARE' || !lacksSharingTask)
  const back = { label: t('variants:title'), href: props.listHref, onBack: props.onBack }
  if (!variant && failure)
    return (
      <>
        <BackLink {...back} />
        <ErrorPanel failure={failure} heading="h1" onRetry={onRetry} />
      </>
    )
  if (loading) return <PageSkeleton />
  if (!variant)
    return (
      <>
        <BackLink {...back} />
        <Card title={t('variants:one')}>
          <div>
            <StatusChip kind="variant" status="none" />
          </div>
          <p>{t('variant-life:state.none')}</p>
        </Card>
      </>
    )
  const problem = failure && failureText(t, failure)
  const primary = actions.find((action) => leading.includes(action))
  const { name, variantId, thingName, unitCount, percentUsed, createdAt, description } = variant
  const share = unitCount <= COUNTED_MAX ? format.number(Math.ceil((percentUsed * unitCount) / 100)) : format.percent(percentUsed / 100)
  const used = unitCount === 0 ? t('variant-life:no_units') : t('variant-life:used_share', { share, units: format.number(unitCount) })
  return (
    <article>
      <RecordHeader back={back} above={thingName} title={name} below={variantId}>
        <StatusChip kind="variant" status={status} />
        {props.publicPage !== undefined && <PublicPageLink href={props.publicPage} />}
        {props.onCreateUnits && <Button onClick={props.onCreateUnits}>{t('units:new')}</Button>}
      </RecordHeader>
      {problem && (
        <Problem role="alert">
          <b>{problem.what}</b> {problem.why} {problem.action}
        </Problem>
      )}
      <Card title={t('variant-life:states')}>
        <Steps>
          {steps.map((step) => (
            <Step key={step} aria-current={step === status ? 'step' : undefined}>
              {t(`statuses:variant.${step}`)}
            </Step>
          ))}
        </Steps>
        <p>{t(`variant-life:state.${status}`)}</p>
        <Actions>
          {actions
            .filter((action) => action !== 'DELETE')
            .map((action) => (
              <Button
                key={action}
                variant={action === primary ? 'contained' : 'outlined'}
                aria-disabled={busy}
                onClick={() => !busy && onAction(action)}
              >
                {t(`variant-life:action.${action}`)}
              </Button>
            ))}
          {actions.includes('DELETE') && (
            <Button variant="text" aria-disabled={busy} onClick={() => !busy && onAction('DELETE')}>
              {t('variant-life:action.DELETE')}
            </Button>
          )}
        </Actions>
        {offered.current.length > actions.length && <small>{t('variant-life:not_shareable')}</small>}
        {unitCount > 0 && actions.includes('ARCHIVE') && <small>{t('variant-life:not_deletable')}</small>}
      </Card>
      <Card title={t('variant-life:about')}>
        <Facts>
          <div>
            <dt>{t('variant-life:id')}</dt>
            <dd>{variantId}</dd>
          </div>
          <div>
            <dt>{t('variant-life:used')}</dt>
            <dd>{used}</dd>
          </div>
          <div>
            <dt>{t('variant-life:made')}</dt>
            <dd>{format.day(createdAt)}</dd>
          </div>
          {variant.attributes.map((attribute) => (
            <div key={attribute.key}>
              <dt>{attribute.key}</dt>
              <dd>{attributeText(attribute, t, format)}</dd>
            </div>
          ))}
        </Facts>
        {description !== undefined && <p>{description}</p>}
      </Card>
      <Confirmation variant={variant} confirming={confirming} onConfirm={props.onConfirm} onCancel={props.onCancel} />
      {sharing && <ShareDialog {...props} name={name} sharing={sharing} />}
    </article>
  )
}

import type { Variant, VariantStatus } from '@tracemark/api/schemas'
import { useRef, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx'
import type { KnownUses } from '../../../components/DeleteDialog/uses.ts'
import { onDemand, useOnDemand } from '../../../components/on-demand.ts'
import type { PageAction } from '../../../components/PageHeader/ActionsMenu.tsx'
import { RecordFrame, type RecordFrameProps } from '../../../components/RecordFrame/RecordFrame.tsx'
import { BackLink } from '../../../components/RecordHeader/RecordHeader.tsx'
import { StatusChip } from '../../../components/StatusChip/StatusChip.tsx'
import type { Failure } from '../../../errors/error-code.ts'
import { failureText } from '../../../errors/failure-text.ts'
import { useTranslate } from '../../../i18n/context.ts'
import type { IconName } from '../../../icons/Icon.tsx'
import { Problem } from './parts.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import type { VariantSharing, VariantSharingCalls } from './sharing.ts'

/** What can be done with a variant. */
export type VariantAction = 'ACTIVATE' | 'SUBMIT' | 'RETURN' | 'SUSPEND' | 'RESTORE' | 'SHARE' | 'ARCHIVE' | 'DELETE'

export interface VariantScreenProps
  extends VariantSharingCalls,
    Pick<RecordFrameProps, 'tabs'>,
    Partial<Pick<RecordFrameProps, 'children'>> {
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
  /** What refers to it: asked before it is deleted. */
  askUses: () => Promise<KnownUses>
  /** This person may delete variants: where it is used, the reason is said why it can't be. */
  mayDelete?: boolean | undefined
  /** Absent where the person may not, or where the variant gets no more units. */
  onCreateUnits?: (() => void) | undefined
}

/** What leads on. To stop or put away is never what a page offers first. */
const leading: readonly VariantAction[] = ['ACTIVATE', 'RESTORE', 'SHARE']

const icons: Partial<Record<VariantAction, IconName>> = {
  ACTIVATE: 'check',
  SUBMIT: 'mail',
  RETURN: 'undo',
  SUSPEND: 'pause',
  RESTORE: 'undo',
  SHARE: 'link',
  ARCHIVE: 'archive',
  DELETE: 'trash',
}

const deleteCode = onDemand(() => import('../../../components/DeleteDialog/DeleteDialog.tsx'), ['actions'])

const Confirmation = ({
  variant,
  confirming,
  onConfirm,
  onCancel,
}: Pick<VariantScreenProps, 'onConfirm' | 'onCancel'> & { variant: Variant; confirming: VariantScreenProps['confirming'] }) => {
  const t = useTranslate()
  const { name } = variant
  const to = confirming?.kind === 'become' && confirming.status === 'archived' ? 'archived' : 'suspended'
  return (
    <ConfirmDialog
      open={confirming?.kind === 'become'}
      icon={icons[to === 'archived' ? 'ARCHIVE' : 'SUSPEND']}
      title={t(`variants:confirm.${to}.title`, { name })}
      text={t(`variants:confirm.${to}.text`)}
      confirmLabel={t(`variants:action.${to === 'archived' ? 'ARCHIVE' : 'SUSPEND'}`)}
      onConfirm={onConfirm}
      onClose={onCancel}
    />
  )
}

/** The page of a variant: how it stands, what can be done with it, and its tabs (specification 1, sections 4 and 5). */
export const VariantScreen = (props: VariantScreenProps) => {
  const t = useTranslate()
  const {
    variant,
    loading = false,
    lacksSharingTask = false,
    mayDelete = false,
    confirming,
    busy = false,
    failure,
    sharing,
    status,
    tabs,
    children,
    onAction,
    onRetry,
    onConfirm,
    onCreateUnits,
  } = props
  const [explaining, setExplaining] = useState(false)
  const isAsked = explaining || confirming?.kind === 'delete'
  const DeleteDialog = useOnDemand(deleteCode, isAsked)?.DeleteDialog
  const explained = () => {
    if (explaining) setExplaining(false)
    else props.onCancel()
  }
  // While one of them is asked about or on its way, what was offered before it stays behind the question, and takes the focus back.
  const offered = useRef(props.actions)
  if (confirming === undefined && sharing === undefined && !busy) offered.current = props.actions
  const actions = offered.current.filter((action) => action !== 'SHARE' || !lacksSharingTask)
  const back = { label: t('names:variants.title'), href: props.listHref, onBack: props.onBack }
  if (!variant && !failure && !loading)
    return (
      <>
        <BackLink {...back} />
        <Card title={t('names:variants.one')}>
          <div>
            <StatusChip kind="variant" status="none" />
          </div>
          <p>{t('variants:state.none')}</p>
        </Card>
      </>
    )
  const problem = failure && failureText(t, failure)
  const name = variant?.name ?? ''
  const isUsed = variant !== undefined && variant.unitCount > 0
  const start = (action: VariantAction) => () => {
    if (!busy) onAction(action)
  }
  const first = actions.find((action) => leading.includes(action))
  const others = actions.filter((action) => action !== first)
  const units = onCreateUnits && { label: t('units:new'), icon: 'plus' as const, onSelect: onCreateUnits }
  const primary = first && { label: t(`variants:action.${first}`), icon: icons[first], onSelect: start(first) }
  const menu: PageAction[] = [
    ...others.map((action) => ({
      id: action,
      label: t(`variants:action.${action}`),
      icon: icons[action],
      destructive: action === 'DELETE',
      onSelect: start(action),
    })),
    // What can't be deleted says why.
    ...(mayDelete && isUsed
      ? [
          {
            id: 'DELETE',
            label: t('variants:action.DELETE'),
            icon: icons.DELETE,
            destructive: true,
            disabled: !actions.includes('ARCHIVE'),
            onSelect: () => setExplaining(true),
          },
        ]
      : []),
  ]
  return (
    <article>
      <RecordFrame
        back={back}
        eyebrow={variant?.thingName}
        title={variant?.name}
        subtitle={variant?.variantId}
        failure={variant ? undefined : failure}
        onRetry={onRetry}
        status={<StatusChip kind="variant" status={status} />}
        publicPage={props.publicPage}
        secondary={primary && units}
        primary={primary ?? units}
        actions={menu}
        tabs={tabs}
      >
        {problem && (
          <Problem role="alert">
            <span>
              <b>{problem.what}</b> {problem.why} {problem.action}
            </span>
            {failure?.code === 'status_conflict' && (
              <Button size="small" onClick={onRetry}>
                {t('common:reload')}
              </Button>
            )}
          </Problem>
        )}
        {children}
      </RecordFrame>
      {variant && <Confirmation variant={variant} confirming={confirming} onConfirm={onConfirm} onCancel={props.onCancel} />}
      {DeleteDialog && isAsked && (
        <DeleteDialog
          open
          title={t('variants:confirm.delete.title', { name })}
          confirmLabel={t('variants:action.DELETE')}
          askUses={props.askUses}
          instead={
            actions.includes('ARCHIVE')
              ? {
                  kind: 'archive',
                  onSelect: () => {
                    onAction('ARCHIVE')
                    onConfirm()
                  },
                }
              : undefined
          }
          onConfirm={explaining ? explained : onConfirm}
          onClose={explained}
        />
      )}
      {variant && sharing && <ShareDialog {...props} name={name} sharing={sharing} />}
    </article>
  )
}

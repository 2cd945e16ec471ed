import { styled } from '@mui/material/styles'
import { type FieldProblem, NewValueChain, ValueChain } from '@tracemark/api/schemas'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { Chip } from '../../components/Chip/Chip.tsx'
import { PANEL, WIDE } from '../../components/FormFrame/FormFrame.tsx'
import { RecordForm } from '../../components/FormFrame/RecordForm.tsx'
import type { EntityFormProps, Refusal } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { RecordFrame, type RecordFrameProps } from '../../components/RecordFrame/RecordFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { BlocksTab } from './BlocksTab.tsx'
import { type ChainTab, chainTabs } from './chain-tabs.ts'
import { ElementDrawer } from './ElementDrawer.tsx'
import { ElementsEditor } from './ElementsEditor.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { findLineChanges, Line, newLine, toDrafts, toLines, withDisabled, withLine, without } from './lines.ts'
import { type UsedBy, UsedByTab } from './UsedByTab.tsx'

const ChainForm = z.object({ ...NewValueChain.shape, name: ValueChain.shape.name, elements: z.array(Line).check(z.maxLength(100)) })
/** Where there is room, the page stands beside the element that is open, and both are seen. */
const Beside = styled('div')({
  [`@media (min-width: ${WIDE}px)`]: { '&[data-open=true]': { marginInlineEnd: PANEL } },
})

const NOTHING: readonly never[] = []

/** An element that is open, and why it was refused. */
interface Opened {
  line: Line
  refused?: Omit<Refusal<never>, 'theirs'> | undefined
}

const getIndex = ({ path: [name, index] }: FieldProblem) => (name === 'elements' && typeof index === 'number' ? index : undefined)

/** The first element with a field that was refused. What is refused of elements is said in their drawers. */
const refusedElement = (refusal: Refusal<unknown> | undefined, lines: readonly Line[]): Opened | undefined => {
  const { fields = NOTHING, theirs: _, ...failure } = refusal ?? {}
  const [index] = fields.flatMap((field) => (field.path.length > 2 ? (getIndex(field) ?? []) : []))
  const line = index === undefined ? undefined : lines[index]
  const own = fields.flatMap((field) => (getIndex(field) === index ? { ...field, path: field.path.slice(2) } : []))
  return line && 'code' in failure ? { line, refused: { ...failure, fields: own } } : undefined
}

export interface ValueChainScreenProps
  extends Omit<EntityFormProps<typeof NewValueChain>, 'as' | 'isNew' | 'name' | 'onCancel'>,
    Pick<RecordFrameProps, 'back' | 'secondary' | 'actions'> {
  /** As it is saved; undefined while it is loaded. */
  chain: ValueChain | undefined
  usedBy: UsedBy
  tab: ChainTab
  hrefOfTab: (tab: ChainTab) => string
  onTab: (href: string) => void
}

/** A value chain: its elements in their order, what it is called, its content blocks, and the assets that have it. */
export const ValueChainScreen = ({ chain, usedBy, tab, hrefOfTab, onTab, back, secondary, actions, ...props }: ValueChainScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { values, readOnly = false } = props
  const begun = useMemo(() => values && { ...values, name: values.name ?? '', elements: toLines(values.elements ?? NOTHING) }, [values])
  const [open, setOpen] = useState<Opened>()
  const form = useEntityForm(ChainForm, {
    ...props,
    values: begun,
    onSave: async ({ elements, ...formData }, before) => {
      const refusal = await props.onSave(
        { ...formData, description: formData.description ?? '', elements: toDrafts(elements) },
        { ...before, elements: toDrafts(before.elements) },
      )
      const theirs = refusal?.theirs
      const refused = refusedElement(refusal, elements)
      if (refused) {
        setOpen(refused)
        if (tab !== 'elements') onTab(hrefOfTab('elements'))
      }
      return (
        refusal && {
          ...refusal,
          fields: refusal.fields?.filter((field) => getIndex(field) === undefined),
          theirs: theirs && {
            ...theirs,
            values: { ...theirs.values, name: theirs.values.name ?? '', elements: toLines(theirs.values.elements ?? NOTHING) },
          },
        }
      )
    },
  })
  const fields = {
    name: form.text('name', t('common:name')),
    description: form.text('description', t('common:description')),
    link: form.text('link', t('value-chains:link')),
    image: form.file('image', t('common:image')),
    isDefault: form.flag('isDefault', t('value-chains:default_chain')),
  }
  const elements = form.value('elements', t('value-chains:elements'), (shown) => shown.map(({ name }) => name).join(', '))
  const before = begun?.elements ?? NOTHING
  const lines = form.watch('elements') ?? NOTHING
  const change = (next: readonly Line[]) => elements.onChange([...next])
  const blocks = new Map(chain?.elements.map(({ id, components }) => [id, components.length]))
  const countBlocks = ({ id }: Line) => (id === undefined ? 0 : (blocks.get(id) ?? 0))
  const changed = findLineChanges(before, lines)
  const changes = [
    ...form.frame.changes.filter((label) => label !== elements.label),
    ...(changed.order ? [t('value-chains:order')] : []),
    ...(changed.isDefault ? [t('value-chains:default_element')] : []),
    ...changed.names,
  ]
  const kept = form.frame.problem?.code === 'in_use' ? withDisabled(lines, before) : lines
  const at = lines.findIndex(({ key }) => key === open?.line.key)
  const close = () => {
    setOpen(undefined)
    props.onDirty?.(form.frame.isDirty)
  }
  const counts: Readonly<Record<ChainTab, number | undefined>> = {
    elements: lines.length,
    general: undefined,
    blocks: [...blocks.values()].reduce((sum, count) => sum + count, 0),
    'used-by': usedBy.total,
  }
  const labels: Readonly<Record<ChainTab, string>> = {
    elements: t('value-chains:elements'),
    general: t('value-chains:general'),
    blocks: t('names:content-blocks.title'),
    'used-by': t('value-chains:used_by'),
  }
  const { total } = usedBy
  // The line is kept while it is not known.
  const known =
    total === 0 ? t('value-chains:unused.title') : t('value-chains:used_by_assets', { count: total ?? 0, shown: format.number(total ?? 0) })
  const openLine = (key: string) => {
    const line = lines.find((one) => one.key === key)
    setOpen(line && { line })
  }
  return (
    <Beside data-open={open !== undefined}>
      <RecordFrame
        back={back}
        title={chain?.name}
        image={chain?.image}
        subtitle={total === undefined ? '\u00a0' : known}
        status={
          chain?.isDefault && (
            <Chip data-tone="positive" style={{ paddingInline: 9 }}>
              {t('value-chains:default_chain')}
            </Chip>
          )
        }
        failure={props.failure}
        onRetry={props.onRetry}
        secondary={secondary}
        actions={actions}
        tabs={{
          current: tab,
          onNavigate: onTab,
          tabs: chainTabs.map((id) => {
            const count = counts[id]
            return { id, label: labels[id], href: hrefOfTab(id), ...(count !== undefined && { badge: format.number(count) }) }
          }),
        }}
      >
        <RecordForm
          form={form}
          changes={changes}
          onHidden={tab === 'general' ? undefined : () => onTab(hrefOfTab('general'))}
          instead={kept === lines ? undefined : { label: t('value-chains:disable_instead'), onSelect: () => change(kept) }}
        >
          {tab === 'elements' && (
            <ElementsEditor
              lines={lines}
              current={open?.line.key}
              readOnly={readOnly}
              countBlocks={countBlocks}
              onChange={change}
              onOpen={openLine}
              onAdd={() => setOpen({ line: newLine(lines.length === 0) })}
            />
          )}
          {tab === 'general' && <GeneralTab {...fields} wasDefault={chain?.isDefault ?? false} lines={lines} onLines={change} />}
          {tab === 'blocks' && chain && <BlocksTab elements={chain.elements} />}
          {tab === 'used-by' && <UsedByTab {...usedBy} />}
        </RecordForm>
      </RecordFrame>
      {open && (
        <ElementDrawer
          key={open.line.key}
          {...open}
          isNew={at === -1}
          place={at === -1 ? lines.length + 1 : at + 1}
          count={at === -1 ? lines.length + 1 : lines.length}
          readOnly={readOnly}
          upload={props.upload}
          onDirty={(dirty) => props.onDirty?.(dirty || form.frame.isDirty)}
          onDone={(line, place) => {
            change(withLine(lines, line, place))
            setOpen(undefined)
          }}
          onRemove={
            at === -1
              ? undefined
              : () => {
                  change(without(lines, open.line.key))
                  close()
                }
          }
          onClose={close}
        />
      )}
    </Beside>
  )
}

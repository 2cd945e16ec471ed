import { styled } from '@mui/material/styles'
import { HIERARCHY_DEPTH_MAX, type VariantHierarchy } from '@tracemark/api/schemas'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { IconButton } from '../../../components/Button/IconButton.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx'
import { ErrorPanel } from '../../../components/ErrorPanel/ErrorPanel.tsx'
import type { FindOptions } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { takeClick } from '../../../components/plain-click.ts'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { StatusChip } from '../../../components/StatusChip/StatusChip.tsx'
import type { Failure } from '../../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { buildFamily, type FamilyNode } from './family.ts'
import { LinkDrawer, type LinkValues } from './LinkDrawer.tsx'
import type { UnitsOfMeasure } from './units-of-measure.ts'

export type FamilyDirection = 'parents' | 'children'

export interface FamilyBranchProps {
  direction: FamilyDirection
  /** Undefined while it is loaded. */
  hierarchy: VariantHierarchy | undefined
  failure?: Failure | undefined
  onRetry: () => void
  /** How many steps are shown. */
  depth: number
  onDepth: (depth: number) => void
}

export interface FamilyTreeProps {
  name: string
  branches: readonly FamilyBranchProps[]
  units: UnitsOfMeasure
  getHref: (node: { id: string; thingId: string }) => string
  onOpen: (href: string) => void
  /** Absent where nothing may be changed. */
  editing?:
    | {
        /** Other variants. */
        find: FindOptions
        /** Gives why it was refused. Never rejects. */
        onLink: (direction: FamilyDirection, values: LinkValues) => Promise<Failure | undefined>
        onUnlink: (direction: FamilyDirection, id: string) => void
      }
    | undefined
}

const Split = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: 16,
  marginBottom: 16,
  '&& > section + section': { marginTop: 0 },
})

/** Lines lead from each variant to those one step further. */
const Branch = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { position: 'relative', paddingInlineStart: 22, paddingTop: 8 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 6,
    top: 0,
    width: 11,
    height: 20,
    borderInlineStart: '1.5px solid var(--tm-line-strong)',
    borderBottom: '1.5px solid var(--tm-line-strong)',
    borderEndStartRadius: 6,
  },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 6,
    top: 0,
    bottom: 0,
    borderInlineStart: '1.5px solid var(--tm-line-strong)',
  },
})

const Member = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  minHeight: 28,
  '& > div': { flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'var(--tm-ink)', fontWeight: 550, textDecorationColor: 'var(--tm-line-strong)', textUnderlineOffset: 3 },
  '& a:hover': { color: 'var(--tm-accent-strong)', textDecorationColor: 'currentcolor' },
  '& small': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& > span:first-of-type': { color: 'var(--tm-ink-muted)', fontVariantNumeric: 'tabular-nums' },
})

const Root = styled('p')({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
  '& > svg': { color: 'var(--tm-accent)' },
})

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '&:empty': { display: 'none' } })

interface MembersProps extends Pick<FamilyTreeProps, 'units' | 'getHref' | 'onOpen'> {
  nodes: readonly FamilyNode[]
  /** Of those one step from the variant. */
  onRemove?: ((node: FamilyNode) => void) | undefined
}

const Members = ({ nodes, onRemove, ...ways }: MembersProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { units, getHref, onOpen } = ways
  return nodes.map((node) => {
    const { id, name, variantId, thingName, status, link, isRepeated, next } = node
    const { quantity, unit } = link
    return (
      <li key={`${link.parentId} ${link.childId}`}>
        <Member>
          <div>
            <a href={getHref(node)} onClick={(event) => takeClick(event) && onOpen(getHref(node))}>
              {name}
            </a>
            <small>{[variantId, thingName, isRepeated && t('variants:repeated')].filter(Boolean).join(' · ')}</small>
          </div>
          <span>{quantity !== undefined && [format.number(quantity), unit && units.getName(unit)].filter(Boolean).join(' ')}</span>
          <StatusChip kind="variant" status={status} />
          {onRemove && (
            <IconButton aria-label={t('asset-page:remove', { name })} onClick={() => onRemove(node)}>
              <Icon name="trash" size={14} />
            </IconButton>
          )}
        </Member>
        {next.length > 0 && (
          <ul aria-label={name} id={`family-${id}`}>
            <Members nodes={next} {...ways} />
          </ul>
        )}
      </li>
    )
  })
}

const NONE: readonly FamilyNode[] = []

const FamilyBranch = ({
  branch: { direction, hierarchy, failure, onRetry, depth, onDepth },
  name,
  editing,
  ...ways
}: Omit<FamilyTreeProps, 'branches'> & { branch: FamilyBranchProps }) => {
  const t = useTranslate()
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<FamilyNode>()
  const nodes = hierarchy ? buildFamily(hierarchy, direction) : NONE
  return (
    <Card title={t(`variants:family.${direction}`)} aria-busy={hierarchy === undefined && !failure}>
      {failure && <ErrorPanel failure={failure} onRetry={onRetry} />}
      {!hierarchy && !failure && <Skeleton height={88} />}
      {hierarchy && nodes.length === 0 && <p>{t(`variants:family.no_${direction}`)}</p>}
      {nodes.length > 0 && (
        <div>
          <Root>
            <Icon name="layers" size={14} />
            {name}
          </Root>
          <Branch aria-label={t(`variants:family.${direction}`)}>
            <Members nodes={nodes} {...ways} onRemove={editing && setRemoved} />
          </Branch>
        </div>
      )}
      <Buttons>
        {editing && hierarchy && (
          <Button variant="text" startIcon={<Icon name="plus" />} onClick={() => setAdding(true)}>
            {t(`variants:family.add_${direction}`)}
          </Button>
        )}
        {hierarchy?.isCut && depth < HIERARCHY_DEPTH_MAX && (
          <Button variant="text" onClick={() => onDepth(Math.min(depth * 2, HIERARCHY_DEPTH_MAX))}>
            {t('variants:family.more')}
          </Button>
        )}
      </Buttons>
      {adding && editing && (
        <LinkDrawer
          title={t(`variants:family.add_${direction}`)}
          find={editing.find}
          units={ways.units}
          onSave={async (values) => {
            const refused = await editing.onLink(direction, values)
            if (!refused) setAdding(false)
            return refused
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <ConfirmDialog
        open={removed !== undefined}
        icon="trash"
        tone="danger"
        title={t('variants:family.remove_title', { name: removed?.name ?? '' })}
        text={t('variants:family.remove_text')}
        confirmLabel={t('asset-page:remove_entry')}
        onConfirm={() => {
          if (removed) editing?.onUnlink(direction, removed.id)
          setRemoved(undefined)
        }}
        onClose={() => setRemoved(undefined)}
      />
    </Card>
  )
}

/** What a variant was made of, and what was made of it, as trees of links. */
export const FamilyTree = ({ branches, ...tree }: FamilyTreeProps) => (
  <Split>
    {branches.map((branch) => (
      <FamilyBranch key={branch.direction} branch={branch} {...tree} />
    ))}
  </Split>
)

import { styled } from '@mui/material/styles'
import { Button } from '../../components/Button/Button.tsx'
import { PlainPanel } from '../../components/EmptyPanel/PlainPanel.tsx'
import { ActionsMenu, type PageAction } from '../../components/PageHeader/ActionsMenu.tsx'
import { moveRow } from '../../components/ReorderableList/move-row.ts'
import { ReorderableList } from '../../components/ReorderableList/ReorderableList.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ChainDrawing } from './ChainDrawing.tsx'
import { ElementRow } from './ElementRow.tsx'
import { type Line, withDefault, without } from './lines.ts'

const Rows = styled('div')({
  '& > ol': { overflow: 'hidden', boxShadow: 'var(--tm-shadow-1)' },
  '& > ol > li:has([data-current])': { background: 'var(--tm-accent-wash)' },
  '& .tm-actions-menu-opener:not(:hover, :focus-visible, [aria-expanded=true])': {
    border: '1px solid transparent',
    background: 'transparent',
    boxShadow: 'none',
  },
  '& > .MuiButton-root': { marginTop: 10 },
})

interface ElementsEditorProps {
  lines: readonly Line[]
  current?: string | undefined
  readOnly: boolean
  countBlocks: (line: Line) => number
  onChange: (lines: readonly Line[]) => void
  onOpen: (key: string) => void
  onAdd: () => void
}

/** The elements of a chain: drawn as one way, and as lines that are put in order and opened. */
export const ElementsEditor = ({ lines, current, readOnly, countBlocks, onChange, onOpen, onAdd }: ElementsEditorProps) => {
  const t = useTranslate()
  const getActions = (line: Line, at: number): PageAction[] => {
    const change = (part: Partial<Line>) => onChange(lines.with(at, { ...line, ...part }))
    return [
      { id: 'edit', label: t('common:edit'), icon: 'pen', onSelect: () => onOpen(line.key) },
      {
        id: 'default',
        label: t('value-chains:set_default'),
        icon: 'star',
        disabled: line.isDefault,
        onSelect: () => onChange(withDefault(lines, line.key)),
      },
      {
        id: 'enabled',
        label: t(line.enabled ? 'value-chains:disable' : 'value-chains:enable'),
        icon: line.enabled ? 'eye_off' : 'eye',
        onSelect: () => change({ enabled: !line.enabled }),
      },
      {
        id: 'up',
        label: t('value-chains:move_up'),
        icon: 'arrow_up',
        disabled: at === 0,
        onSelect: () => onChange(moveRow(lines, at, at - 1)),
      },
      {
        id: 'down',
        label: t('value-chains:move_down'),
        icon: 'arrow_down',
        disabled: at === lines.length - 1,
        onSelect: () => onChange(moveRow(lines, at, at + 1)),
      },
      {
        id: 'remove',
        label: t('value-chains:remove'),
        icon: 'trash',
        destructive: true,
        onSelect: () => onChange(without(lines, line.key)),
      },
    ]
  }
  const add = !readOnly && (
    <Button variant="text" startIcon={<Icon name="plus" />} onClick={onAdd}>
      {t('value-chains:add')}
    </Button>
  )
  if (lines.length === 0)
    return (
      <PlainPanel
        icon="link"
        title={t('value-chains:no_elements.title')}
        text={t('value-chains:no_elements.text')}
        actions={add || undefined}
      />
    )
  return (
    <>
      <ChainDrawing lines={lines} current={current} countBlocks={countBlocks} onOpen={onOpen} />
      <Rows>
        <ReorderableList
          label={t('value-chains:elements')}
          items={lines}
          getId={({ key }) => key}
          getName={({ name }) => name}
          disabled={readOnly}
          moveButtons={false}
          actions={(line, at) =>
            !readOnly && <ActionsMenu label={t('lists:row_actions', { name: line.name })} actions={getActions(line, at)} />
          }
          onOrder={onChange}
        >
          {(line) => <ElementRow line={line} blocks={countBlocks(line)} current={line.key === current} onOpen={() => onOpen(line.key)} />}
        </ReorderableList>
        {add}
      </Rows>
    </>
  )
}

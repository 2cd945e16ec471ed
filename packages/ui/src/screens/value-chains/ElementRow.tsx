import { styled } from '@mui/material/styles'
import { Chip } from '../../components/Chip/Chip.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { getIcon, transportIcons } from './element-icons.ts'
import type { Line } from './lines.ts'

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  minHeight: 36,
  '& > i': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 30,
    height: 30,
    borderRadius: 'var(--tm-radius-s)',
    background: 'var(--tm-paper-sunken)',
    color: 'var(--tm-accent-strong)',
    overflow: 'hidden',
  },
  '& > i > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& > div': { display: 'flex', flex: 1, flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', minWidth: 0 },
  '& > div > button': {
    flex: '1 1 160px',
    minWidth: 0,
    minHeight: 32,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 550,
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& > div > button:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& > div > button:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: 2, borderRadius: 2 },
  '& > div > span': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& > small': {
    flex: 'none',
    minWidth: 76,
    color: 'var(--tm-ink-muted)',
    fontSize: 'var(--tm-text-s)',
    textAlign: 'end',
    marginInlineEnd: 4,
  },
  '&[data-enabled=false] > div > button': { color: 'var(--tm-ink-muted)' },
  '@media (max-width: 480px)': {
    paddingBlock: 4,
    '& > small': { display: 'none' },
    '& > div > button': { flexBasis: '100%', minHeight: 28 },
  },
})

/** A chip without a drawing has the same room on both sides. */
const Word = styled(Chip)({ '&&': { paddingInline: 8 } })

interface ElementRowProps {
  line: Line
  blocks: number
  current: boolean
  onOpen: () => void
}

/** What one line of the editor says of an element. */
export const ElementRow = ({ line, blocks, current, onOpen }: ElementRowProps) => {
  const t = useTranslate()
  const { name, enabled, isDefault, isOrganizationActivity, transportationMethod, icon, image } = line
  return (
    <Row data-enabled={enabled} data-current={current || undefined}>
      <i aria-hidden="true">{image === undefined ? <Icon name={getIcon(icon)} /> : <img src={image} alt="" />}</i>
      <div>
        <button type="button" onClick={onOpen}>
          {name}
        </button>
        <span>
          {!enabled && <Word data-tone="plain">{t('value-chains:disabled')}</Word>}
          {isDefault && <Word data-tone="positive">{t('value-chains:default')}</Word>}
          {isOrganizationActivity && <Word data-tone="plain">{t('value-chains:our_activity')}</Word>}
          {transportationMethod && (
            <Chip data-tone="plain">
              <Icon name={transportIcons[transportationMethod]} size={14} />
              {t(`value-chains:transport.${transportationMethod}`)}
            </Chip>
          )}
        </span>
      </div>
      <small>{blocks === 0 ? t('value-chains:without_blocks') : t('value-chains:blocks', { count: blocks, shown: blocks })}</small>
    </Row>
  )
}

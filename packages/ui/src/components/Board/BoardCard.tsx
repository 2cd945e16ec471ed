import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { RowMenu } from '../DataTable/RowMenu.tsx'
import { SelectBox } from '../DataTable/SelectBox.tsx'
import type { RowAction } from '../DataTable/types.ts'
import { takeClick } from '../plain-click.ts'
import { withClass } from '../with-class.ts'

const Card = withClass('li', 'tm-board-card')
const Head = withClass('div', 'tm-board-head')
const Foot = withClass('div', 'tm-board-foot')

const MENU = '[aria-haspopup="menu"]'

interface BoardCardProps {
  id: string
  /** In the words of its checkbox and its menu. */
  name: string
  head?: ReactNode
  title: string
  children?: ReactNode
  foot?: ReactNode
  href: string | undefined
  onOpen: ((id: string) => void) | undefined
  actions: readonly RowAction[]
  isMoving: boolean
  /** It stays where it is while another one moves. */
  isHeld: boolean
  isSelected: boolean
  onSelect: ((isSelected: boolean) => void) | undefined
  onDrag: (isDragged: boolean) => void
}

/** One record of a board. */
export const BoardCard = ({
  id,
  name,
  head,
  title,
  children,
  foot,
  href,
  onOpen,
  actions,
  isMoving,
  isHeld,
  isSelected,
  onSelect,
  onDrag,
}: BoardCardProps) => {
  const t = useTranslate()
  const openMenu = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.toLowerCase() !== 'm' || event.altKey || event.ctrlKey || event.metaKey) return
    const opener = event.currentTarget.querySelector<HTMLElement>(MENU)
    if (!opener) return
    event.preventDefault()
    opener.click()
  }
  return (
    <Card
      data-card={id}
      data-selected={isSelected}
      aria-busy={isMoving}
      draggable={actions.length > 0 && !isHeld}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
      onKeyDown={openMenu}
    >
      <Head>
        {onSelect && <SelectBox label={t('lists:select_row', { name })} checked={isSelected} onChange={onSelect} />}
        {head}
        <RowMenu name={name} actions={actions} />
      </Head>
      {href === undefined ? (
        <b>{title}</b>
      ) : (
        <a
          className="tm-board-open"
          href={href}
          draggable={false}
          aria-keyshortcuts="M"
          onClick={(event) => takeClick(event) && onOpen?.(id)}
        >
          {title}
        </a>
      )}
      {children}
      {foot && <Foot>{foot}</Foot>}
    </Card>
  )
}

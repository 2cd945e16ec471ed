import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { withClass } from '../with-class.ts'
import './BellButton.css'

const Opener = withClass(IconButton, 'tm-bell')

/** More are shown as `9+`. */
const COUNT_MAX = 9

export interface BellButtonProps {
  /** How much is new. */
  count: number
  open: boolean
  onOpen: (button: HTMLElement) => void
}

/** The bell alone: it is in its place at once, and what it opens may come later. */
export const BellButton = ({ count, open, onOpen }: BellButtonProps) => {
  const t = useTranslate()
  const { number } = useFormat()
  // Who says what is seen to press it, presses it.
  const shown = count > COUNT_MAX ? `${number(COUNT_MAX)}+` : number(count)
  return (
    <Opener
      aria-label={count ? t('common:notification.new', { count, shown }) : t('common:notifications')}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <Icon name="bell" size={18} />
      {count > 0 && <span aria-hidden>{shown}</span>}
    </Opener>
  )
}

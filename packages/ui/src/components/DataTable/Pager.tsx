import { PAGE_MAX } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { useChoiceMenu } from '../ChoiceMenu/use-choice-menu.tsx'
import { withClass } from '../with-class.ts'
import './Pager.css'

const Foot = withClass('div', 'tm-pager-foot')

interface PagerProps {
  /** Counts from 1. */
  page: number
  perPage: number
  total: number
  /** There are more than `total`. */
  isTotalAtLeast?: boolean | undefined
  /** How many rows a page may have. */
  perPageChoices: readonly number[]
  onPage: (page: number) => void
  /** Pointer or focus are at the button that leads to this page: the moment to fetch it. */
  onPageAhead?: ((page: number) => void) | undefined
  /** With the page that then holds the row which is the first now. */
  onPerPage?: ((perPage: number, page: number) => void) | undefined
}

const PageSize = ({ perPage, choices, onPerPage }: { perPage: number; choices: readonly number[]; onPerPage: (size: number) => void }) => {
  const t = useTranslate()
  const format = useFormat()
  const { opener, menu } = useChoiceMenu(
    choices.map((size) => ({
      id: String(size),
      label: t('lists:page_size', { shown: format.number(size) }),
      selected: size === perPage,
      onChoose: () => onPerPage(size),
    })),
  )
  return (
    <>
      <Button variant="text" endIcon={<Icon name="down" size={12} />} {...opener}>
        <bdi>{t('lists:page_size', { shown: format.number(perPage) })}</bdi>
      </Button>
      {menu}
    </>
  )
}

/** Which part of the list is shown: from, to and total. A button that leads nowhere keeps the focus that it has. */
export const Pager = ({ page, perPage, total, isTotalAtLeast = false, perPageChoices, onPage, onPageAhead, onPerPage }: PagerProps) => {
  const t = useTranslate()
  const format = useFormat()
  const last = Math.min(Math.max(1, Math.ceil(total / perPage)), PAGE_MAX)
  const beyond = page > last
  const from = beyond ? 0 : (page - 1) * perPage + 1
  const to = beyond ? 0 : Math.min(page * perPage, total)
  const range = { from: format.number(from), to: format.number(to), total: format.number(total) + (isTotalAtLeast ? '+' : '') }
  const turn = (words: string, next: number) => {
    const nowhere = next < 1 || next > last
    const look = nowhere ? undefined : () => onPageAhead?.(next)
    return (
      <Button variant="text" aria-disabled={nowhere} onClick={() => !nowhere && onPage(next)} onPointerEnter={look} onFocus={look}>
        {words}
      </Button>
    )
  }
  return (
    <Foot>
      <p aria-live="polite">{t('lists:page_range', range)}</p>
      {onPerPage && (
        <PageSize perPage={perPage} choices={perPageChoices} onPerPage={(size) => onPerPage(size, beyond ? 1 : Math.ceil(from / size))} />
      )}
      {turn(t('lists:page_previous'), Math.min(page - 1, last))}
      {turn(t('lists:page_next'), page + 1)}
    </Foot>
  )
}

import type { Classification } from '@tracemark/api/schemas'
import { ClassificationBar } from './ClassificationBar.tsx'

interface InteractionsBarProps {
  counts: Readonly<Record<Classification, number>> | undefined
  /** Of the list of them; absent for those who may not see it. */
  href?: string | undefined
  onOpen?: ((href: string) => void) | undefined
}

/** How the organization's interactions divide, each kind with its way to them. */
export const InteractionsBar = ({ counts, href, onOpen }: InteractionsBarProps) =>
  href === undefined || onOpen === undefined ? (
    <ClassificationBar counts={counts} />
  ) : (
    <ClassificationBar counts={counts} getHref={(kind) => `${href}?classification=${kind}`} onOpen={onOpen} />
  )

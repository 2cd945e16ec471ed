import type { Failure } from '../../errors/error-code.ts'
import type { IconName } from '../../icons/Icon.tsx'

/** Records of one state. */
export interface BoardColumn<Row> {
  /** The state: the action that moves a card here is called the same. */
  id: string
  label: string
  icon: IconName
  /** Those that are there; more may follow. Absent until the first are. */
  rows?: readonly Row[] | undefined
  total?: number | undefined
  /** Narrow, with its number alone, until it is opened. */
  isFolded?: boolean | undefined
  /** Asks for those that follow; absent where all are there. */
  onMore?: (() => void) | undefined
  isBusy?: boolean | undefined
  failure?: Failure | undefined
  onRetry: () => void
}

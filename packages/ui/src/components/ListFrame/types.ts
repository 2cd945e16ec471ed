import type { ReactNode } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import type { IconName } from '../../icons/Icon.tsx'
import type { FindWatch, RowAction } from '../DataTable/types.ts'
import type { Instead, KnownUses, KnownUsesOfOne } from '../DeleteDialog/uses.ts'
import type { FindOptions } from '../forms/ReferenceField/use-found.ts'

export interface FilterOption {
  value: string
  label: string
  icon?: IconName | undefined
}

interface FilterBase {
  field: string
  label: string
}

/** A filter as a list declares it. Its value is a string, several strings, a span of days, or yes or no. */
/** What a filter by one of many offers: the newest that were found, and how others are. */
export interface FoundBySearch {
  options: readonly FilterOption[]
  onSearch: (text: string) => void
}

export type ListFilter = FilterBase &
  (
    | { type: 'choice' | 'choices'; options: readonly FilterOption[] }
    | {
        /** How far back the list goes: always one of them. It stands above the list, and stays when filters are cleared. */
        type: 'period'
        options: readonly FilterOption[]
      }
    | { type: 'boolean' | 'date-range' }
    /** `numbers`: one, or a range of them. */
    | { type: 'text' | 'numbers' }
    | {
        type: 'search-choice'
        /** What the newest search found, and the option that is chosen. */
        options: readonly FilterOption[]
        /** Finds options by what is typed. Without it, `options` are all of them. */
        onSearch?: ((text: string) => void) | undefined
      }
  )

export type Period = Extract<ListFilter, { type: 'period' }>

/** Days are `YYYY-MM-DD`, both included. */
export interface DaySpan {
  from: string
  to: string
}

export type FilterValue = string | readonly string[] | DaySpan | boolean

/** By the filters' fields; what is not set is absent. */
export type FilterValues = Readonly<Record<string, FilterValue | undefined>>

/** What of a list is shown. `sort` is `field_asc` or `field_desc`. */
export interface ListQuery {
  /** Counts from 1. */
  page: number
  perPage: number
  sort: string
  search: string
  filters?: FilterValues | undefined
}

/** A row for which an action failed, and why. */
export interface RowFailure {
  id: string
  failure: Failure
}

/** Words, or a text that goes by how many rows an action is for: `count` chooses its form, `{{shown}}` tells them, `{{what}}` names them too. */
export type Words = string | { counted: MessageKey }

/** What becomes of rows, as it is told of several. */
export type Result =
  | 'archived'
  | 'deleted'
  | 'duplicated'
  | 'hidden'
  | 'removed'
  | 'restored'
  | 'revoked'
  | 'shown'
  | 'suspended'
  | 'updated'

interface ActionBase {
  id: string
  label: string
  icon?: IconName | undefined
  /** `danger`: it takes something away. It is told apart by colour, and asks first. */
  tone?: 'plain' | 'danger' | undefined
  disabled?: boolean | undefined
  /** Why it is disabled, and what to do instead. */
  hint?: string | undefined
  /** What is told once it was done for several rows; by its label where absent. */
  result?: Result | undefined
  /** It tells itself what was done for several rows, such as with a way back. */
  saysItself?: boolean | undefined
  /** False of a row that is so already, as far as is known: it is left out and not counted, and several of them are not offered the action. */
  changes?: ((id: string) => boolean) | undefined
}

/** What the answer to a question does. */
export interface ActionImpact {
  text: string
  /** The last chance: what has to be typed first, where it can't be undone. */
  phrase?: string | undefined
  /** The verb, where the action's own says too little. */
  label?: string | undefined
}

/** What an action has to know before it runs, such as which tasks to add. */
export type ActionQuestion = {
  /** Of the field. */
  label: string
  /** What will happen, and what can't be undone. */
  text?: string | undefined
  /** `danger`: the answer can't be undone. */
  tone?: 'plain' | 'danger' | undefined
} & (
  | {
      /** Found by its words. */
      find: FindOptions
      /** Several can be chosen. */
      many?: boolean | undefined
      /** Read when it is asked, and again for each answer. Until it is there, the number of rows has to be typed. */
      impact?: ((selected: readonly string[]) => Promise<ActionImpact>) | undefined
      options?: undefined
      words?: undefined
    }
  | {
      /** All of them, each with a checkbox, which is on at first. None of them is an answer too. */
      options: readonly FilterOption[]
      find?: undefined
      words?: undefined
      many?: undefined
      impact?: undefined
    }
  | {
      /** What somebody writes. Nothing is no answer where it is required. */
      words: { maxLength: number; required: boolean; hint?: string | undefined }
      find?: undefined
      options?: undefined
      many?: undefined
      impact?: undefined
    }
)

/** What can be done with a row, or with all that are selected. */
export type ListAction = ActionBase &
  (
    | {
        /** What it asks before it runs; an action of `danger` always asks. */
        confirm?:
          | {
              title?: Words | undefined
              text?: Words | undefined
              label?: string | undefined
              /** Of one row that is to be deleted: asks what refers to it. */
              askUses?: ((id: string) => Promise<KnownUses>) | undefined
              /** What can be done with a row that can't be deleted. */
              instead?: Instead | undefined
              /** Why nothing can be done with it yet, and what makes it possible. */
              note?: string | undefined
              /** Of several rows that are to be deleted: asks what refers to each of the first of them. */
              askEachUses?: ((ids: readonly string[]) => Promise<readonly KnownUsesOfOne[]>) | undefined
            }
          | undefined
        /** Asked in a dialog; what was chosen is handed over. */
        ask?: ((ids: readonly string[]) => ActionQuestion) | undefined
        /** Resolves with the rows for which it failed; says meanwhile for how many, in their order, it is done. Begins no more once it is stopped. Never rejects. */
        run: (
          ids: readonly string[],
          onProgress: (done: number) => void,
          selected: readonly string[],
          signal: AbortSignal,
        ) => Promise<readonly RowFailure[]>
        onSelect?: undefined
      }
    | {
        /** It only leads somewhere. */
        onSelect: (ids: readonly string[]) => void
        run?: undefined
      }
  )

/** Reads all rows that search and filters find, up to `most`. Rejects where they can't be read, or when it is stopped. */
export type ReadAll<Row> = (watch: FindWatch) => Promise<readonly Row[]>

export type RunningAction = Extract<ListAction, { onSelect?: undefined }>

/** What another body of a list is given of its frame. */
export interface ListBody<Row> {
  /** The ids of the selected rows. */
  selection: readonly string[]
  /** Absent where nothing can be done with several rows. */
  onSelection?: ((ids: readonly string[]) => void) | undefined
  rowActions: (row: Row) => readonly RowAction[]
  /** The action that runs now, by its id, and the rows that it is for. */
  running?: { action: string; ids: readonly string[] } | undefined
}

/** The ways in which a list can be shown, over one search, its filters, its selection and its actions. */
export interface ListView<Row> {
  /** Names the choice. */
  label: string
  options: readonly FilterOption[]
  value: string
  onChange: (value: string) => void
  /** In the place of the rows; absent where they are shown. */
  body?: ((given: ListBody<Row>) => ReactNode) | undefined
}

import type { RichElement } from './allowed.ts'

/** An element with what it may have, or a text. */
export type RichNode = string | RichBranch

export interface RichBranch {
  element: RichElement
  attributes: Readonly<Record<string, string>>
  children: RichNode[]
}

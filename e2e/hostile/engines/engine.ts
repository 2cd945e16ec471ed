/** What a person at a keyboard does with a page, and what the tests ask it, the same in every engine. */
export interface Tab {
  goto(address: string): Promise<void>
  press(key: Key): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** The value of an expression in the page, as text. */
  read(expression: string): Promise<string>
  /** Errors that the engine itself wrote on the console, as far as it tells. */
  said(): readonly string[]
  close(): Promise<void>
}

export type Key = 'Tab' | 'Space' | 'Enter'

export interface Engine {
  /** A tab of a new visitor, of whom nothing is kept. */
  newTab(): Promise<Tab>
  close(): Promise<void>
}

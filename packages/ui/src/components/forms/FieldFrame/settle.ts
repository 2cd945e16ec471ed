import { type RefObject, useEffect, useEffectEvent } from 'react'

const SETTLE = 'tm-settle'

/** What a field does before its form is saved: takes in what is typed, says what is wrong with it, and answers whether nothing is. */
export type Settle = () => boolean

/** Settles the fields within an element; answers whether all of them can be saved. */
export const settleFields = (form: Element): boolean =>
  [...form.querySelectorAll('[data-settles]')].filter((field) => !field.dispatchEvent(new Event(SETTLE, { cancelable: true }))).length === 0

/** Of the element of one field, which is marked with `data-settles`. */
export const useSettling = (field: RefObject<Element | null>, settle: Settle | undefined): void => {
  const answer = useEffectEvent((event: Event) => {
    if (settle?.() === false) event.preventDefault()
  })
  useEffect(() => {
    const { current: element } = field
    element?.addEventListener(SETTLE, answer)
    return () => element?.removeEventListener(SETTLE, answer)
  }, [field])
}

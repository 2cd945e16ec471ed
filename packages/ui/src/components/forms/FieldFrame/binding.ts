import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react'

/**
 * How a field of one native control is bound. The control holds its value, so the result of react-hook-form's `register` can be
 * spread here: `<TextField label="Name" {...register('name')} />`.
 */
export interface NativeBinding<Element> {
  name?: string | undefined
  ref?: Ref<Element> | undefined
  onChange?: ChangeEventHandler<Element> | undefined
  onBlur?: FocusEventHandler<Element> | undefined
}

/**
 * How a field is bound that hands over a value rather than an event: `defaultValue` in, `onChange` out. In react-hook-form it stands
 * in a `Controller`, with `defaultValue={field.value}`, `onChange` and `onBlur` of its `field`.
 */
export interface ValueBinding<Value> {
  name?: string | undefined
  onChange?: ((value: Value) => void) | undefined
  onBlur?: (() => void) | undefined
}

import type { DescribedFields } from './describe-fields.ts'

type Values = Readonly<Record<string, unknown>>

/** What a form begins with: the contract's default where nothing is said. */
export const withDefaults = (values: Values, described: DescribedFields): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(described).flatMap(([name, { initial }]) =>
      initial === undefined || values[name] !== undefined ? [] : [[name, initial]],
    ),
  ),
})

/** What the controls hold at first: an absent text is an empty one, so that typing and deleting leaves no change. */
export const toControls = (values: Values, described: DescribedFields): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(described).flatMap(([name, { isText }]) => (isText ? [[name, '']] : []))),
  ...withDefaults(values, described),
})

/** What was entered: an empty control is an absent value. */
export const fromControls = (controls: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(controls).filter(([, value]) => value !== '' && value !== undefined && value !== null))

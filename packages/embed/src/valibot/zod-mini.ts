import * as v from 'valibot'
import { regexes } from 'zod/v4/core'

/*
 * Stands in the place of `zod/mini` in the widgets' bundle: what the shapes of their calls use of it, made of valibot's smaller parts.
 * A shape of zod is a kilobyte of memory and a task has four hundred (docs/decisions/widgets.md). What is missing fails the build by its name.
 */

type Schema = v.GenericSchema
type Check = v.GenericPipeAction
type Entries = Readonly<Record<string, Schema>>

/** What our code does with a shape. */
interface Methods {
  check: (...checks: Check[]) => Shape
  parse: (value: unknown) => unknown
  safeParse: (value: unknown) => { success: true; data: unknown } | { success: false; error: Error }
}
type Shape = Schema & Methods

const methods: Methods & ThisType<Shape> = {
  check(...checks) {
    return toShape(v.pipe(this, ...checks))
  },
  parse(value) {
    return v.parse(this, value)
  },
  safeParse(value) {
    const { success, output, issues } = v.safeParse(this, value)
    return success ? { success, data: output } : { success, error: new v.ValiError(issues) }
  },
}

const toShape = <Of extends Schema>(schema: Of) => Object.assign(schema, methods)

/* @__NO_SIDE_EFFECTS__ */
export const string = () => toShape(v.string())
/* @__NO_SIDE_EFFECTS__ */
export const number = () => toShape(v.pipe(v.number(), v.finite()))
/* @__NO_SIDE_EFFECTS__ */
export const int = () => toShape(v.pipe(v.number(), v.safeInteger()))
/* @__NO_SIDE_EFFECTS__ */
export const boolean = () => toShape(v.boolean())
/* @__NO_SIDE_EFFECTS__ */
export const literal = (value: v.Literal | readonly v.Literal[]) =>
  toShape(Array.isArray(value) ? v.union(value.map((one) => v.literal(one))) : v.literal(value as v.Literal))
/* @__NO_SIDE_EFFECTS__ */
const enumeration = (values: readonly string[]) => toShape(v.picklist(values))

export { enumeration as enum }

/** To valibot a list is an object, too. */
const noList = <Of extends Schema>(schema: Of): Of => {
  const { '~run': run } = schema
  return Object.assign(schema, {
    '~run'(this: Of, dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      return run.call(this, Array.isArray(dataset.value) ? { value: undefined } : dataset, config)
    },
  })
}

/* @__NO_SIDE_EFFECTS__ */
export const object = (shape: Entries) => Object.assign(toShape(noList(v.object(shape))), { shape })
/* @__NO_SIDE_EFFECTS__ */
export const extend = ({ shape }: { shape: Entries }, more: Entries) => object({ ...shape, ...more })
/* @__NO_SIDE_EFFECTS__ */
export const partial = (of: v.ObjectSchema<v.ObjectEntries, undefined>) => toShape(v.partial(of))
/* @__NO_SIDE_EFFECTS__ */
export const array = (of: Schema) => toShape(v.array(of))
/* @__NO_SIDE_EFFECTS__ */
export const tuple = (of: readonly Schema[]) => toShape(v.tuple(of))
/* @__NO_SIDE_EFFECTS__ */
export const record = (key: v.GenericSchema<string, string>, value: Schema) => toShape(noList(v.record(key, value)))
/* @__NO_SIDE_EFFECTS__ */
export const partialRecord = (key: v.GenericSchema<string, string>, value: Schema) => record(key, value)
/* @__NO_SIDE_EFFECTS__ */
export const union = (of: readonly Schema[]) => toShape(v.union(of))
/* @__NO_SIDE_EFFECTS__ */
export const discriminatedUnion = (key: string, of: never) => toShape(v.variant(key, of))

/* @__NO_SIDE_EFFECTS__ */
export const optional = (of: Schema) => toShape(v.optional(of))
/* @__NO_SIDE_EFFECTS__ */
export const nullable = (of: Schema) => toShape(v.nullable(of))
/* @__NO_SIDE_EFFECTS__ */
export const _default = (of: Schema, value: never) => toShape(v.optional(of, value))

/* @__NO_SIDE_EFFECTS__ */
const instance = (kind: new (...given: never[]) => unknown) => toShape(v.instance(kind))

export { instance as instanceof }

/* @__NO_SIDE_EFFECTS__ */
export const transform = (change: (value: unknown) => unknown) => toShape(v.pipe(v.unknown(), v.transform(change)))
/* @__NO_SIDE_EFFECTS__ */
export const pipe = (first: Schema, second: Schema) => toShape(v.pipe(first, second))
/* @__NO_SIDE_EFFECTS__ */
const written = (pattern: RegExp) => toShape(v.pipe(v.string(), v.regex(pattern)))

export { regexes }
/* @__NO_SIDE_EFFECTS__ */
export const uuid = () => written(regexes.uuid())
/* @__NO_SIDE_EFFECTS__ */
export const email = ({ pattern }: { pattern: RegExp }) => written(pattern)
export const iso = {
  date: () => written(regexes.date),
  datetime: (given: Parameters<typeof regexes.datetime>[0]) => written(regexes.datetime(given)),
}

const isAddress = (text: string, protocol: RegExp) => URL.canParse(text) && protocol.test(new URL(text).protocol.slice(0, -1))

/* @__NO_SIDE_EFFECTS__ */
export const url = ({ protocol = /^/ }: { protocol?: RegExp } = {}) =>
  toShape(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => isAddress(text, protocol)),
    ),
  )

/** Stands in queries, which a client sends and never reads. */
/* @__NO_SIDE_EFFECTS__ */
export const stringbool = () => transform((text) => text === 'true')

/* @__NO_SIDE_EFFECTS__ */
export const refine = (isRight: (value: never) => boolean) => v.check(isRight)
export const minLength = v.minLength
export const maxLength = v.maxLength
export const regex = v.regex
/* @__NO_SIDE_EFFECTS__ */
export const overwrite = (change: (text: string) => string) => v.transform(change)
export const gte = v.minValue
export const lte = v.maxValue
/* @__NO_SIDE_EFFECTS__ */
export const positive = () => v.gtValue(0)

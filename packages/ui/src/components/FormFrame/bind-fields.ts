import type { FieldProblem } from '@tracemark/api/schemas'
import type { ChangeEvent, FocusEvent } from 'react'
import type { FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { nameInAddress } from '../forms/FileField/stored-name.ts'
import { savedFile, type UploadedFile } from '../forms/FileField/upload-list.ts'
import type { Upload } from '../forms/FileField/use-uploads.ts'
import type { SelectOption } from '../forms/SelectField/SelectField.tsx'
import type { describeFields } from './describe-fields.ts'

/** The fields of one kind of value. */
type NamesOf<Values, Kind> = { [Name in keyof Values]-?: NonNullable<Values[Name]> extends Kind ? Name : never }[keyof Values] & string

export interface ShownField {
  label: string
  /** The value in words. */
  show: (value: unknown) => string
}

const plainly = (value: unknown): string => (value === undefined ? '' : String(value))

interface BoundForm {
  form: UseFormReturn<FieldValues>
  described: ReturnType<typeof describeFields>
  readOnly: boolean
  /** Why a field is refused, in words. */
  getText: (problem: Pick<FieldProblem, 'code' | 'params'>) => string
  uploads: Upload
  t: Translate
  format: Format
  /** The fields that are drawn, which each of them joins. */
  shown: Map<string, ShownField>
  /** The names of fields into which something was entered. */
  used: Set<string>
}

/** Functions that give the props of kit fields: label, limits, error and value of each come from the form and its schema. */
export const bindFields = <Values extends object>({ form, described, readOnly, getText, uploads, t, format, shown, used }: BoundForm) => {
  const { errors } = form.formState
  const getError = (name: string): string | undefined => {
    const error = errors[name]
    return error && (typeof error.message === 'string' ? error.message : getText({ code: 'other' }))
  }
  const frame = (name: string, label: string, show: ShownField['show'] = plainly) => {
    shown.set(name, { label, show })
    return { label, name, required: !readOnly && (described[name]?.required ?? false), readOnly, error: getError(name) }
  }
  /** A field that is left unused, as on the way to another one, has nothing to answer for until the form is sent. */
  const register = (name: string, options?: RegisterOptions) => {
    const { onChange, onBlur, ...registered } = form.register(name, options)
    return {
      ...registered,
      onChange: (event: ChangeEvent) => {
        used.add(name)
        return onChange(event)
      },
      onBlur: (event: FocusEvent) => (used.has(name) ? onBlur(event) : undefined),
    }
  }
  const native = (name: string, label: string, show?: ShownField['show']) => ({ ...frame(name, label, show), ...register(name) })
  /** What is entered counts as its tidy form, which the control shows once it is left. */
  const tidied = (name: string, label: string, tidy: (text: string) => string) => {
    const { onBlur, ...registered } = register(name, { setValueAs: tidy })
    const leave = (event: FocusEvent<HTMLInputElement>) => {
      event.currentTarget.value = tidy(event.currentTarget.value)
      return onBlur(event)
    }
    return { ...frame(name, label), ...registered, onBlur: leave }
  }
  const set = (name: string, value: unknown) =>
    form.setValue(name, value, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted || errors[name] !== undefined,
    })

  const problemAt = (name: string, ...path: readonly (string | number)[]): string | undefined => {
    const text = errors[name]?.types
    const found = typeof text === 'object' ? text[[name, ...path].join('.') as keyof typeof text] : undefined
    return typeof found === 'string' ? found : undefined
  }

  return {
    /** `tidy`: what somebody most likely means by what they wrote. */
    text: (name: NamesOf<Values, string>, label: string, tidy?: (text: string) => string) => {
      const { minLength, maxLength } = described[name] ?? {}
      return {
        ...(tidy ? tidied(name, label, tidy) : native(name, label)),
        defaultValue: plainly(form.getValues(name)),
        minLength,
        maxLength,
      }
    },
    choice: (name: NamesOf<Values, string>, label: string, options: readonly SelectOption[]) => ({
      ...native(name, label, (value) => options.find((option) => option.value === value)?.label ?? ''),
      defaultValue: plainly(form.getValues(name)),
      options,
    }),
    flag: (name: NamesOf<Values, boolean>, label: string) => ({
      ...native(name, label, (value) => t(value === true ? 'common:yes' : 'common:no')),
      // A switch is always answered.
      required: false,
      defaultValue: form.getValues(name) === true,
    }),
    number: (name: NamesOf<Values, number>, label: string) => {
      const { min, max } = described[name] ?? {}
      return {
        ...frame(name, label, (value) => (typeof value === 'number' ? format.number(value) : '')),
        defaultValue: form.getValues(name) as number | undefined,
        min,
        max,
        onChange: (value: number | undefined) => set(name, value),
      }
    },
    /** One file or picture. */
    file: (name: NamesOf<Values, string>, label: string) => {
      return {
        ...frame(name, label, (value) => (typeof value === 'string' ? (nameInAddress(value) ?? value) : '')),
        defaultValue: savedFile(plainly(form.getValues(name)), label),
        upload: uploads,
        onChange: ([file]: UploadedFile[]) => set(name, file?.url ?? ''),
      }
    },
    /** A list whose entries have fields of their own: `problemAt(3, 'name')` says why that one was refused. */
    list: <Name extends NamesOf<Values, readonly unknown[]>>(name: Name, label: string, show?: (value: Values[Name]) => string) => ({
      ...frame(name, label, (value) => (show ? show(value as Values[Name]) : '')),
      defaultValue: form.getValues(name) as Values[Name],
      onChange: (value: Values[Name] | undefined) => set(name, value),
      problemAt: (...path: (string | number)[]) => problemAt(name, ...path),
    }),
    /** Why something within a field is refused, by the path to it. */
    problemAt,
    /** A field that hands over its value: `defaultValue` in, `onChange` out. */
    value: <Name extends keyof Values & string>(name: Name, label: string, show?: (value: Values[Name]) => string) => ({
      ...frame(name, label, (value) => (show ? show(value as Values[Name]) : plainly(value))),
      defaultValue: form.getValues(name) as Values[Name],
      /** Nothing: what is required is then missing, which is said when it is sent. */
      onChange: (value: Values[Name] | undefined) => set(name, value),
    }),
  }
}

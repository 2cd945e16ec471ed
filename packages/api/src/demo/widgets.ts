import type { Attribute, Widget } from '../schemas/index.ts'

type Parameters<Input extends Widget['parameters']['input']> = Omit<
  Extract<Widget['parameters'], { input: Input }>,
  'input' | 'label' | 'required'
>
type Asked<Input extends Widget['parameters']['input']> = Partial<Parameters<Input>> & { required?: boolean }

const optional = { required: false }

export const text = (id: string, label: string, asked: Asked<'text'> = {}): Widget => ({
  id,
  parameters: { input: 'text', label, ...optional, ...asked },
})

export const number = (id: string, label: string, asked: Asked<'number'> = {}): Widget => ({
  id,
  parameters: { input: 'number', label, ...optional, ...asked },
})

/** Options are `value: label`, in order. */
export const choice = (
  id: string,
  label: string,
  options: Readonly<Record<string, string>>,
  asked: { required?: boolean; hint?: string } = {},
): Widget => ({
  id,
  parameters: {
    input: 'choice',
    label,
    ...optional,
    ...asked,
    options: Object.entries(options).map(([value, name]) => ({ value, label: name })),
  },
})

export const date = (id: string, label: string, asked: Asked<'date'> = {}): Widget => ({
  id,
  parameters: { input: 'date', label, ...optional, ...asked },
})

export const yesno = (id: string, label: string, asked: Asked<'yesno'> = {}): Widget => ({
  id,
  parameters: { input: 'yesno', label, ...optional, ...asked },
})

/** A question of a kind that files, the device's senses or a pen answer. */
export const ask = <Input extends 'photo' | 'file' | 'signature' | 'location' | 'code'>(
  input: Input,
  id: string,
  label: string,
  asked: Asked<Input> = {},
): Widget => ({ id, parameters: { ...optional, ...asked, input, label } as Widget['parameters'] })

/** Rows of `label, value`; a value that is a number in words of digits is typed so. */
export const attributes = (rows: Readonly<Record<string, string>>): Attribute[] =>
  Object.entries(rows).map(([label, value]) => ({ label, value, type: /^[\d.,]+$/.test(value) ? 'number' : 'string' }))

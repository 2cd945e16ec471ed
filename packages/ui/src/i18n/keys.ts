import type { en } from './locales/en/index.ts'

type English = typeof en

export type Namespace = keyof English

/** Every text of a namespace, as a language must have it. */
export type Messages<Name extends Namespace> = Record<keyof English[Name], string>

/** What a wording variant of a language says differently. */
export type Overrides<Name extends Namespace> = Partial<Messages<Name>>

export type MessageTable = { readonly [Name in Namespace]?: Messages<Name> }

type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key

/** `namespace:key`; a plural is named without its `_one` or `_other`. */
export type MessageKey = { [Name in Namespace]: `${Name}:${WithoutPlural<keyof English[Name]> & string}` }[Namespace]

/** Values for `{{name}}`; `count` also chooses the plural. */
export type MessageValues = Readonly<Record<string, string | number>>

export type Translate = (key: MessageKey, values?: MessageValues) => string

import type { Language } from '@tracemark/api/schemas'
import type * as english from './english.ts'
import type { PluralForms } from './plural-forms.ts'

type English = typeof english

export type Namespace = keyof English

type Key<Name extends Namespace> = keyof English[Name] & string

/** What comes before `_one` and `_other`, for keys that are plurals. */
type Counted<Keys extends string> = Keys extends `${infer Base}_one` ? Base : never

type InFormsOf<Keys extends string, Tag extends Language> =
  | Exclude<Keys, `${Counted<Keys>}_one` | `${Counted<Keys>}_other`>
  | `${Counted<Keys>}_${PluralForms[Tag]}`

/** Every text of a namespace, as a language must have it: the keys of English, plurals in the forms of the language. */
export type Messages<Name extends Namespace, Tag extends Language = 'en'> = Record<InFormsOf<Key<Name>, Tag>, string>

/** What a wording variant of English says differently. */
export type Overrides<Name extends Namespace> = Partial<Messages<Name>>

export type MessageTable = { readonly [Name in Namespace]?: Readonly<Record<string, string>> }

/** Every namespace of one language. */
export type LanguageTable = Required<MessageTable>

type WithoutPlural<Keys extends string> = Exclude<Keys, `${Counted<Keys>}_one` | `${Counted<Keys>}_other`> | Counted<Keys>

/** `namespace:key`; a plural is named without its `_one` or `_other`. */
export type MessageKey = { [Name in Namespace]: `${Name}:${WithoutPlural<Key<Name>>}` }[Namespace]

/** Values for `{{name}}`; `count` also chooses the plural. */
export type MessageValues = Readonly<Record<string, string | number>>

export type Translate = (key: MessageKey, values?: MessageValues) => string

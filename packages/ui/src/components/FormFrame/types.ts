import type { FieldProblem, LastChange } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import type { Failure } from '../../errors/error-code.ts'
import type { Upload } from '../forms/FileField/use-uploads.ts'

/** What somebody else saved while the form was open. */
export interface Theirs<Values> {
  values: Values
  changed?: LastChange | undefined
  /** The next save is meant for what they saved. */
  accept: () => void
}

/** What was edited is no more. */
export interface Gone {
  /** The next save makes a new one of what was entered; otherwise nothing can be saved. */
  asNew: boolean
}

/** Why it was not saved. Nothing that was entered is lost by it. */
export interface Refusal<Values> extends Failure {
  fields?: readonly FieldProblem[] | undefined
  theirs?: Theirs<Values> | undefined
  /** It was deleted meanwhile. */
  gone?: Gone | undefined
}

/** Between a form and what is saved: what it begins with, and where what was entered goes. */
export interface FormBinding<Values> {
  /** What the fields begin with; undefined while it is loaded. */
  values: Values | undefined
  /** It is shown, and can't be changed by this person. */
  readOnly?: boolean | undefined
  /** Why it could not be loaded. */
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  /** `before`: what the form began with. Never rejects. */
  onSave: (values: Values, before: Values) => Promise<Refusal<Values> | undefined>
  /** Whether something is entered and not saved. */
  onDirty?: ((dirty: boolean) => void) | undefined
  upload: Upload
}

/** What a form of an entity is given. `Schema` is the contract's: the body of the call that creates one. */
export interface EntityFormProps<Schema extends z.ZodMiniType, Values = z.input<Schema>> extends FormBinding<Values> {
  /** Where it is drawn; a drawer over its list where absent. */
  as?: 'drawer' | 'page' | undefined
  isNew: boolean
  /** What the entity is called, once it is known. */
  name?: string | undefined
  onCancel: () => void
}

import { type AnyEventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/** An actor that a machine names and `provide` implements: a machine says when work is done, never how. */
export const declareTask = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor "${name}" is only declared: give its implementation with machine.provide().`)),
  )

/** A listener that a machine names; without an implementation nothing is heard. */
export const declareListener = <Input extends NonReducibleUnknown = NonReducibleUnknown, Told extends AnyEventObject = AnyEventObject>() =>
  fromCallback<Told, Input>(() => undefined)

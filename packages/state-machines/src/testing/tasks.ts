import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** A task whose outcome the test decides. Each call is kept with its input until it is settled. */
export const createControlledTask = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>() => {
  const calls: { input: Input; resolve: (output: Output) => void; reject: (error: unknown) => void }[] = []
  const actor = fromPromise<Output, Input>(({ input }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>()
    calls.push({ input, resolve, reject })
    return promise
  })
  const last = () => {
    const call = calls.at(-1)
    if (!call) throw new Error('The task was not begun.')
    return call
  }
  return { actor, calls, inputs: () => calls.map(({ input }) => input), last }
}

/** Lets settled promises reach the machine. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

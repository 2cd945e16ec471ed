/** Does what the operator asks. Gives what they read. `given`: what follows the noun. */
export type Command = (given: readonly string[], settings: NodeJS.ProcessEnv, workingDirectory: string) => Promise<string>

import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export interface RunOptions {
  env?: Record<string, string>
  /** Show the output as it comes (`show`), only when the command fails (`on-failure`), or not at all (`hide`). */
  output?: 'show' | 'on-failure' | 'hide'
}

/** Runs a command of the workspace from its root; the exit code, never a rejection for a command that failed. */
export const run = (command: string, args: readonly string[], { env = {}, output = 'show' }: RunOptions = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, ...env },
      stdio: output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    const heard: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => heard.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => heard.push(chunk))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code !== 0 && output === 'on-failure') process.stdout.write(Buffer.concat(heard))
      resolve(code ?? 1)
    })
  })

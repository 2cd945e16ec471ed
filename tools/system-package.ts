import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const isRoot = process.getuid?.() === 0

/** Tests run beside each other, and apt-get refuses to. */
const LOCK = join(tmpdir(), 'tracemark-packages')

/** Runs apt-get after whoever runs it now. Gives whether it did what it was asked. */
export const runAptGet = (args: readonly string[]): boolean =>
  spawnSync('flock', [LOCK, 'apt-get', ...args], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** As root on Debian, installs a package of the system; elsewhere does nothing. */
export const installPackage = (name: string): void => {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write(`No ${name} is installed: installing the package of the system.\n`)
  runAptGet(['update', '-qq'])
  runAptGet(['install', '-y', '-qq', name])
}

/** Runs as this user what refuses to run as root; elsewhere we are ourselves. */
export const asUser = (name: string): { uid?: number; gid?: number } => {
  if (!isRoot) return {}
  const [uid, gid] = ['-u', '-g'].map((kind) => Number(execFileSync('id', [kind, name], { encoding: 'utf8' })))
  return { uid, gid }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installPackage } from './system-package.ts'
import { untilListening } from './until-listening.ts'

const findProgram = (): string | undefined =>
  ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)].map((folder) => join(folder, 'nginx')).find(existsSync)

/**
 * nginx with these servers, one of which listens on the port, in a temporary folder. Gives what ends it. Where the machine has none, and as root
 * on Debian, the package is installed.
 */
export const startNginx = async (servers: string, port: number): Promise<() => Promise<void>> => {
  if (!findProgram()) installPackage('nginx')
  const program = findProgram()
  if (!program) throw new Error('No nginx could be found or installed. Install it (Debian: apt-get install nginx).')
  const folder = mkdtempSync(join(tmpdir(), 'tracemark-nginx-'))
  // Started by root, it works as another user.
  chmodSync(folder, 0o755)
  const settings = join(folder, 'nginx.conf')
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`)
  writeFileSync(
    settings,
    `daemon off;
worker_processes 1;
pid ${join(folder, 'pid')};
error_log ${join(folder, 'errors')};
events {}
http {
access_log off;
${folders.join('\n')}
${servers}
}
`,
  )
  const child = spawn(program, ['-c', settings, '-e', join(folder, 'errors')], { stdio: ['ignore', 'ignore', 'inherit'] })
  await untilListening(port, child)
  return async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true })
  }
}

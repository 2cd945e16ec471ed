// Has git run the hooks of this repository. JavaScript, because an install may run it before Node 24 is there.
import { spawnSync } from 'node:child_process'

const hooks = 'tools/hooks'
const git = (...args) => spawnSync('git', args, { encoding: 'utf8' })

// At the top of a checkout of its own: a folder without git, or within another repository, is left alone.
const prefix = git('rev-parse', '--show-prefix')
const isCheckout = prefix.status === 0 && prefix.stdout.trim() === ''
const present = git('config', 'core.hooksPath').stdout?.trim()

if (isCheckout && !present) git('config', 'core.hooksPath', hooks)
if (isCheckout && present && present !== hooks) {
  process.stdout.write(`Git runs the hooks of ${present}. The check of commit subjects is in ${hooks}.\n`)
}

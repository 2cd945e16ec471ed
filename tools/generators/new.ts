import { join } from 'node:path'
import { parseArgs } from 'node:util'
import nodePlop from 'node-plop'

/** `pnpm new <what> <name>`: what stands there, and what is left to do by hand. */
const plop = await nodePlop(join(import.meta.dirname, 'plopfile.js'))
const {
  positionals: [what = '', name = ''],
  values,
} = parseArgs({ allowPositionals: true, options: { contract: { type: 'string' } } })

const known = plop.getGeneratorList()
if (name === '' || !known.some((generator) => generator.name === what)) {
  const list = known.map((generator) => `  ${generator.name.padEnd(12)}${generator.description}`).join('\n')
  console.error(`pnpm new <what> <name>, where <what> is one of\n${list}`)
  process.exit(1)
}

const { changes, failures } = await plop.getGenerator(what).runActions({ name, ...values })
for (const { type, path } of changes) console.log(type === 'add' ? `created ${path}` : path)
for (const { error } of failures) console.error(error)
if (failures.length > 0) process.exitCode = 1

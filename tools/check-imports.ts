/** Holds the import rules of docs/architecture.md: those of `.dependency-cruiser.cjs`, and that no two rooms import each other. */
import { createRequire } from 'node:module'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { findPairs, knownPairs } from './rooms.ts'

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const settings: ICruiseOptions = { ...options, validate: true, ruleSet: { forbidden, options }, outputType: 'json' }

const { output } = await cruise(['packages'], settings)
const { modules, summary }: ICruiseResult = JSON.parse(String(output))
const why = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]))
const pairs = findPairs(modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved] as const)))

const faults = [
  ...summary.violations.map(({ from, to, rule }) => `${from} imports ${to}.\n  ${rule.name}: ${why.get(rule.name)}`),
  ...pairs
    .filter((pair) => !(pair in knownPairs))
    .map(
      (pair) =>
        `${pair} import each other.\n  Move what both need into one of them or below both, or list the pair with its reason in tools/rooms.ts.`,
    ),
  ...Object.keys(knownPairs)
    .filter((pair) => !pairs.includes(pair))
    .map((pair) => `${pair} no longer import each other.\n  Remove the pair from tools/rooms.ts.`),
]

for (const fault of faults) console.error(fault)
console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ${faults.length} against the rules.`)
if (faults.length > 0) process.exitCode = 1

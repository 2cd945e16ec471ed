import { BUDGETS, ENTRY_BUDGET } from './budgets.ts'
import { measureBundles } from './bundles.ts'
import { measureEntries } from './entries.ts'

/** Fails when an entry weighs more than its budget. Reads the build that is there (tools/build-browser.ts makes it). */
const weights = new Map<string, number>([
  ...measureBundles().map(([name, , , gzip]) => [String(name), Number(gzip)] as const),
  ...(await measureEntries()).map(({ name, own }) => [name, own] as const),
])

const tooHeavy = [...weights].flatMap(([name, size]) => {
  const budget = BUDGETS[name] ?? ENTRY_BUDGET
  if (size <= budget) return []
  return [
    `${name} weighs ${size.toLocaleString('en')} bytes of gzip, its budget is ${budget.toLocaleString('en')}. ` +
      'Fetch on demand what the first view does without (packages/ui/src/components/on-demand.ts), or raise the budget in bench/budgets.ts and say why.',
  ]
})
const gone = Object.keys(BUDGETS)
  .filter((name) => !weights.has(name))
  .map((name) => `${name} has a budget but is no entry any more: take it out of bench/budgets.ts.`)

for (const problem of [...tooHeavy, ...gone]) process.stderr.write(`${problem}\n`)
process.exitCode = tooHeavy.length + gone.length === 0 ? 0 : 1

import { BUDGETS, FEATURE_CHUNK_BUDGET, FIRST_ROWS_BUDGET } from './budgets.ts'
import { measureBundles, measureChunks, measureLists } from './bundles.ts'

/** Fails when something weighs more than its budget. Reads the build that is there (tools/build-browser.ts makes it). */
const weights: { name: string; size: number; budget: number | undefined }[] = [
  ...measureBundles().map(([name, , , gzip]) => ({ name: String(name), size: Number(gzip), budget: BUDGETS[String(name)] })),
  ...measureLists().map(({ name, size }) => ({ name: `List of ${name}`, size, budget: FIRST_ROWS_BUDGET })),
  ...measureChunks().map(({ file, size }) => ({ name: file, size, budget: FEATURE_CHUNK_BUDGET })),
]
const tooHeavy = weights.filter(({ size, budget = 0 }) => size > budget)
const width = Math.max(...weights.map(({ name }) => name.length))
const inColumns = (name: string, size: string, budget: string) => `${name.padEnd(width)}${size.padStart(11)}${budget.padStart(11)}\n`
process.stdout.write(inColumns('Bytes of gzip', 'size', 'budget'))
for (const { name, size, budget = 0 } of weights)
  process.stdout.write(inColumns(name, size.toLocaleString('en'), budget.toLocaleString('en')))
for (const { name } of tooHeavy) {
  process.stderr.write(
    `${name} is over its budget. Fetch on demand what the first view does without, or raise the budget in bench/budgets.ts and say why.\n`,
  )
}
process.exitCode = tooHeavy.length === 0 ? 0 : 1

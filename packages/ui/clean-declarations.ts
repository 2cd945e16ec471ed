import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** TypeScript keeps the import of a sheet in a declaration, where the package has none (package-styles.ts). */
for (const name of globSync('dist/**/*.d.ts', { cwd: import.meta.dirname })) {
  const file = join(import.meta.dirname, name)
  const text = readFileSync(file, 'utf8')
  const cleaned = text.replace(/^import ['"][^'"]+\.css['"];\n/gm, '')
  if (cleaned !== text) writeFileSync(file, cleaned)
}

import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../../tools/run.ts'

/** The script of a page that brings a React of its own. */
export const buildAnotherReact = async (): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: join(import.meta.dirname, 'hosts/another-react.js'), formats: ['es'], fileName: 'page' } },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The page with another React was not built.')
  return chunk.code.replaceAll('</script', '<\\/script')
}

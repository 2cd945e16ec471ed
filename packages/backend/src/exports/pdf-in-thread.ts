import { Worker } from 'node:worker_threads'
import type { Report } from './pdf/content.ts'

/** The worker stands beside this file, or beside the bundle that this file is in. */
const isSource = import.meta.url.endsWith('.ts')
const workerFile = new URL(isSource ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url)
/** As the server itself is started from its source; it has been told other things, too, that a thread can't be. */
const execArgv = isSource ? ['--conditions=source'] : []
const MEMORY_MB = 256

/** Fails where the report needs more memory than one may have; the server goes on. */
export const pdfInThread = (report: Report): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: report, execArgv, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The PDF was not finished.')))
  })

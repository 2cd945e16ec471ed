import { Worker } from 'node:worker_threads'
import type { Report } from './pdf.ts'

/** The worker stands beside this file, or beside the bundle that this file is in. */
const workerFile = new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url)
const MEMORY_MB = 256

/** Fails where the report needs more memory than one may have; the server goes on. */
export const pdfInThread = (report: Report): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: report, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The PDF was not finished.')))
  })

import { parentPort, workerData } from 'node:worker_threads'
import type { Report } from './pdf/content.ts'
import { pdfOf } from './pdf/report.ts'

/** A thread of its own, since laying out pages takes seconds in which the server would answer nobody. */
const bytes = await pdfOf(workerData as Report)
parentPort?.postMessage(bytes, [bytes.buffer])

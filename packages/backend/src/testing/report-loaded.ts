import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Loaded before a program (`--import`): when it ends, the file that `REPORT_LOADED` names has the addresses of all modules that it loaded. */
const loaded: string[] = []
registerHooks({
  load: (url, context, nextLoad) => {
    loaded.push(url)
    return nextLoad(url, context)
  },
})

process.on('exit', () => writeFileSync(process.env.REPORT_LOADED ?? '', JSON.stringify(loaded)))

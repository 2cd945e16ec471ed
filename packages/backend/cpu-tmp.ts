// @ts-nocheck
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { freePort } from '../../tools/postgres.ts'
import { load } from '../../bench/backend/load.ts'
import { startServer } from '../../bench/backend/server.ts'
import { bareSelect, measured } from '../../bench/backend/work.ts'
const url = readFileSync('/tmp/speed-pg-url', 'utf8').replace(/postgres$/, 'bench')
const port = new URL(url).port
const cpu = (pids) => pids.reduce((sum, pid) => { try { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' '); return sum + Number(f[11]) + Number(f[12]) } catch { return sum } }, 0) * 10000
const all = () => readdirSync('/proc').filter((x) => /^\d+$/.test(x))
const cmd = (pid) => { try { return readFileSync(`/proc/${pid}/cmdline`, 'utf8') } catch { return '' } }
const pg = () => all().filter((p) => cmd(p).startsWith('postgres: tracemark bench') )
const kids = () => new Set(all().filter((p) => cmd(p).includes('testing/bench/server.ts')))
const before = kids()
const bare = await startServer({ kind: 'bare', database: url, port: await freePort(), processes: 1 })
const barePid = [...kids()].filter((p) => !before.has(p))
const between = kids()
const server = await startServer({ kind: 'backend', database: url, port: await freePort(), processes: 1 })
const ourPid = [...kids()].filter((p) => !between.has(p))
const { many } = await server.tokens()
const { items } = await (await fetch(`http://127.0.0.1:${server.port}/functions/tracemark-interactions/interactions/101?perPage=1`, { headers: { authorization: `Bearer ${many}` } })).json()
const cost = async (p, pids, work) => {
  await load(p, work, { milliseconds: 2500 })
  const n0 = cpu(pids), d0 = cpu(pg()); const t = Date.now()
  const f = await load(p, work, { milliseconds: 3000 }); const n = f.rate * (Date.now() - t) / 1000
  return { node: Math.round((cpu(pids) - n0) / n), pg: Math.round((cpu(pg()) - d0) / n), n: Math.round(n) }
}
console.log('pids', barePid, ourPid, pg().length)
for (let r = 0; r < 2; r++) {
  console.log('bare select', await cost(bare.port, barePid, bareSelect))
  for (const { name, work } of measured(items[0]._id)) if (process.argv.slice(2).some((x) => name.startsWith(x))) console.log(name, await cost(server.port, ourPid, work(await server.tokens())))
}
await server.stop(); await bare.stop(); process.exit()

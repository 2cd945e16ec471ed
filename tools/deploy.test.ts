import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
/** All that stands in the only group of a pattern, which has the flag `g`. */
const readAll = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)
const readOne = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? expect.unreachable(`There is no ${pattern}.`)

const [build = '', image = ''] = read('deploy/Dockerfile').split(/\n(?=FROM debian)/)
const compose = read('deploy/compose.yaml')
const unit = read('deploy/tracemark.service')
/** Made from the schema of the settings, whose test says so. */
const template = read('deploy/tracemark.env')

test('what sets variables for the server sets settings that it has', () => {
  const settings = new Set(['NODE_ENV', ...readAll(template, /^#?([A-Z][A-Z0-9_]*)=/gm)])
  const guide = readOne(read('docs/self-hosting.md'), /```sh\n(NODE_ENV=[^`]+)```/)
  const server = readOne(compose, /^ {2}tracemark:\n((?: {4}.*\n)+)/m)
  const given = {
    image: readAll(readOne(image, /^ENV (.+)$/m), /(\w+)=/g).filter((name) => name !== 'PATH'),
    compose: readAll(server, /^ {6}([A-Z][A-Z0-9_]*):/gm),
    guide: readAll(guide, /^([A-Z][A-Z0-9_]*)=/gm),
  }
  for (const [where, names] of Object.entries(given)) {
    expect([where, names.length > 0]).toEqual([where, true])
    expect([where, names.filter((name) => !settings.has(name))]).toEqual([where, []])
  }
})

test('image and containers agree on port, program and folders', () => {
  const port = readOne(template, /^#PORT=(\d+)$/m)
  expect([
    readOne(image, /^EXPOSE (.+)$/m),
    readOne(image, /process\.env\.PORT \|\| (\d+)/),
    readOne(compose, /^ {6}PORT: (\d+)$/m),
  ]).toEqual([port, port, port])
  expect(compose).toContain(`127.0.0.1:${port}:${port}`)
  const [folder, data] = [readOne(image, /^WORKDIR (.+)$/m), readOne(image, /^VOLUME (.+)$/m)]
  expect(readOne(image, /TRACEMARK_DATA_DIR=(\S+)/)).toBe(data)
  expect(readOne(compose, /TRACEMARK_DATA_DIR: (\S+)/)).toBe(data)
  expect(compose).toContain(`:${data}\n`)
  // The server's user owns the data alone.
  const user = readOne(image, /^USER (.+)$/m)
  expect(readOne(image, /^RUN (.+)$/m)).toBe(
    `useradd --system --no-create-home ${user} && install --directory --owner=${user} --mode=700 ${data}`,
  )
  const made = readOne(build, /release:folder (\S+)$/m)
  expect(readAll(image, /^COPY (.+)$/gm)).toEqual([`--from=build --chown=0:0 ${made} ${folder}`])
  // The same program as without a container.
  const [program] = readAll(image, /^CMD \["node", "(.+)"\]$/gm)
  expect(unit).toContain(`/bin/node ${program}\n`)
})

test('the image is built with the Node that the workspace has', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
  expect(readOne(build, /^FROM node:(\d+)-/m)).toBe(devDependencies.node?.split('.')[0])
})

test('whatever stops the server waits for longer than it takes', () => {
  const longest = Number(readOne(read('packages/backend/src/main.ts'), /STOP_MS = ([\d_]+)/).replaceAll('_', ''))
  for (const seconds of [readOne(unit, /^TimeoutStopSec=(\d+)$/m), readOne(compose, /stop_grace_period: (\d+)s/)])
    expect(Number(seconds) * 1000).toBeGreaterThan(longest)
})

test('no settings of a server are put into the image or the repository', () => {
  expect(read('deploy/Dockerfile.dockerignore').split('\n')).toContain('**/*.env')
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', 'deploy/settings.env']))
})

import { foldedLetters, foldText } from '@tracemark/api/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConnection } from './connect.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

/** Each text that the database folds otherwise than the rules do. */
const differences = async (texts: readonly string[]) => {
  const { rows } = await sql<{ text: string; folded: string }>`select text, search_text(text) as folded
    from unnest(${texts}::text[]) text`.execute(connection.db)
  expect(rows).toHaveLength(texts.length)
  return rows.filter(({ text, folded }) => foldText(text) !== folded)
}

/** Of the scripts in use, as far as every database knows their letters: younger ones differ by the age of its tables. */
const letters = Array.from({ length: 0xa7bf }, (_, code) => String.fromCodePoint(code + 1)).filter(
  (letter) => /[^\p{Cn}\p{Co}\p{Cs}]/u.test(letter) && !/[\u1c89\u1c8a\u2c2f\u2c5f]/.test(letter),
)

test('the database folds every letter of the table and of the scripts in use as the rules do', async () => {
  const own = Object.keys(foldedLetters)
  expect(await differences([...own, ...own.map((letter) => letter.toUpperCase())])).toEqual([])
  expect(letters.length).toBeGreaterThan(40_000)
  expect(await differences(letters.map((letter) => `a${letter}b`))).toEqual([])
  const beyond = ['ﬁﬄ', '\ufeffa\u{e0041}b', 'ＡＢＣ', 'ﾊﾞ', '𝔸𝒷', '👩\u200d🌾', '豈', '\uffa0']
  expect(await differences(beyond)).toEqual([])
})

test('the database folds texts of random letters as the rules do, and folds nothing twice', async () => {
  let seed = 20_260
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const early = letters.slice(0, 1200)
  const texts = Array.from({ length: 4000 }, (_, at) =>
    Array.from({ length: 1 + random(12) }, () => (at % 2 ? letters : early)[random(at % 2 ? letters.length : early.length)]).join(''),
  )
  expect(await differences(texts)).toEqual([])
  expect(texts.filter((text) => foldText(foldText(text)) !== foldText(text))).toEqual([])
})

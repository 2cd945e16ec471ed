import { PDFiumLibrary } from '@hyzyla/pdfium'
import { labelGrids } from '@tracemark/api/rules'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clean } from '../../platform/pdf/set-text.ts'
import { exportedInteraction, noFilters, PUBLIC_URL } from '../../testing/exported-interaction.ts'
import { writePdf } from '../interactions/export/report.ts'
import { drawLabelSheets } from './labels.ts'

let library: PDFiumLibrary
beforeAll(async () => {
  library = await PDFiumLibrary.init()
})
afterAll(() => library.destroy())

interface Named {
  asset: string
  variant: string
}

/** What a reader copies out of a file. */
const read = async (file: Uint8Array): Promise<string> => {
  const document = await library.loadDocument(file)
  const text = [...document.pages()].map((page) => page.getText()).join('\n')
  document.destroy()
  return text
}

const readLabels = async (names: readonly Named[]): Promise<string> =>
  read(
    await drawLabelSheets({
      grid: labelGrids.a4_2x4,
      symbol: 'qr',
      startPosition: 1,
      organization: 'Open Granary',
      language: 'en',
      madeAt: new Date(0),
      labels: names.map((named) => ({ code: 'https://trace.example/01/1', name: 'OG-1', ...named })),
    }),
  )

const readReport = async (names: readonly Named[]): Promise<string> =>
  read(
    await writePdf({
      organization: 'Open Granary',
      filters: noFilters,
      language: 'en',
      timeZone: 'UTC',
      publicUrl: PUBLIC_URL,
      madeAt: new Date(0),
      interactions: names.map(({ asset, variant }) => ({
        ...exportedInteraction,
        thing: { ...exportedInteraction.thing, name: asset },
        task: { ...exportedInteraction.task, name: variant },
      })),
    }),
  )

/** Lines may end anywhere in a name. */
const withoutSpaces = (text: string): string => clean(text).replaceAll(/\s/gu, '')
/** Programs that copy what is written from the right differ in the order of marks and signs. */
const listLetters = (text: string): string => [...withoutSpaces(text).normalize('NFKD')].toSorted().join('')

const latin = [...'abcdefgiklmnoprstuvzäöüßéøAEKM0123456789  \u00a0-.']

test('a label of any Latin name is made and read back, whichever letter comes last in its font', async () => {
  const name = fc.string({ unit: fc.constantFrom(...latin), maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(name, name, async (asset, variant) => {
      const said = withoutSpaces(['OG-1', asset, variant, 'Open Granary'].join(''))
      expect(withoutSpaces(await readLabels([{ asset, variant }]))).toBe(said)
    }),
    {
      seed: 20250,
      numRuns: 25,
      examples: [
        ['Kaffee', '2025'],
        ['Tee', 'A'],
        ['\u00a0', ' '],
        ['', ''],
      ],
    },
  )
})

/** Scripts with packaged fonts, and a name as people write it. */
const fromTheLeft = {
  Bengali: 'কফি বাগান ক্ষেত্র',
  Tamil: 'தேயிலை தோட்டம் கொழு',
  Telugu: 'కాఫీ తోట',
  Gujarati: 'કપાસ ખેતર ક્ષેત્ર',
  Gurmukhi: 'ਕਣਕ ਫ਼ਸਲ',
  Kannada: 'ಕಾಫಿ ತೋಟ ಕ್ಷೇತ್ರ',
  Malayalam: 'ഏലം കർഷകൻ കൊച്ചി',
  Sinhala: 'තේ වත්ත ශ්‍රී',
  Oriya: 'ଓଡ଼ିଆ କ୍ଷେତ୍ର',
  Devanagari: 'कॉफ़ी क्षेत्र किसान',
  Khmer: 'ស្រូវអង្ករ ខ្មែរ',
  Lao: 'ກາເຟ ໝໍ້ ນ້ຳ',
  Myanmar: 'ကော်ဖီ မြန်မာ',
  Thai: 'ไร่กาแฟ ที่นี่ น้ำ',
  Tibetan: 'བོད་ཡིག རྒྱ',
  Georgian: 'ვაშლი',
  Armenian: 'Խաղող',
  Tifinagh: 'ⵜⴰⴼ',
  Ethiopic: 'ቡና',
  Cyrillic: 'Қазақ Ђ Ѣ',
  Greek: 'Ελιές',
  Han: '希望莊園',
  Hangul: '희망 농장',
  Hiragana: 'ひかり',
  Katakana: 'エスペランサ',
  Cherokee: 'ᏣᎳᎩ',
  Javanese: 'ꦗꦮ ꦏꦺꦴ',
  Balinese: 'ᬩᬮᬶ',
  Sundanese: 'ᮞᮥᮔ᮪ᮓ',
  Cham: 'ꨌꩌ',
  Ol_Chiki: 'ᱥᱟᱱᱛᱟᱲᱤ',
  Meetei_Mayek: 'ꯃꯤꯇꯩ',
  Vai: 'ꕙꔤ',
  Yi: 'ꆈꌠ',
  Canadian_Aboriginal: 'ᐃᓄᒃᑎᑐᑦ',
  Mongolian: 'ᠮᠣᠩᠭᠣᠯ',
  Tai_Tham: 'ᨣᩤᩴ',
  New_Tai_Lue: 'ᦅᦱ',
  Tai_Le: 'ᥖᥭ',
  Tai_Viet: 'ꪼꪕ',
  Kayah_Li: 'ꤊꤢ',
  Lisu: 'ꓡꓲꓢꓴ',
  Bamum: 'ꚠꚡ',
  Limbu: 'ᤕᤠ',
  Lepcha: 'ᰛᰩ',
  Buginese: 'ᨅᨔ',
  Saurashtra: 'ꢱꣃ',
  Syloti_Nagri: 'ꠍꠤ',
  Coptic: 'ϯⲙⲉ',
  Osage: '𐓏𐓘',
  Miao: '𖼀𖽐',
} as const
const fromTheRight = {
  Arabic: 'مزرعة الأمل می‌خواهم',
  Hebrew: 'כרם (2025) שָׁלוֹם',
  Thaana: 'ދިވެހި',
  Syriac: 'ܣܘܪܝܝܐ',
  Nko: 'ߒߞߏ',
  Adlam: '𞤀𞤣𞤤𞤢𞤥',
  Hanifi_Rohingya: '𐴌𐴟',
} as const

const SIZE = 6
/** A name as people write it, and others of its letters. */
const namesIn = (script: string, name: string): Named[] => {
  const ofScript = new RegExp(`\\p{Script=${script}}`, 'u')
  const letters = [...new Set(name.normalize('NFD'))].filter((letter) => ofScript.test(letter) && /\p{L}/u.test(letter))
  const drawn = fc.sample(fc.string({ unit: fc.constantFrom(...letters, ' '), minLength: 1, maxLength: SIZE }), { seed: 16, numRuns: 6 })
  return [name, ...drawn].map((asset, nth) => ({ asset, variant: drawn[nth] ?? name.slice(0, SIZE) }))
}

test('names in all scripts that are written from the left are read back from labels as they were written', async () => {
  const names = Object.entries(fromTheLeft).flatMap(([script, name]) => namesIn(script, name))
  const text = withoutSpaces(await readLabels(names))
  expect(names.flatMap(({ asset, variant }) => [asset, variant]).filter((each) => !text.includes(withoutSpaces(each)))).toEqual([])
})

test.each(Object.entries(fromTheRight))('names in %s have every letter on labels', async (script, name) => {
  const names = namesIn(script, name)
  const said = names.flatMap(({ asset, variant }) => ['OG-1', asset, variant, 'Open Granary'])
  expect(listLetters(await readLabels(names))).toBe(listLetters(said.join('')))
})

test('names in all scripts are read back from a report', async () => {
  const names = Object.values(fromTheLeft).map((asset) => ({ asset, variant: asset }))
  const text = withoutSpaces(await readReport(names))
  expect(names.filter(({ asset }) => !text.includes(withoutSpaces(asset)))).toEqual([])
})

test.each([
  ['that Unicode has not given out', 'a\u0378b\u{10ffff}'],
  ['of scripts without a packaged font', '𒀀𒁀 𑄌𑄋'],
  ['for private use', '\ue000'],
  ['of mathematics', '𝒳'],
])('letters %s get a box with their number, and are read back', async (_, asset) => {
  const text = withoutSpaces(await readLabels([{ asset, variant: 'x' }]))
  expect(text).toBe(withoutSpaces(`OG-1${asset}xOpenGranary`))
})

test('letters that show nothing are made by themselves', async () => {
  const asset = '\u2800\u200d\u3164\u180e'
  expect(withoutSpaces(await readLabels([{ asset, variant: '\u200b' }]))).toMatch(/^OG-1.*OpenGranary$/u)
})

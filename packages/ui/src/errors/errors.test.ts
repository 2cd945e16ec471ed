import { ErrorCode, languages } from '@tracemark/api/schemas'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as english from '../i18n/english.ts'
import { type Entity, type EntityWithTexts, entities, entityName, sectionTitle } from '../i18n/entity.ts'
import { loadLanguage } from '../i18n/load-language.ts'
import { createTranslator } from '../i18n/translator.ts'
import { classificationNotice } from './classification-notice.ts'
import { deviceErrorCodes, flowFailure, shownErrorCodes } from './error-code.ts'
import { entityActions, failedTo, failureMessage } from './failure-message.ts'
import { codeText, failureText, isOffline } from './failure-text.ts'

const translate = async (language: (typeof languages)[number]) => createTranslator(await loadLanguage(language), language)

const hasTexts = (entity: Entity): entity is EntityWithTexts => entity in english

afterEach(() => vi.unstubAllGlobals())

test('no server answers with a code of the device', () => {
  expect(deviceErrorCodes.filter((code) => ErrorCode.safeParse(code).success)).toEqual([])
})

describe.each(languages)('in %s', async (language) => {
  const t = await translate(language)

  test('every error code says what happened, why and what to do', () => {
    const texts = shownErrorCodes.flatMap((code) => Object.values(failureText(t, { code })))
    expect(texts.filter((text) => text === '' || /failures:|\{\{/.test(text))).toEqual([])
  })

  test('every failure says something of its own', () => {
    const whats = shownErrorCodes.map((code) => failureText(t, { code }).what)
    expect(whats.filter((what, index) => whats.indexOf(what) !== index)).toEqual([])
  })

  test('every action on every kind of entity with pages has a sentence of its own', () => {
    const sentences = entities.filter(hasTexts).flatMap((entity) => entityActions.map((action) => failedTo(t, action, entity)))
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index || sentence.includes('failed.'))).toEqual([])
  })

  test('every kind of entry has a name', () => {
    const names = entities.flatMap((entity) => [entityName(t, entity), sectionTitle(t, entity)])
    expect(names.filter((name) => name === '' || name.includes(':'))).toEqual([])
  })
})

test('a toast says what failed and why', async () => {
  const args = { action: 'create', entity: 'assets', failure: { code: 'name_taken' } } as const
  expect([
    failureMessage(await translate('en'), args),
    failureMessage(await translate('en-x-farm'), args),
    failureMessage(await translate('de'), args),
    failureMessage(await translate('zh-Hans'), args),
    failureMessage(await translate('zh-Hant'), args),
    failureMessage(await translate('es'), args),
    failureMessage(await translate('pt'), args),
    failureMessage(await translate('ja'), args),
    failureMessage(await translate('ko'), args),
    failureMessage(await translate('nl'), args),
  ]).toEqual([
    'Could not create the asset. Name already taken.',
    'Could not create the Grower Group. Name already taken.',
    'Das Produkt konnte nicht angelegt werden. Name bereits vergeben.',
    '无法创建产品。名称已被使用。',
    '無法建立產品。名稱已有人使用。',
    'No se pudo crear el producto. El nombre ya está en uso.',
    'Não foi possível criar o produto. O nome já está em uso.',
    '製品を作成できませんでした。この名前はすでに使われています。',
    '제품을 만들지 못했습니다. 이미 사용 중인 이름입니다.',
    'Het product kon niet worden aangemaakt. De naam is al in gebruik.',
  ])
})

test.each([
  [true, 'The server is not responding'],
  [false, 'The server could not be reached'],
])('where the device has a network (%s), its connection is not blamed: %s', async (onLine, what) => {
  vi.stubGlobal('navigator', { onLine })
  expect(failureText(await translate('en'), { code: 'network_unreachable' }).what).toBe(what)
})

test('a flow says what it could not do; why, and what to do, is said by the failure behind it', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const t = await translate('en')
  const away = { code: 'network_unreachable', requestId: 'r-1' } as const
  expect(flowFailure('variant_not_shared', away)).toEqual({ code: 'variant_not_shared', cause: 'network_unreachable', requestId: 'r-1' })
  expect(failureText(t, flowFailure('variant_not_shared', away))).toEqual({
    ...codeText(t, 'server_silent'),
    what: 'Failed to share variant',
  })
  expect(failureText(t, flowFailure('invitation_not_answered', { code: 'invitation_expired' }))).toEqual({
    ...codeText(t, 'invitation_expired'),
    what: 'Could not decline or accept the invitation (Invitation expired)',
  })
})

test.each([
  ['network_unreachable', true, false],
  ['network_unreachable', false, true],
  ['timeout', false, false],
] as const)('a failure of %s where the device has a network (%s) is one of being offline: %s', (code, onLine, offline) => {
  vi.stubGlobal('navigator', { onLine })
  expect([isOffline({ code }), isOffline(flowFailure('chunk_load_failed', { code }))]).toEqual([offline, offline])
})

test('a server, which has no device, says what was given to it', () => {
  vi.stubGlobal('navigator', undefined)
  expect(isOffline({ code: 'network_unreachable' })).toBe(true)
})

test('a classification was changed, or could not be', async () => {
  const t = await translate('en')
  expect([classificationNotice(t, true), classificationNotice(t, false)]).toEqual(['Interaction updated', 'Interaction cannot be updated'])
})

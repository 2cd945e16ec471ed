import type { Language } from '../../packages/api/src/schemas/index.ts'

/** A word that a language has another for. */
export interface ForbiddenWord {
  word: RegExp
  instead: string
  /** Keys where it is right, each for the reason beside it. */
  except?: Readonly<Record<string, string>>
}

const asset = 'The page of one asset, not the dashboard.'

/** One word for one thing: words that are never said, in the language's own spelling. */
export const forbiddenWords: Partial<Record<Language, readonly ForbiddenWord[]>> = {
  de: [
    {
      word: /Übersicht/,
      instead: 'Dashboard',
      except: {
        'assets:tab.overview': asset,
        'names:catalogue.overview': 'The catalogue.',
        'clipboard:step.summary': 'What is taken over.',
      },
    },
    { word: /Kennung|Aufzeichnung/, instead: 'ID; Interaktion' },
    { word: /unbeantwortet/, instead: 'ignorieren' },
  ],
  nl: [
    {
      word: /overzicht/i,
      instead: 'dashboard',
      except: {
        'assets:tab.overview': asset,
        'names:catalogue.overview': 'The catalogue.',
        'clipboard:step.summary': 'What is taken over.',
      },
    },
    { word: /onbeantwoord/i, instead: 'negeren' },
  ],
  es: [
    { word: /sin respon/i, instead: 'ignore' },
    { word: /período/i, instead: 'periodo' },
    { word: /\bcaduca/i, instead: 'vence' },
    { word: /vídeo/i, instead: 'video' },
    { word: /tablero/i, instead: 'panel', except: { 'jobs:view.board': 'Of jobs, by their status: no dashboard.' } },
  ],
  pt: [
    { word: /pré-visualiza/i, instead: 'prévia' },
    { word: /vencimento/i, instead: 'prazo; expira' },
    { word: /reprovar|chave de acesso/i, instead: 'rejeitar; passkey' },
  ],
  ja: [{ word: /リコール|アクティビティ|計算問題/, instead: '回収; 変更履歴; 計算' }],
  ko: [
    { word: /숨김을? ?해제/, instead: '다시 표시' },
    {
      word: /반려|승인하기/,
      instead: '돌려보내기; 승인',
      except: {
        'interactions:decide.rejected': 'Of a review that refuses.',
        'interactions:decide.rejected_title': 'Of a review that refuses.',
        'interactions:decided.rejected': 'Of a review that refuses.',
        'interactions:review.rejected': 'Of a review that refuses.',
        'server.report.reviews.rejected': 'Of a review that refuses.',
      },
    },
  ],
  'zh-Hans': [
    {
      word: /代码/,
      instead: '标识码',
      except: {
        'attributes:code': 'Of a unit of measure.',
        'attributes:unit_hint': 'Of a unit of measure.',
        'content.attributes.allergens.1': 'Of a list of GS1.',
        'content.attributes.gtin.1': 'The name that GS1 gives it.',
        'content.attributes.recyclingCode.0': 'Of a packaging material.',
        'content.attributes.recyclingCode.1': 'Of a packaging material.',
        'content.lists.allergens.1': 'Of a list of GS1.',
        'content.lists.recyclingCodes.0': 'Of a packaging material.',
        'forms:problem.currency_invalid': 'Of a currency.',
        'forms:problem.gpc_invalid': 'Of a classification.',
        'forms:problem.unspsc_invalid': 'Of a classification.',
        'value-chains:block.codeInjection': 'Of a program.',
      },
    },
    { word: /驳回|计算题|留置/, instead: '退回; 计算; 冻结' },
  ],
  'zh-Hant': [
    { word: /概覽/, instead: '總覽' },
    { word: /會話|看板/, instead: '工作階段; 儀表板', except: { 'jobs:view.board': 'Of jobs, by their status: no dashboard.' } },
  ],
}

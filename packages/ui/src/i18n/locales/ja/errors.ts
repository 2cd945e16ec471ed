import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'ja'> = {
  because: '{{failed}}。{{reason}}。',
  offline: 'オフライン',
  request_id: 'リクエスト番号：{{id}}',
  try_again: '再試行',
  to_list: '「{{name}}」へ',
  'away.what': '現在表示できません',
  'away.why': '接続が切れているか、サーバーが応答していません。',
  'away.action': '接続を確認して、もう一度お試しください。',
}

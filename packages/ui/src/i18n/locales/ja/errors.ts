import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'ja'> = {
  because: '{{failed}}。{{reason}}。',
  offline: 'オフライン',
  request_id: 'リクエスト番号：{{id}}',
  try_again: '再試行',
  'away.what': '現在表示できません',
  'away.why': '接続が切れているか、サーバーが応答していません。',
  'away.action': '接続を確認して、もう一度お試しください。',
  'clock.what': 'この端末の時計が合っていません',
  'clock.action':
    '端末の表示は{{shown}}です。正しい時刻は{{time}}です。端末の設定で日付と時刻を合わせてください。記録には正しい時刻が付きます。',
  code_compressed: 'このGS1 Digital Linkは圧縮されているため読み取れません。コードの横に印刷された数字を入力してください。',
}

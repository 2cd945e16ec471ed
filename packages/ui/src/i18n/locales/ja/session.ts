import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'ja'> = {
  signing_in: 'サインインしています',
  sign_in: 'サインイン',
  'signed_out.title': 'サインアウトしました',
  'signed_out.text': '続けるにはサインインしてください。',
  'signed_out.here.title': 'この端末からサインアウトしました',
  'signed_out.here.text':
    'サインインサービスに接続できません。オンラインになると、サインアウトが完了します。次に使う人は、サインインが必要です。',
  'away.retrying': '再接続しています。接続されると、このページは自動的に再開します。',
  'away.records_other': 'この端末に{{count}}件の活動記録が保存されています。サーバーが応答すると送信されます。',
  'away.drafts_other': 'この端末に未完了の活動記録が{{count}}件保存されています。',
  'away.nothing': 'この端末に未送信の活動記録はありません。',
  'away.open': 'この端末の活動記録',
  go_home: 'ホームへ戻る',
  'signed_up.title': 'ご登録ありがとうございます',
  'signed_up.text': 'アカウントの準備ができました。モバイルアプリに、メールアドレスとパスワードでサインインしてください。',
  'signed_up.open': 'アプリに戻る',
}

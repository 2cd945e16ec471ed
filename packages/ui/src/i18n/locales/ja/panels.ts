import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'ja'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': 'サービスはまだありません',
  'services.text': '保証、相談、交換部品など、コードをスキャンした人に提供するサービスがここに表示されます。',
  'coming_soon.title': '近日公開',
  'coming_soon.text': 'この連携機能は準備中です。利用可能になると、自動的にここに表示されます。',
  'invitation.title': 'この招待は使えません',
  'invitation.text':
    'すでに承諾されたか、取り消されたか、有効期限が切れています。承諾済みの場合は、ホームで組織を確認できます。それ以外の場合は、招待した人に同じメールアドレスへの再送信を依頼してください。',
}

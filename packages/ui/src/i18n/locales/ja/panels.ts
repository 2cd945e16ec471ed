import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'ja'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': 'サービスはまだありません',
  'services.text': 'サービスとは、保証、相談、交換部品など、コードを読み取った人に提供するものです。追加するとここに表示されます。',
  'coming_soon.title': '近日公開',
  'coming_soon.text': 'この連携機能は準備中です。利用できるようになると、ここに自動的に表示されます。',
  'invitation.title': 'この招待はもう使えません',
  'invitation.text':
    'すでに承諾されたか、取り消されたか、有効期限が切れています。承諾済みの場合、組織はホームにあります。そうでない場合は、招待した人に、同じメールアドレスへの再送を依頼してください。',
}

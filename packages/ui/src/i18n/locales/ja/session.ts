import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'ja'> = {
  signing_in: 'サインインしています',
  sign_in: 'サインイン',
  'signed_out.title': 'サインアウトしました',
  'signed_out.text': '記録した内容はすべて保存されています。続けるにはサインインしてください。',
  go_home: 'ホームへ戻る',
}

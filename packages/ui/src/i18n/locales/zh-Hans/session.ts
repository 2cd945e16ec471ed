import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'zh-Hans'> = {
  signing_in: '正在登录',
  sign_in: '登录',
  'signed_out.title': '您已退出登录',
  'signed_out.text': '您记录的内容均已保存。如需继续，请登录。',
  go_home: '返回首页',
}

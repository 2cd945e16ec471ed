import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'zh-Hans'> = {
  signing_in: '正在登录',
  sign_in: '登录',
  'signed_out.title': '您已退出登录',
  'signed_out.text': '如需继续，请登录。',
  'signed_out.here.title': '您已在此设备上退出登录',
  'signed_out.here.text': '无法连接登录服务。恢复联网后将完成退出。下一位使用者需要自行登录。',
  'away.retrying': '正在尝试重新连接。恢复后，此页面会自动继续。',
  'away.records_other': '此设备上保存了 {{count}} 条追溯记录。服务器响应后会自动发送。',
  'away.drafts_other': '此设备上保存了 {{count}} 条未完成的追溯记录。',
  'away.nothing': '此设备上没有待发送的追溯记录。',
  'away.open': '此设备上的追溯记录',
  go_home: '返回首页',
  'signed_up.title': '感谢您注册',
  'signed_up.text': '您的账号已就绪。请在移动应用中用电子邮箱和密码登录。',
  'signed_up.open': '返回应用',
}

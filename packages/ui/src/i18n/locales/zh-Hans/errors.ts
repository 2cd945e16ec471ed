import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'zh-Hans'> = {
  because: '{{failed}}。{{reason}}。',
  offline: '离线',
  request_id: '请求编号：{{id}}',
  try_again: '重试',
  'away.what': '暂时无法显示',
  'away.why': '网络已断开，或服务器没有响应。',
  'away.action': '请检查网络连接，然后重试。',
  'clock.what': '此设备的时钟不准',
  'clock.action': '设备显示 {{shown}}，实际时间是 {{time}}。请在设备设置中调整日期和时间。您的记录会使用正确的时间。',
  code_compressed: '此 GS1 Digital Link 经过压缩，无法读取。请输入代码旁印刷的数字。',
}

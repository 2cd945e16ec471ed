import type { Messages } from '../../keys.ts'

export const messages: Messages<'record', 'zh-Hans'> = {
  back: '所有追溯记录',
  happened: '发生',
  saved: '保存',
  facts: '基本信息',
  within: '误差 {{distance}}',
  answers: '回答',
  no_answers: '没有回答任何问题。',
  photos: '照片',
  files: '文件',
  taken_with_camera: '为此回答拍摄',
  history: '更正',
  never_corrected: '此记录从未更正。',
  corrected_by: '由 {{name}} 更正',
  corrected: '已更正',
  before: '之前',
  after: '之后',
  holds_until: '有效期至',
  none: '无',
  'expired.title': '此记录已失效',
  'expired.text': '它已于 {{date}} 终止，但仍保留在此，以便所有人查看当时的记录。',
}

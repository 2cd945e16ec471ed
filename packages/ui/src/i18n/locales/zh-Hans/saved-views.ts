import type { Messages } from '../../keys.ts'

export const messages: Messages<'saved-views', 'zh-Hans'> = {
  new: '保存视图',
  edit: '编辑视图',
  audience: '可见范围',
  'audience.private': '仅自己',
  'audience.team': '团队',
  'audience.organization': '组织',
  audience_hint: '每个人只能看到自己有权查看的行。',
  cannot_share: '要共享视图，您需要有权更改列表中的内容。',
  delete_text: '列表中的内容会保留。以此视图打开列表的人将重新看到所有行。',
}

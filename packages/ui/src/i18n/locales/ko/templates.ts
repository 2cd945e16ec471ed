import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'ko'> = {
  'failed.create': '템플릿을 만들지 못했습니다',
  'failed.update': '템플릿을 수정하지 못했습니다',
  'failed.delete': '템플릿을 삭제하지 못했습니다',
  'failed.duplicate': '템플릿을 복제하지 못했습니다',
  'failed.load': '템플릿을 불러오지 못했습니다',
  new: '새 템플릿',
  search: '템플릿 검색',
  'empty.title': '아직 템플릿이 없습니다',
  'empty.text': '템플릿에는 같은 종류의 제품에 공통된 내용을 담습니다. 새 제품에 적용됩니다.',
  categories: '지정된 카테고리',
  categories_hint: '이 템플릿을 제공하는 카테고리',
  attributes: '속성',
  attributes_hint: '새 제품에 처음부터 포함됩니다',
  sample: '견본 제품',
  sample_hint: '새 제품은 견본의 문서, 작업, 문의 창구, 밸류체인, 공개 페이지도 그대로 받습니다',
  delete_text: '제품의 내용은 유지됩니다. 제품이나 카테고리에서 사용 중인 템플릿은 삭제할 수 없습니다.',
}

import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'ko'> = {
  'failed.create': '문서를 만들지 못했습니다',
  'failed.update': '문서를 수정하지 못했습니다',
  'failed.delete': '문서를 삭제하지 못했습니다',
  'failed.duplicate': '문서를 복제하지 못했습니다',
  'failed.load': '문서를 불러오지 못했습니다',
  new: '새 문서',
  search: '문서 검색',
  'empty.title': '아직 문서가 없습니다',
  'empty.text': '인증서, 보고서, 납품서 등을 등록하면 제품에 표시할 수 있습니다.',
  gdti: 'GDTI',
  gdti_hint: 'Global Document Type Identifier: 숫자 13자리와 일련번호(있는 경우)',
  step: '밸류체인 단계',
  step_hint: '문서가 만들어지는 밸류체인 단계',
  is_public: '공개',
  is_public_hint: '이 문서가 있는 제품의 공개 페이지에서 볼 수 있습니다',
  not_public: '비공개',
  visibility: '공개 범위',
  file: '파일',
  preview: '미리보기',
  delete_text_other: '이 문서가 있는 모든 제품에서도 삭제됩니다.',
}

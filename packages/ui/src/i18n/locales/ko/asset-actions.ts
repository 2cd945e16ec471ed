/** What can be done with several assets, and what a copy takes along. */
export const messages = {
  'copy.title': '“{{name}}” 복제',
  'copy.text': '이름, 카테고리, 템플릿, 이미지는 항상 복사됩니다. 코드, 로트, 개체, 활동 기록은 원본에 남습니다.',
  'copy.about': '설명, 속성, 사진, 인증서',
  'copy.page': '공개 페이지의 내용과 설정',
  add_tasks: '작업 추가',
  remove_tasks: '작업 제거',
  add_value_chain: '밸류체인 추가',
  add_support: '문의 창구 추가',
  remove_support: '문의 창구 제거',
  manage: '관리',
  duplicate: '복제',
}

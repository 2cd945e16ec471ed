/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: '머리글 접기',
  unfold_header: '머리글 펼치기',
  inherits: '“{{name}}”에서 상속',
  inherits_continuous: '원본 제품을 따릅니다. 원본의 작업을 여기에서도 수행할 수 있습니다.',
  inherits_oneOff: '한 번 복사되었습니다. 이후 원본의 변경은 적용되지 않습니다.',
  settings: '고급 설정',
}

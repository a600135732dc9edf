/** Korean. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const ko = (): WrittenLanguage => ({
  code: 'ko',
  script: 'hangul',
  spacing: 'joined',
  verbLast: true,
  sentence: [6, 22],
  wordsOfHundred: 70,
  stopWords: `니다, 습니, 합니, 입니, 됩니, 있습, 있는, 하는, 하여, 에서, 으로, 에게, 까지, 부터, 그리, 리고, 또한, 대한, 위해, 통해, 경우, 때문, 것이, 것은,
    것을, 수있, 하고, 되는, 이다, 한다, 된다`,
  finiteVerbs: '니다, 이다, 한다, 된다, 있다',
  definitionCues: '이란, 란_, 은_, 는_',
  speechVerbs: '말했, 말합, 설명, 밝혔, 따르면, 전했, 강조했, 덧붙였, 라고 했',
  pointerWords: '이것은, 그것은, 이는, 그는, 그녀는, 그들은, 위에서, 앞서, 따라서, 그래서',

  genericHeadings: `소개, 서론, 개요, 세부사항, 자세히, 더보기, 결론, 요약, 배경, 일반, 정보, 내용, 기타, 참고, 환영합니다, 설명, 머리말, 맺음말, 장, 목차,
    마무리, 마치며, 들어가며, 추가 정보`,
  emptyTitles: '홈, 메인, 첫 페이지, 제목 없음, 환영합니다, 제목 없는 문서',
  linkTexts: `여기, 여기를 클릭, 클릭, 더보기, 더 보기, 자세히, 자세히 보기, 더 알아보기, 링크, 계속 읽기, 바로가기, 상세보기, 계속, 이동, 전체 보기, 더 읽기,
    자세히 알아보기`,
  transcripts: '녹취, 대본, 스크립트 전문',

  howTo: '방법, 하는 법, 단계별, 따라하기',
  steps: '단계',

  questionEndings: '까, 나요, 인가요, 가요, 뭔가요, 무엇인가, 까요',

  months: '',
  shortMonths: '',
  dateSigns: '년, 월, 일',

  authorLabels: '글, 글쓴이, 작성자, 저자, 필자, 기자',
  bylines: '글, 글쓴이, 작성자',
  wordsAfterNames: '기자',
  publishedLabels: '등록일, 입력, 게시일',

  units: `초, 분, 시간, 일, 주, 개월, 년, 도, 명, 회, 번, 원, 리터, 그램, 킬로그램, 미터, 킬로미터, 센티미터, 밀리미터, 밀리리터, 퍼센트, 프로, 배, 개, 톤,
    와트, 달러, 유로, 천, 만, 억, 조`,
  unitParticles: `이, 가, 은, 는, 을, 를, 에, 의, 로, 으로, 과, 와, 도, 만, 씩, 쯤, 간, 당, 이나, 이다, 입니다, 이며, 이고, 까지, 부터, 에서, 보다,
    마다, 정도, 이상, 이하, 미만, 이내, 동안`,
  yearWords: '년',
  clockSigns: '월, 시',

  faq: '자주 묻는 질문, 자주묻는 질문, 자주묻는질문, 자주 하는 질문, 질문과 답변',
  pricing: '요금제, 가격표, 요금 안내, 요금안내, 이용 요금, 이용요금, 가격 안내',
  pricingAlone: '가격, 요금',
  pricingFiller: '및, 서비스, 서비스와, 상품, 안내',
  sectionNames: '주요 페이지, 제품 및 서비스, 문서, 가격, 자주 묻는 질문, 글, 회사',

  notFound:
    '찾을 수 없, 존재하지 않는 페이지, 페이지를 찾을 수 없습니다, 페이지를 찾을 수 없음, 찾을 수 없습니다',
  notices: {
    refused:
      '접근이 거부되었습니다, 접근이 거부됨, 액세스가 거부되었습니다, 접속이 차단되었습니다, 권한이 없습니다',
    throttled: '요청이 너무 많습니다, 너무 많은 요청',
    region: '귀하의 국가에서는 이용할 수 없습니다, 해당 지역에서는 이용할 수 없습니다',
    challenge: '로봇이 아닙니다, 사람인지 확인',
    login: '로그인, 로그인이 필요합니다, 로그인 해주세요',
    age: '만 19세 이상, 만 18세 이상입니까, 성인 인증',
    subscription: '구독자 전용, 회원 전용',
    consent: '모든 쿠키 허용, 쿠키에 동의',
    maintenance: '점검 중, 시스템 점검, 공사 중, 준비 중',
    parked: '도메인을 판매합니다, 이 도메인은 판매, 계정이 정지',
    failure: '서버 오류, 오류가 발생했습니다',
    script: 'javascript를 활성화, 자바스크립트를 활성화',
    conditional: '만약, 경우',
    beside:
      '접근, 접속, 권한, 차단, 관리자, 서버, 페이지, 사이트, 홈페이지, 주소, 링크, 오류, 비밀번호, 아이디, 죄송, 다시, 잠시, 검색, 홈',
  },

  paths: {
    login: '로그인',
    search: '검색',
    contact: '문의하기',
    about: '회사소개',
    legal: '개인정보처리방침 이용약관',
    faq: '자주-묻는-질문',
  },
});

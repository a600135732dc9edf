/** Vietnamese. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const vi = (): WrittenLanguage => ({
  code: 'vi',
  script: 'latin',
  // Words are written in syllables with spaces between, some 1.4 to a word.
  sentence: [11, 35],
  wordsOfHundred: 100,
  stopWords: `ai, anh, bà, bạn, bị, bởi, các, cái, cần, chỉ, cho, chúng, có, của, cũng, cùng, do, đã, đang,
    đây, để, đến, đều, được, gì, giữa, hay, họ, hoặc, khi, không, là, lại, làm, lên, mà, mình, mỗi, một, này,
    nên, nếu, nhiều, như, nhưng, những, nó, ở, ra, rằng, rất, sau, sẽ, tại, tất, theo, thì, trên, trong, từ,
    tôi, và, vào, về, với, vẫn, vì, việc`,
  finiteVerbs: 'là, có, được, cần, phải, sẽ, giúp',
  pointerWords: 'nó, chúng, điều này, điều đó, như đã nêu, do đó, vì vậy',

  genericHeadings: `giới thiệu, tổng quan, chi tiết, thêm, kết luận, tóm tắt, bối cảnh, thông tin, nội dung,
    phần, khác, ghi chú, mô tả, chương, mục lục, lời kết, thông tin bổ sung`,
  emptyTitles: 'trang chủ, không có tiêu đề, chào mừng',
  linkTexts: `tại đây, ở đây, bấm vào đây, nhấn vào đây, nhấp vào đây, xem thêm, đọc thêm, chi tiết,
    tìm hiểu thêm, xem chi tiết, đọc tiếp`,

  howTo: 'cách_, hướng dẫn_, làm thế nào',
  steps: 'bước',

  questionStarters: 'tại sao, làm thế nào, khi nào, ở đâu, ai',
  questionEndings: 'không, là gì, thế nào, bao nhiêu, ở đâu, khi nào',

  months: 'tháng',
  shortMonths: 'thg',

  authorLabels: 'tác giả, bởi, viết bởi',
  bylines: 'bởi, viết bởi, tác giả',
  publishedLabels: 'đăng ngày, xuất bản',

  units: `nghìn, triệu, tỷ, giây, phút, giờ, ngày, tuần, tháng, năm, độ, người, lần, lít, đồng, ngàn, kilôgam,
    mét`,
  unitPhrases: 'phần trăm',
  yearWords: 'năm',
  wordsBeforeDays: 'ngày_, tháng_, năm_',

  faq: 'câu hỏi thường gặp, hỏi đáp',
  pricing: 'bảng giá',
  pricingAlone: 'giá cả, giá',
  pricingFiller: 'và, dịch, vụ, gói',
  sectionNames: 'Trang chính, Sản phẩm và dịch vụ, Tài liệu, Bảng giá, Câu hỏi thường gặp, Bài viết, Công ty',

  notFound: 'không tìm thấy, trang không tồn tại, không tìm thấy trang',
  notices: {
    refused: 'truy cập bị từ chối, từ chối truy cập, bị chặn, không có quyền truy cập',
    throttled: 'quá nhiều yêu cầu',
    region: 'không khả dụng ở quốc gia của bạn, không có sẵn ở quốc gia của bạn',
    challenge: 'tôi không phải là người máy, xác minh bạn là con người',
    login: 'đăng nhập, bạn phải đăng nhập, vui lòng đăng nhập',
    age: 'bạn đã đủ 18 tuổi, bạn trên 18 tuổi',
    subscription: 'chỉ dành cho người đăng ký',
    consent: 'chấp nhận tất cả cookie, chấp nhận cookie',
    maintenance: 'đang bảo trì, đang xây dựng, sắp ra mắt',
    parked: 'tên miền này đang được bán, tài khoản bị đình chỉ',
    failure: 'lỗi máy chủ, đã xảy ra lỗi',
    script: 'bật javascript, kích hoạt javascript',
    conditional: 'nếu, khi',
    beside: 'truy, quyền, chặn, máy, quản, trang, địa, lỗi, mật, người, tài, xin, vui, thử, sau, tìm',
  },

  paths: {
    login: 'dang-nhap',
    search: 'tim-kiem',
    contact: 'lien-he',
    about: 'gioi-thieu ve-chung-toi',
    legal: 'chinh-sach-bao-mat',
    faq: 'cau-hoi-thuong-gap',
    lists: 'tin-tuc',
    articles: 'tin-tuc',
    news: 'tin-tuc',
    products: 'san-pham',
    pricingPages: 'bang-gia',
  },
});

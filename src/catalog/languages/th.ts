/** Thai. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function th(): Language {
  return {
    code: 'th',
    script: 'thai',
    spacing: 'dense',
    verbLast: false,
    ordinalStop: false,

    emptyTitles: 'หน้าแรก, ไม่มีชื่อ',

    questionEndings: `
    ไหม, หรือไม่, อย่างไร, อะไร, เท่าไร, เท่าไหร่, ที่ไหน, เมื่อไร, เมื่อไหร่, กี่บาท
  `,

    authorLabels: 'โดย, ผู้เขียน, เขียนโดย, เรียบเรียงโดย',
    bylines: 'โดย, เขียนโดย',
    publishedLabels: 'เผยแพร่',

    units: `
    วินาที, นาที, ชั่วโมง, วัน, สัปดาห์, เดือน, ปี, องศา, คน, ครั้ง, เท่า, เปอร์เซ็นต์, ร้อยละ, ลิตร, กรัม,
    กิโลกรัม, กิโล, เมตร, กิโลเมตร, เซนติเมตร, มิลลิเมตร, บาท, ล้าน, แสน, หมื่น, พัน, วัตต์, ยูโร, ดอลลาร์,
    ห้อง, หน้า
  `,
    unitsBefore: 'ร้อยละ',

    faq: 'คำถามที่พบบ่อย, ถามตอบ',
    pricing: 'ค่าบริการ, อัตราค่าบริการ',
    pricingAlone: 'ราคา',
    pricingFiller: 'และ, ของเรา, บริการ, แพ็กเกจ, แพ็คเกจ, สินค้า',
    sectionNames: 'หน้าหลัก, สินค้าและบริการ, เอกสาร, ราคา, คำถามที่พบบ่อย, บทความ, บริษัท',

    notFound: 'ไม่พบหน้า',

    paths: {
      contact: 'ติดต่อเรา',
      about: 'เกี่ยวกับเรา',
    },
  };
}

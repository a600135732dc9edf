/** Persian. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function fa(): Language {
  return {
    code: 'fa',
    script: 'arabic',
    spacing: 'spaced',
    verbLast: true,
    ordinalStop: false,

    emptyTitles: 'صفحه اصلی, خانه, بدون عنوان',

    questionStarters: 'چه, چگونه, چرا, کی, کجا, آیا, چند',
    questionEndings: 'چیست, کیست, کجاست, چقدر است, چگونه است',

    authorLabels: 'نویسنده, به قلم, نوشته',
    bylines: 'به قلم, توسط',
    publishedLabels: 'تاریخ انتشار, منتشر شده',

    units: `
    ثانیه, دقیقه, دقیقه‌ای, ساعت, روز, هفته, ماه, سال, درجه, نفر, بار, درصد, لیتر, گرم, کیلو, کیلوگرم, متر,
    کیلومتر, سانتی‌متر, سانتیمتر, میلیمتر, میلی‌متر, تومان, ریال, یورو, دلار, هزار, میلیون, میلیارد, وات
  `,

    faq: 'سوالات متداول, سؤالات متداول, پرسش‌های متداول, پرسشهای متداول, پرسش و پاسخ',
    pricing: 'قیمت‌ها, تعرفه, تعرفه‌ها, قیمت گذاری, قیمت‌گذاری',
    pricingAlone: 'قیمت',
    pricingFiller: 'و, ما, خدمات',
    sectionNames: `
    صفحه‌های اصلی, محصولات و خدمات, مستندات, تعرفه‌ها, سوالات متداول, مقاله‌ها, درباره ما
  `,

    notFound: 'صفحه یافت نشد, صفحه پیدا نشد, صفحه مورد نظر یافت نشد, صفحه مورد نظر پیدا نشد',

    paths: {
      contact: 'تماس-با-ما',
      about: 'درباره-ما',
    },
  };
}

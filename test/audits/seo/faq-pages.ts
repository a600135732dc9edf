/** The same page of questions and answers in eight languages, sentence by sentence. */
interface FaqTexts {
  readonly heading: string;
  readonly description: string;
  readonly opening: string;
  readonly answers: readonly (readonly [question: string, answer: string])[];
}

const TEXTS = {
  en: {
    heading: 'Questions about delivery and returns',
    description:
      'How long delivery takes, what it costs, and how a parcel comes back: six questions that customers ask, with short answers.',
    opening:
      'Delivery is the way of a parcel from our store to your door and takes two to three working days. A return is free for 30 days.',
    answers: [
      [
        'How long does delivery take?',
        'Delivery takes two to three working days. Parcels leave our store every morning at eight.',
      ],
      ['What does delivery cost?', 'Delivery costs 4.90 euros. From 50 euros on it is free.'],
      [
        'How do I return a parcel?',
        'A return starts with the label in the parcel. Put it on the box and hand the box in at any post office.',
      ],
      ['When do I get my money back?', 'The money is back within 14 days after the return has come in.'],
      [
        'Do you deliver abroad?',
        'Delivery abroad is possible to 12 countries. It takes five days and costs 9.90 euros.',
      ],
      [
        'Who pays for a broken cup?',
        'We pay for it. Send a picture of the broken cup within 30 days and a new one leaves the next morning.',
      ],
    ],
  },
  de: {
    heading: 'Fragen zu Lieferung und Rückgabe',
    description:
      'Wie lange die Lieferung dauert, was sie kostet und wie ein Paket zurückkommt: sechs Fragen, die Kunden stellen, mit kurzen Antworten.',
    opening:
      'Die Lieferung ist der Weg eines Pakets von unserem Lager bis zu Ihrer Tür und dauert zwei bis drei Werktage. Eine Rückgabe ist 30 Tage lang kostenlos.',
    answers: [
      [
        'Wie lange dauert die Lieferung?',
        'Die Lieferung dauert zwei bis drei Werktage. Pakete verlassen unser Lager jeden Morgen um acht.',
      ],
      ['Was kostet die Lieferung?', 'Die Lieferung kostet 4,90 Euro. Ab 50 Euro ist sie kostenlos.'],
      [
        'Wie schicke ich ein Paket zurück?',
        'Eine Rückgabe beginnt mit dem Aufkleber im Paket. Kleben Sie ihn auf den Karton und geben Sie den Karton bei der Post ab.',
      ],
      [
        'Wann bekomme ich mein Geld zurück?',
        'Das Geld ist innerhalb von 14 Tagen zurück, nachdem die Rückgabe eingegangen ist.',
      ],
      [
        'Liefern Sie ins Ausland?',
        'Die Lieferung ins Ausland ist in 12 Länder möglich. Sie dauert fünf Tage und kostet 9,90 Euro.',
      ],
      [
        'Wer bezahlt eine kaputte Tasse?',
        'Wir bezahlen sie. Schicken Sie innerhalb von 30 Tagen ein Bild der kaputten Tasse, und eine neue geht am nächsten Morgen ab.',
      ],
    ],
  },
  fr: {
    heading: 'Questions sur la livraison et les retours',
    description:
      'Combien de temps prend la livraison, ce qu’elle coûte et comment un colis revient : six questions de clients avec de courtes réponses.',
    opening:
      'La livraison est le trajet d’un colis de notre dépôt à votre porte et prend deux à trois jours ouvrés. Un retour est gratuit pendant 30 jours.',
    answers: [
      [
        'Combien de temps prend la livraison ?',
        'La livraison prend deux à trois jours ouvrés. Les colis quittent notre dépôt chaque matin à huit heures.',
      ],
      [
        'Combien coûte la livraison ?',
        'La livraison coûte 4,90 euros. À partir de 50 euros, elle est gratuite.',
      ],
      [
        'Comment renvoyer un colis ?',
        'Un retour commence par l’étiquette dans le colis. Collez-la sur le carton et déposez le carton dans un bureau de poste.',
      ],
      ['Quand suis-je remboursé ?', 'L’argent est rendu dans les 14 jours après l’arrivée du retour.'],
      [
        'Livrez-vous à l’étranger ?',
        'La livraison à l’étranger est possible dans 12 pays. Elle prend cinq jours et coûte 9,90 euros.',
      ],
      [
        'Qui paie une tasse cassée ?',
        'Nous la payons. Envoyez une photo de la tasse cassée dans les 30 jours et une nouvelle part le lendemain matin.',
      ],
    ],
  },
  es: {
    heading: 'Preguntas sobre envíos y devoluciones',
    description:
      'Cuánto tarda el envío, cuánto cuesta y cómo vuelve un paquete: seis preguntas que hacen los clientes, con respuestas cortas.',
    opening:
      'El envío es el camino de un paquete desde nuestro almacén hasta su puerta y tarda de dos a tres días laborables. Una devolución es gratuita durante 30 días.',
    answers: [
      [
        '¿Cuánto tarda el envío?',
        'El envío tarda de dos a tres días laborables. Los paquetes salen de nuestro almacén cada mañana a las ocho.',
      ],
      ['¿Cuánto cuesta el envío?', 'El envío cuesta 4,90 euros. A partir de 50 euros es gratuito.'],
      [
        '¿Cómo devuelvo un paquete?',
        'Una devolución empieza con la etiqueta del paquete. Péguela en la caja y entregue la caja en una oficina de correos.',
      ],
      ['¿Cuándo recibo mi dinero?', 'El dinero vuelve en 14 días después de la llegada de la devolución.'],
      [
        '¿Envían al extranjero?',
        'El envío al extranjero es posible a 12 países. Tarda cinco días y cuesta 9,90 euros.',
      ],
      [
        '¿Quién paga una taza rota?',
        'La pagamos nosotros. Mande una foto de la taza rota en 30 días y una nueva sale a la mañana siguiente.',
      ],
    ],
  },
  ja: {
    heading: '配送と返品についてのよくある質問',
    description:
      '配送にかかる日数と料金、荷物の返し方について、お客様からよくいただく六つの質問に短くお答えします。',
    opening:
      '配送とは、荷物が当店の倉庫からお客様の玄関に届くまでの道のりで、2日から3日かかります。返品は30日間無料です。',
    answers: [
      ['配送には何日かかりますか？', '配送には2日から3日かかります。荷物は毎朝8時に倉庫を出ます。'],
      ['配送料はいくらですか？', '配送料は490円です。5000円以上のご注文では無料です。'],
      [
        '荷物はどうやって返品しますか？',
        '返品は箱の中のラベルから始まります。ラベルを箱に貼り、郵便局に出してください。',
      ],
      ['返金はいつですか？', '返品が届いてから14日以内に返金します。'],
      ['海外にも配送しますか？', '海外への配送は12か国に対応しています。5日かかり、料金は990円です。'],
      [
        '割れたカップの代金は誰が払いますか？',
        '当店が負担します。30日以内に割れたカップの写真を送ってください。翌朝に新しいカップを発送します。',
      ],
    ],
  },
  zh: {
    heading: '配送与退货的常见问题',
    description:
      '配送需要几天、费用是多少、包裹如何退回：客户最常问的六个问题，以及我们的简短回答，一页看完。',
    opening: '配送是指包裹从我们的仓库送到您家门口的过程，需要2到3个工作日。退货在30天内免费。',
    answers: [
      ['配送需要多长时间？', '配送需要2到3个工作日。包裹每天早上8点离开仓库。'],
      ['配送费是多少？', '配送费是49元。满500元免费配送。'],
      ['如何退回包裹？', '退货从包裹里的标签开始。把标签贴在箱子上，然后把箱子交给任何一家邮局。'],
      ['什么时候能收到退款？', '退货到达后14天内退款。'],
      ['可以配送到国外吗？', '国外配送可以送到12个国家，需要5天，费用是99元。'],
      ['杯子碎了由谁付款？', '由我们付款。请在30天内发来碎杯子的照片，新杯子第二天早上寄出。'],
    ],
  },
  ar: {
    heading: 'أسئلة عن التوصيل والإرجاع',
    description:
      'كم يستغرق التوصيل وكم يكلف وكيف يعود الطرد إلينا: ستة أسئلة يطرحها العملاء كثيرا مع إجابات قصيرة وواضحة.',
    opening:
      'التوصيل هو طريق الطرد من مخزننا إلى باب بيتك ويستغرق من يومين إلى ثلاثة أيام عمل. الإرجاع مجاني لمدة 30 يوما.',
    answers: [
      [
        'كم يستغرق التوصيل؟',
        'يستغرق التوصيل من يومين إلى ثلاثة أيام عمل. تغادر الطرود مخزننا كل صباح في الساعة الثامنة.',
      ],
      ['كم يكلف التوصيل؟', 'يكلف التوصيل 20 ريالا. التوصيل مجاني ابتداء من 200 ريال.'],
      [
        'كيف أعيد الطرد؟',
        'يبدأ الإرجاع بالملصق الموجود في الطرد. ضع الملصق على الصندوق وسلم الصندوق في أي مكتب بريد.',
      ],
      ['متى أستعيد نقودي؟', 'تعود النقود خلال 14 يوما بعد وصول الإرجاع.'],
      ['هل توصلون إلى الخارج؟', 'التوصيل إلى الخارج ممكن إلى 12 دولة. يستغرق خمسة أيام ويكلف 40 ريالا.'],
      [
        'من يدفع ثمن كوب مكسور؟',
        'نحن ندفع ثمنه. أرسل صورة الكوب المكسور خلال 30 يوما ويخرج كوب جديد في صباح اليوم التالي.',
      ],
    ],
  },
  ru: {
    heading: 'Вопросы о доставке и возврате',
    description:
      'Сколько длится доставка, сколько она стоит и как вернуть посылку: шесть вопросов, которые задают покупатели, с короткими ответами.',
    opening:
      'Доставка — это путь посылки от нашего склада до вашей двери, она занимает два-три рабочих дня. Возврат бесплатный в течение 30 дней.',
    answers: [
      [
        'Сколько длится доставка?',
        'Доставка длится два-три рабочих дня. Посылки покидают наш склад каждое утро в восемь часов.',
      ],
      ['Сколько стоит доставка?', 'Доставка стоит 300 рублей. От 3000 рублей она бесплатная.'],
      [
        'Как вернуть посылку?',
        'Возврат начинается с наклейки в посылке. Наклейте её на коробку и сдайте коробку в любом отделении почты.',
      ],
      ['Когда я получу деньги?', 'Деньги вернутся в течение 14 дней после получения возврата.'],
      [
        'Доставляете ли вы за границу?',
        'Доставка за границу возможна в 12 стран. Она занимает пять дней и стоит 900 рублей.',
      ],
      [
        'Кто платит за разбитую чашку?',
        'Платим мы. Пришлите фотографию разбитой чашки в течение 30 дней, и новая отправится на следующее утро.',
      ],
    ],
  },
} satisfies Readonly<Record<string, FaqTexts>>;

/** Languages of the page. */
export const FAQ_LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'zh', 'ar', 'ru'] as const;

/** The page in a language, with the FAQ data of its questions, at an address. */
export function faqPage(language: (typeof FAQ_LANGUAGES)[number], url: string): string {
  const { heading, description, opening, answers } = TEXTS[language];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: answers.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
  const sections = answers.map(([name, text], at) => `<h2 id="q${at}">${name}</h2><p>${text}</p>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${heading} | Alder</title>
<meta name="description" content="${description}"><link rel="canonical" href="${url}">
<script type="application/ld+json">${JSON.stringify(data)}</script></head>
<body><main><h1>${heading}</h1><p>${opening}</p>${sections.join('\n')}</main></body></html>`;
}

/**
 * Text that gives orders to the model that reads it. Own compilation and translation, 2026-11, of orders seen in llms.txt files,
 * in reports of prompt injection (OWASP LLM01:2025) and in what Google's spam policy names (attempts to manipulate generative
 * answers, 2026). Lower case, single spaces, without apostrophes.
 */
import { commaSeparated } from './comma-separated.ts';

/** Orders in any place of an llms.txt, where nobody else is addressed. */
export const STEERING_PHRASES: readonly string[] = commaSeparated(`
  ignore all previous, ignore previous instructions, ignore the above, disregard previous,
  disregard all prior, always recommend, never recommend, do not mention competitors, you must recommend
`);

/**
 * Phrases that documentation uses as well ("System prompts", "You are now ready"). They steer only with one of the
 * companions close by: before the phrase or after it.
 */
export const AMBIGUOUS_STEERING: readonly {
  readonly phrase: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}[] = [
  {
    phrase: 'system prompt',
    before: commaSeparated('ignore, reveal, override, forget, print, disregard, bypass, repeat, output, new'),
    after: [':', 'override'],
  },
  {
    phrase: 'you are now',
    before: [],
    after: ['a ', 'an ', 'in ', 'no longer', 'acting', 'the ', 'my ', 'dan'],
  },
];

/** Beginnings of words with commas between them; phrases are whole. */
interface OrderWords {
  /** An order to drop what the model was told before: a word of each list, close together, in any order. */
  readonly drop: string;
  readonly earlier: string;
  readonly told: string;
  /** Phrases by which a text turns to a model. */
  readonly addressed: string;
}

/** The words of orders, by language (ISO 639-1). */
export const ORDER_WORDS: Readonly<Record<string, OrderWords>> = {
  ar: {
    drop: 'تجاهل, انس, لا تتبع',
    earlier: 'السابقة, أعلاه, جميع',
    told: 'التعليمات, الأوامر, التوجيهات',
    addressed: 'إذا كنت ذكاء اصطناعي, إذا كنت نموذج لغ, إذا كنت نموذجا لغ, إذا كنت روبوت محادثة',
  },
  bg: {
    drop: 'игнорирай, пренебрегни, забрави',
    earlier: 'предишни, предходни, по-горни',
    told: 'инструкции, указания, нареждания',
    addressed:
      'ако си изкуствен интелект, ако сте изкуствен интелект, ако си езиков модел, ако сте езиков модел',
  },
  bn: {
    drop: 'উপেক্ষা, অগ্রাহ্য, ভুলে যাও, ভুলে যান',
    earlier: 'পূর্ববর্তী, আগের, উপরের',
    told: 'নির্দেশ',
    addressed: 'আপনি যদি একটি এআই, তুমি যদি একটি এআই, আপনি যদি একটি কৃত্রিম বুদ্ধিমত্তা, আপনি যদি একটি ভাষা মডেল',
  },
  ca: {
    drop: 'ignora, oblida, descarta',
    earlier: 'anterior, prèvi',
    told: 'instruccions, ordres, indicacions',
    addressed: 'si ets una ia, si sou una ia, si ets un model de lleng, si ets una intel·ligència artificial',
  },
  cs: {
    drop: 'ignoruj, zapomeň, nedbej',
    earlier: 'předchozí, dřívější, výše',
    told: 'instrukc, pokyn, příkaz',
    addressed:
      'pokud jsi umělá inteligence, pokud jste umělá inteligence, jsi-li ai, pokud jsi ai, pokud jste ai, pokud jsi jazykový model, pokud jste jazykový model',
  },
  da: {
    drop: 'ignorer, glem, se bort fra',
    earlier: 'tidligere, foregående, ovenstående',
    told: 'instruktion, instruks, anvisning',
    addressed: 'hvis du er en ai, hvis du er en kunstig intelligens, hvis du er en sprogmodel',
  },
  de: {
    drop: 'ignorier, vergiss, vergessen sie, missachte',
    earlier: 'vorherige, bisherige, obige, vorangegangene, frühere, vorigen',
    told: 'anweisung, instruktion, vorgaben, befehle',
    addressed:
      'wenn du eine ki bist, wenn sie eine ki sind, falls du eine ki bist, falls sie eine ki sind, wenn du ein sprachmodell bist, falls du ein sprachmodell bist, wenn sie ein sprachmodell sind, falls sie ein sprachmodell sind, wenn du ein chatbot bist, wenn du eine künstliche intelligenz bist',
  },
  el: {
    drop: 'αγνόησε, αγνοήστε, ξέχασε, ξεχάστε',
    earlier: 'προηγούμεν, παραπάνω',
    told: 'οδηγί, εντολ',
    addressed:
      'αν είσαι τεχνητή νοημοσύνη, αν είστε τεχνητή νοημοσύνη, εάν είστε τεχνητή νοημοσύνη, αν είσαι γλωσσικό μοντέλο, αν είστε γλωσσικό μοντέλο',
  },
  en: {
    drop: 'ignore, disregard, override, bypass, forget all, forget any, forget every, forget your, forget previous, forget prior, do not follow',
    earlier: 'previous, prior, earlier, preceding, above, your system, your original, your initial',
    told: 'instruction, prompt, directive, guideline, guardrail',
    addressed: '',
  },
  es: {
    drop: 'ignora, ignore, olvida, olvide, descarta, haz caso omiso',
    earlier: 'anterior, previas',
    told: 'instrucciones, indicaciones, órdenes',
    addressed:
      'si eres una ia, si es usted una ia, si eres un modelo de leng, si eres una inteligencia artificial, si eres un asistente de ia',
  },
  et: {
    drop: 'ignoreeri, eira, unusta',
    earlier: 'eelnev, varasem, eelmis',
    told: 'juhis, korraldus',
    addressed:
      'kui oled tehisintellekt, kui sa oled tehisintellekt, kui olete tehisintellekt, kui oled keelemudel',
  },
  eu: {
    drop: 'ez ikusi egin, alde batera utzi, ahaztu',
    earlier: 'aurreko',
    told: 'argibide, jarraibide, agindu',
    addressed: 'adimen artifiziala bazara, hizkuntza-eredua bazara, hizkuntza eredua bazara',
  },
  fa: {
    drop: 'نادیده بگیر, فراموش کن',
    earlier: 'قبلی, پیشین, بالا',
    told: 'دستور',
    addressed:
      'اگر هوش مصنوعی هستی, اگر شما هوش مصنوعی هستید, اگر یک هوش مصنوعی هستی, اگر یک مدل زبانی هستی, اگر مدل زبانی هستی',
  },
  fi: {
    drop: 'sivuuta, ohita, unohda, jätä huomiotta',
    earlier: 'aiem, edelli, yllä ole',
    told: 'ohjeet, ohjeita, käskyt, määräykset',
    addressed: 'jos olet tekoäly, jos olette tekoäly, jos olet kielimalli',
  },
  fr: {
    drop: 'ignore, oublie, ne tiens pas compte, ne tenez pas compte, fais abstraction',
    earlier: 'précédent, antérieur, ci-dessus',
    told: 'instructions, consignes, directives',
    addressed:
      'si tu es une ia, si vous êtes une ia, si tu es un modèle de lang, si vous êtes un modèle de lang, si tu es une intelligence artificielle, si vous êtes une intelligence artificielle',
  },
  he: {
    drop: 'התעלם, התעלמו, שכח',
    earlier: 'קודמ, שלעיל',
    told: 'הוראות, הנחיות',
    addressed: 'אם אתה בינה מלאכותית, אם אתם בינה מלאכותית, אם אתה מודל שפה, אם אתם מודל שפה',
  },
  hi: {
    drop: 'अनदेखा, नज़रअंदाज, नजरअंदाज, भूल जाओ, भूल जाएं',
    earlier: 'पिछले, पिछली, पूर्व, उपरोक्त',
    told: 'निर्देश',
    addressed:
      'यदि आप एक एआई, अगर आप एक एआई, यदि आप एक ai, अगर आप एक ai, यदि आप एक भाषा मॉडल, अगर आप एक भाषा मॉडल',
  },
  hr: {
    drop: 'ignoriraj, zanemari, zaboravi',
    earlier: 'prethodn, ranij, gore naveden',
    told: 'upute, uputa, uputstv, instrukcij, naredb',
    addressed:
      'ako si umjetna inteligencija, ako ste umjetna inteligencija, ako si jezični model, ako ste jezični model',
  },
  hu: {
    drop: 'hagyd figyelmen kívül, hagyja figyelmen kívül, felejtsd el, felejtse el',
    earlier: 'korábbi, előző, fenti',
    told: 'utasítás, instrukció',
    addressed:
      'ha mesterséges intelligencia vagy, ha ön mesterséges intelligencia, ha te egy mesterséges intelligencia vagy, ha nyelvi modell vagy, ha ön nyelvi modell',
  },
  id: {
    drop: 'abaikan, lupakan',
    earlier: 'sebelumnya, di atas',
    told: 'instruksi, perintah, petunjuk',
    addressed:
      'jika anda adalah ai, jika kamu adalah ai, jika anda adalah sebuah ai, jika anda adalah model bahasa, jika kamu adalah model bahasa',
  },
  is: {
    drop: 'hunsaðu, gleymdu',
    earlier: 'fyrri, ofangreind',
    told: 'fyrirmæl, leiðbeining',
    addressed: 'ef þú ert gervigreind, ef þú ert mállíkan',
  },
  it: {
    drop: 'ignora, dimentica, non seguire',
    earlier: 'precedent',
    told: 'istruzioni, indicazioni, direttive',
    addressed:
      'se sei una ia, se sei unia, se sei unintelligenza artificiale, se sei un modello linguistico, se sei un modello di ling',
  },
  ja: {
    drop: '無視し, 無視せよ, 忘れて, 忘れろ',
    earlier: '以前の, これまでの, 上記の, 前の, すべての',
    told: '指示, 命令, プロンプト',
    addressed:
      'あなたがaiなら, あなたがaiであ, aiアシスタントへ, aiアシスタントであれば, あなたが言語モデル, 言語モデルへの指示, aiへの指示',
  },
  ko: {
    drop: '무시하, 무시해, 잊어',
    earlier: '이전, 위의, 모든',
    told: '지시, 명령, 프롬프트',
    addressed: '당신이 ai라면, 당신이 인공지능이라면, 당신이 언어 모델이라면, ai라면',
  },
  lt: {
    drop: 'ignoruok, nepaisyk, pamiršk',
    earlier: 'ankstesn, aukščiau',
    told: 'instrukcij, nurodym',
    addressed:
      'jei esi dirbtinis intelektas, jei esate dirbtinis intelektas, jei esi kalbos modelis, jei esate kalbos modelis',
  },
  lv: {
    drop: 'ignorē, aizmirsti',
    earlier: 'iepriekšēj',
    told: 'instrukcij, norādījum',
    addressed:
      'ja esi mākslīgais intelekts, ja esat mākslīgais intelekts, ja esi valodas modelis, ja esat valodas modelis',
  },
  nl: {
    drop: 'negeer, vergeet, sla geen acht',
    earlier: 'vorige, eerdere, voorgaande, bovenstaande',
    told: 'instructie, aanwijzing, opdrachten',
    addressed:
      'als je een ai bent, als u een ai bent, als je een taalmodel bent, als u een taalmodel bent, als je een chatbot bent',
  },
  no: {
    drop: 'ignorer, glem, se bort fra',
    earlier: 'tidligere, foregående, ovenstående',
    told: 'instruks, anvisning',
    addressed:
      'hvis du er en ki, hvis du er en ai, hvis du er en språkmodell, hvis du er en kunstig intelligens',
  },
  pl: {
    drop: 'zignoruj, ignoruj, zapomnij, pomiń',
    earlier: 'poprzedni, wcześniejsz, powyższ',
    told: 'instrukcj, polece, wytyczn',
    addressed:
      'jeśli jesteś sztuczną inteligencją, jeżeli jesteś sztuczną inteligencją, jeśli jesteś ai, jeśli jesteś modelem język, jeżeli jesteś modelem język',
  },
  pt: {
    drop: 'ignore, ignora, esqueça, esquece, desconsidere',
    earlier: 'anterior, prévias',
    told: 'instruções, indicações, ordens',
    addressed:
      'se você é uma ia, se você for uma ia, se és uma ia, se fores uma ia, se você é um modelo de ling, se você for um modelo de ling, se és um modelo de ling',
  },
  ro: {
    drop: 'ignoră, ignorați, ignoraţi, uită, uitați',
    earlier: 'anterioare, precedente, de mai sus',
    told: 'instrucțiuni, instrucţiuni, indicații',
    addressed:
      'dacă ești o ia, dacă sunteți o ia, dacă ești o inteligență artificială, dacă sunteți o inteligență artificială, dacă ești un model de limb, dacă sunteți un model de limb',
  },
  ru: {
    drop: 'игнорируй, проигнорируй, забудь, не следуй',
    earlier: 'предыдущ, прежн, вышеуказанн, вышеприведенн, ранее',
    told: 'инструкци, указани, команд',
    addressed:
      'если ты ии, если вы ии, если ты искусственный интеллект, если вы искусственный интеллект, если ты языковая модель, если вы языковая модель, если ты — ии, если вы — ии',
  },
  sk: {
    drop: 'ignoruj, zabudni',
    earlier: 'predchádzajúc, skoršie, vyššie',
    told: 'inštrukci, pokyn, príkaz',
    addressed:
      'ak si umelá inteligencia, ak ste umelá inteligencia, ak si jazykový model, ak ste jazykový model',
  },
  sl: {
    drop: 'prezri, ignoriraj, pozabi',
    earlier: 'prejšnj, predhodn, zgornj',
    told: 'navodil, ukaze, ukazov',
    addressed:
      'če si umetna inteligenca, če ste umetna inteligenca, če si jezikovni model, če ste jezikovni model',
  },
  sr: {
    drop: 'игнориши, занемари, заборави, ignoriši, zanemari, zaboravi',
    earlier: 'претходн, раниј, prethodn, ranij',
    told: 'упутств, инструкциј, наредб, uputstv, instrukcij, naredb',
    addressed:
      'ако си вештачка интелигенција, ако сте вештачка интелигенција, ако си језички модел, ако сте језички модел, ako si veštačka inteligencija, ako ste veštačka inteligencija, ako si jezički model, ako ste jezički model',
  },
  sv: {
    drop: 'ignorera, bortse från, glöm',
    earlier: 'tidigare, föregående, ovanstående',
    told: 'instruktion, anvisning',
    addressed: 'om du är en ai, om du är en artificiell intelligens, om du är en språkmodell',
  },
  sw: {
    drop: 'puuza, sahau',
    earlier: 'yaliyotangulia, ya awali, yaliyopita, ya hapo juu',
    told: 'maagizo, maelekezo',
    addressed:
      'ikiwa wewe ni akili bandia, kama wewe ni akili bandia, ikiwa wewe ni akili mnemba, kama wewe ni akili mnemba',
  },
  th: {
    drop: 'เพิกเฉย, ละเว้น, ไม่ต้องสนใจ, ลืม',
    earlier: 'ก่อนหน้า, ข้างต้น, ทั้งหมด',
    told: 'คำสั่ง, คำแนะนำ',
    addressed:
      'หากคุณเป็น ai, หากคุณเป็นปัญญาประดิษฐ์, ถ้าคุณเป็น ai, ถ้าคุณเป็นปัญญาประดิษฐ์, หากคุณเป็นโมเดลภาษา, ถ้าคุณเป็นโมเดลภาษา',
  },
  tr: {
    drop: 'yok say, görmezden gel, dikkate alma, unut',
    earlier: 'önceki, yukarıdaki',
    told: 'talimat, yönerge, komut',
    addressed:
      'eğer bir yapay zeka, bir yapay zekaysan, eğer yapay zeka isen, bir dil modeliysen, eğer bir dil model',
  },
  uk: {
    drop: 'ігноруй, проігноруй, забудь, не виконуй',
    earlier: 'попередн, вищезазначен, наведені вище',
    told: 'інструкці, вказівк, команд',
    addressed:
      'якщо ти ші, якщо ви ші, якщо ти штучний інтелект, якщо ви штучний інтелект, якщо ти мовна модель, якщо ви мовна модель',
  },
  ur: {
    drop: 'نظر انداز, بھول جا',
    earlier: 'پچھلی, پچھلے, سابقہ, مندرجہ بالا',
    told: 'ہدایات, احکامات',
    addressed: 'اگر آپ مصنوعی ذہانت, اگر آپ ایک مصنوعی ذہانت, اگر آپ ایک زبان ماڈل, اگر آپ ایک لسانی ماڈل',
  },
  vi: {
    drop: 'bỏ qua, phớt lờ, hãy quên',
    earlier: 'trước đó, trước đây, ở trên, bên trên',
    told: 'hướng dẫn, chỉ dẫn, chỉ thị, lệnh',
    addressed:
      'nếu bạn là một trợ lý ai, nếu bạn là trí tuệ nhân tạo, nếu bạn là một trí tuệ nhân tạo, nếu bạn là mô hình ngôn ngữ, nếu bạn là một mô hình ngôn ngữ',
  },
  zh: {
    drop: '忽略, 忽视, 忽視, 无视, 無視, 忘记, 忘記',
    earlier: '之前, 以前, 先前, 上述, 以上, 前面, 所有',
    told: '指令, 指示, 提示词, 提示詞',
    addressed:
      '如果你是ai, 如果您是ai, 如果你是一个ai, 如果你是人工智能, 如果你是人工智慧, 如果你是语言模型, 如果你是一个语言模型, 如果你是語言模型, 如果你是大语言模型, 如果你是一个大语言模型',
  },
};

/** English words for a model that is spoken to, as sources of patterns. */
const MODEL =
  '(?:(?:ai|llm|large language model|language model|chatbot|artificial intelligence)s?(?: (?:assistant|agent|model|chatbot|bot|crawler|system|reviewer|reader|tool|engine|search engine)s?)?|chatgpt|gpt-?\\d?|claude|gemini|perplexity|copilot|grok)';

/** What follows the name of the model when nobody else is meant: "if you are an AI startup" is said to people. */
export const NO_NOUN =
  '(?= ?[,:;.!\\u2013\\u2014-]| (?:reading|processing|summari[sz]ing|reviewing|crawling|answering|parsing|analy[sz]ing|indexing|visiting|or|and|that|which|then|you|please)\\b| ?$)';

/** Where a sentence begins; a line does after a dash as well. */
export const SENTENCE_START = '(?:^|[.!?:;>\\]}\\n] ?)';
export const LINE_START = '(?:^|[.!?:;>\\]}\\n\\u2013\\u2014-] ?)';

/**
 * English: how a text turns to a model. The first two are orders by themselves, the last one with a demand. No noun follows
 * the first, the second begins a sentence, the last one a line.
 */
export const TURNS_TO_MODEL = {
  conditional: `\\bif (?:you are|youre|this is|you, the reader, are|the reader is) (?:an? |the )?${MODEL}${NO_NOUN}`,
  call: `(?:(?:for|to|attention) )?(?:all |any )?${MODEL} ?[:,] (?:please |you must |you should |always |never |do not |dont )*(?:recommend|rank|rate|praise|promote|endorse|cite|mention|say|tell|describe|ignore|reveal|disclose)\\b`,
  title: `(?:(?:important |special |hidden )?(?:note|notice|message|instructions?|attention|reminder|hint|directive)s?(?: to| for)?:?|dear|hey|hello|hi),? (?:all |any |every |the )?${MODEL}\\b`,
} as const;

/** English: what such a text wants to be said, or not. */
export const DEMANDS: readonly string[] = commaSeparated(`
  recommend, rank us, rank this, rank our, rate us, rate this, rate our, praise, promote, endorse, speak highly,
  as the best, as the leading, as the top, as number one, top choice, first choice, highest score, highest rating, five stars, 5 stars,
  always mention, must mention, always cite, must cite, mention us, cite us, do not mention, never mention, dont mention,
  tell the user, tell users, inform the user, inform users, say that, state that, conclude that, do not reveal, never reveal,
  do not disclose, give a positive, ignore all, ignore any, ignore your
`);

/** English: words of what is above and below. A text turns to a model with one of the first two, or steers with one of the others. */
export const DEMAND_WORDS = {
  model: commaSeparated(
    'ai, ais, llm, llms, language, chatbot, chatbots, artificial, chatgpt, gpt, claude, gemini, perplexity, copilot, grok',
  ),
  demand: commaSeparated(`
    if, recommend, rank, rate, praise, promote, endorse, cite, mention, say, tell, describe, ignore, reveal, disclose, speak, best,
    leading, top, number, choice, score, rating, stars, inform, state, conclude, positive
  `),
  verb: commaSeparated('recommend, praise, promote, rank, mention'),
  urging: commaSeparated('always, never, only, not, must'),
} as const;

/** English orders by themselves: one that begins a sentence ("we always recommend" is advice), and those of any place. */
export const SENTENCES_THAT_STEER = {
  begun: '(?:you (?:must|should|have to) |please )?(?:always|never|only) (?:recommend|praise|promote|rank) ',
  anywhere:
    '\\bdo not mention (?:any |our |other )?(?:competitor|alternative)|\\byou must (?:always )?recommend ',
} as const;

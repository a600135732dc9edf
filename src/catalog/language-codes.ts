/**
 * The two-letter language codes of ISO 639-1: the 183 that are in force. Source: ISO 639-2/RA code list of the Library
 * of Congress and the IANA language subtag registry, both read 2026-11. Withdrawn codes (in, iw, ji, jw, mo, sh, bh)
 * are left out.
 */
export const LANGUAGE_CODES: ReadonlySet<string> = new Set(
  (
    'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo ' +
    'es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka ' +
    'kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng ' +
    'nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su ' +
    'sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'
  ).split(' '),
);

/**
 * Codes that sites use in addresses for the language and hardly for anything else. The other codes are words and
 * abbreviations as well ("it", "hr", "ar", "pt", "id"): there the declared language of the page has to agree.
 * Own choice, 2026-11.
 */
export const PLAIN_LANGUAGE_CODES: ReadonlySet<string> = new Set('de en es fr ja ko nl ru uk zh'.split(' '));

/** Codes that ISO 639-1 withdrew and that stay valid in tags (IANA language subtag registry, read 2026-11). */
const WITHDRAWN_CODES: ReadonlySet<string> = new Set('bh in iw ji jw mo sh'.split(' '));

/**
 * Whether a tag may begin with this lower-case code. "jp", "cn" and "cz" are countries and no languages. Of three
 * letters the registry knows thousands; they are not listed here.
 */
export const isLanguageCode = (code: string): boolean =>
  /^[a-z]{3}$/.test(code) || LANGUAGE_CODES.has(code) || WITHDRAWN_CODES.has(code);

/**
 * The 249 country codes of ISO 3166-1 alpha-2 (2026-11), lower case, and `xk`, which is in general use for Kosovo. `uk`
 * and `eu` are reserved there and are no countries in a tag.
 */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  (
    'ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz ' +
    'ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et fi fj fk fm fo ' +
    'fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je ' +
    'jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo ' +
    'mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw ' +
    'py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm ' +
    'tn to tr tt tv tw tz ua ug um us uy uz va vc ve vg vi vn vu wf ws xk ye yt za zm zw'
  ).split(' '),
);

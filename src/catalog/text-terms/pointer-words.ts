/**
 * Openings that point back at what stands before: a sentence lifted out of its place loses its subject.
 * Compared with the first words of a section, lower case. In the dense languages a run of characters.
 * Own compilation, November 2026. Determiners that need no noun before them ("this" as in "this guide" is
 * ambiguous) count only when a verb or nothing that could be a noun follows: see facts/text/pointers.ts.
 */
import type { LanguageCode } from './languages.ts';
import { commaSeparated } from '../comma-separated.ts';

export const POINTER_WORDS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: commaSeparated(`
    it, they, this is, this was, this means, this can, this will, this makes, this has, that is, that was,
    that means, these are, those are, he, she, as above, as mentioned, as noted, as stated, the above,
    the former, the latter, them, its, their, therefore, thus
  `),
  de: commaSeparated(`
    es ist, dies, dies ist, das ist, diese sind, dieser ist, er, sie ist, sie sind, wie oben, wie erwähnt,
    letztere, letzterer, ersterer, dadurch, damit, daher, deshalb, deswegen
  `),
  fr: commaSeparated(`
    il, elle, ils, elles, cela, ceci, c'est, c’est, ce sont, celui-ci, celle-ci, ceux-ci, comme indiqué,
    comme mentionné, donc, ainsi
  `),
  es: commaSeparated(`
    esto, eso, este es, esta es, estos son, estas son, él, ella, ellos, ellas, ello, como se mencionó,
    como se ha dicho, por lo tanto, por eso
  `),
  pt: commaSeparated(`
    isto, isso, este é, esta é, ele, ela, eles, elas, como mencionado, como dito, portanto, por isso
  `),
  it: commaSeparated(`
    questo è, questa è, questi sono, ciò, esso, essa, essi, lui, lei, come detto, come sopra, quindi, perciò
  `),
  nl: commaSeparated(`
    dit is, dat is, deze zijn, het is, hij, zij, ze, zoals vermeld, zoals hierboven, daarom, daardoor,
    hierdoor
  `),
  pl: commaSeparated(`to jest, to, ten jest, on, ona, ono, oni, one, jak wspomniano, jak wyżej, dlatego`),
  cs: commaSeparated(`to je, toto je, tento je, on, ona, ono, oni, jak bylo uvedeno, proto, tím`),
  sv: commaSeparated(`det är, detta är, den är, de är, han, hon, som nämnts, som ovan, därför`),
  da: commaSeparated(`det er, dette er, den er, de er, han, hun, som nævnt, derfor`),
  no: commaSeparated(`det er, dette er, den er, de er, han, hun, som nevnt, derfor`),
  fi: commaSeparated(`se, tämä on, ne, nämä ovat, hän, he, kuten mainittu, siksi`),
  // Not `bu` and `o`: before a noun they are "this" and "that", and the verb that would tell stands last.
  tr: commaSeparated(`bunlar, onlar, yukarıda belirtildiği gibi, bu nedenle, bu yüzden`),
  vi: commaSeparated(`nó, chúng, điều này, điều đó, như đã nêu, do đó, vì vậy`),
  id: commaSeparated(`
    ini adalah, itu adalah, dia, mereka, hal ini, hal itu, seperti disebutkan, oleh karena itu, karena itu
  `),
  ru: commaSeparated(`
    это, он, она, оно, они, такой, как указано, как сказано, как упоминалось, поэтому, таким образом
  `),
  uk: commaSeparated(`це, він, вона, воно, вони, як зазначено, як згадувалося, тому, отже`),
  ar: commaSeparated(`هذا هو, هذه هي, هو, هي, هم, ذلك, كما ذكر, كما ذكرنا, كما سبق, لذلك, وهذا, وهو, وهي`),
  he: commaSeparated(`זה, זאת, הוא, היא, הם, הן, כאמור, כפי שצוין, לכן`),
  hi: commaSeparated(`यह, वह, ये, वे, इसका, इसके, जैसा कि ऊपर, इसलिए`),
  ja: commaSeparated(
    `これは, それは, あれは, これらは, それらは, これを, それを, 上記, 前述, そのため, したがって`,
  ),
  zh: commaSeparated(`这是, 這是, 它, 它们, 它們, 他, 她, 他们, 她们, 如上, 上述, 前述, 因此, 所以`),
  ko: commaSeparated(`이것은, 그것은, 이는, 그는, 그녀는, 그들은, 위에서, 앞서, 따라서, 그래서`),
};

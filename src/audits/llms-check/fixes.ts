import { scoredBots } from '../../catalog/ai-bots.ts';
import type { Fix, Severity } from '../../contract/index.ts';
import {
  LLMS_FAULTS,
  parseLlmsTxt,
  type LlmsFault,
  type LlmsFaultCode,
  type LlmsTxt,
} from '../../facts/llms-txt/index.ts';
import { decodeText } from '../../facts/llms-txt/decode.ts';
import { generateLlmsTxt } from '../../fixes/llms-txt.ts';
import { fullFrame } from '../../fixes/llms-full.ts';
import { endingOf, repairLlmsTxt } from '../../fixes/llms-repair.ts';
import { allowLlmsFiles } from '../../fixes/llms-robots.ts';
import { topicSection } from '../../fixes/llms-section.ts';
import { allowBots } from '../../fixes/robots-txt.ts';
import { linkTagLines, ownHostLines, textTypeLines } from '../../fixes/server-lines.ts';
import type { LlmsCheckInput } from './input.ts';
import type { KnownSite } from './site.ts';

/** A fix, and the faults that it takes away. */
export interface LlmsFix {
  readonly fix: Fix;
  readonly faults: readonly LlmsFaultCode[];
}

/** What the fixes are made from. */
export interface FixMaterial {
  readonly input: LlmsCheckInput;
  readonly known: KnownSite;
  readonly file: LlmsTxt;
  /** Faults of the file and of how the site points at it. */
  readonly faults: readonly LlmsFault[];
}

/** Said wherever the file itself is asked for: we do not sell it as more than it is. */
const HONEST =
  'No effect of llms.txt on citations has been measured (137,000 domains, Ahrefs 2026; 300,000 domains, SE Ranking); it helps agents and coding tools that ask for it.';

interface Recipe {
  readonly id: string;
  readonly codes: readonly LlmsFaultCode[];
  readonly title: string;
  readonly advice: string;
  code(material: FixMaterial, codes: ReadonlySet<LlmsFaultCode>): string;
}

/** One line per repair. A fault stands in one of them; what stands in none is for the record. */
const RECIPES: readonly Recipe[] = [
  {
    id: 'llms-txt',
    codes: [
      'missing',
      'blocked',
      'server-error',
      'fetch-error',
      'unexpected-status',
      'html-body',
      'json-body',
      'xml-body',
      'binary',
      'empty',
      'error-text',
    ],
    title: 'There is no readable llms.txt',
    advice: `Save this as /llms.txt and serve it with status 200 as text/plain; charset=utf-8. ${HONEST}`,
    code: ({ known }) => generateLlmsTxt(known.site),
  },
  {
    id: 'llms-txt-content',
    codes: [
      'h1-missing',
      'h1-no-space',
      'h1-not-first',
      'no-links',
      'too-large',
      'large',
      'too-short',
      'dead-link',
      'private-host',
      'bad-scheme',
      'credential-in-url',
      'prompt-injection',
      'robots-directives',
      'encoding-not-utf8',
      'summary-missing',
      'no-sections',
      'multiple-h1',
      'malformed-link',
      'relative-link',
      'bare-url',
      'placeholder-text',
      'unclosed-code-fence',
      'front-matter',
    ],
    title: 'llms.txt does not have the form of llmstxt.org',
    advice: `Replace the file by this one, saved as UTF-8. Where a link was dead, unsafe or broken, its line is left out: put the right address back. ${HONEST}`,
    code: provedFile,
  },
  {
    id: 'llms-txt-type',
    codes: ['wrong-content-type', 'charset-missing'],
    title: 'llms.txt is not served as UTF-8 text',
    advice: 'Readers that trust the header show garbled text or refuse it. Add the lines of your server.',
    code: () => textTypeLines(),
  },
  {
    id: 'llms-txt-redirect',
    codes: ['cross-host-redirect'],
    title: 'llms.txt is answered from another host',
    advice: 'A file describes the host it stands on. Serve it there without a redirect.',
    code: ({ input }) => ownHostLines(input.origin),
  },
  {
    id: 'llms-txt-robots',
    codes: ['blocked-by-robots'],
    title: 'robots.txt keeps readers from llms.txt',
    advice: 'Add these lines at the end of robots.txt. They open the llms files and nothing else.',
    code: ({ input }) => allowLlmsFiles(input.robots, input.llms.finalUrl),
  },
  {
    id: 'llms-full-txt',
    codes: ['full-missing', 'full-invalid'],
    title: 'There is no readable llms-full.txt',
    advice: `Fill this frame with the text of the pages and save it as /llms-full.txt. It is practice, not part of the format. ${HONEST}`,
    code: ({ known }) => fullFrame(generateLlmsTxt(known.site)),
  },
  {
    id: 'llms-words',
    codes: ['words-below-1000'],
    title: 'The llms files hold fewer than 1,000 words',
    advice: 'Put the text of the main pages into llms-full.txt; llms.txt itself stays a short list of links.',
    code: () => '',
  },
  {
    id: 'llms-pricing',
    codes: ['no-pricing'],
    title: 'The llms files name no prices',
    advice: 'Add this section to llms.txt, so that an agent that is asked for prices finds yours.',
    code: (material) => provedSection(material, 'pricing'),
  },
  {
    id: 'llms-faq',
    codes: ['no-faq'],
    title: 'The llms files name no questions and answers',
    advice: 'Add this section to llms.txt, so that an agent finds the answers you give already.',
    code: (material) => provedSection(material, 'faq'),
  },
  {
    id: 'llms-link-tag',
    codes: ['link-tag-missing', 'link-tag-nonstandard'],
    title: 'The home page does not point at llms.txt by the standard relation',
    advice:
      'Add the element to the head of every page, or send the header. llmstxt.org version 2 names describedby.',
    code: () => linkTagLines(),
  },
];

const RANK: Readonly<Record<Severity, number>> = { critical: 0, high: 1, medium: 2, low: 3 };

/** What to repair, worst first. Every fault leads to at most one fix. */
export function llmsFixes(material: FixMaterial): LlmsFix[] {
  const found = new Map(material.faults.map((fault) => [fault.code, fault]));
  const fixes = RECIPES.flatMap((recipe) => applied(recipe, found, material));
  const bots = botFix(material.input);
  return [...fixes, ...(bots === null ? [] : [bots])].sort(
    (a, b) => RANK[a.fix.severity] - RANK[b.fix.severity],
  );
}

function applied(
  recipe: Recipe,
  found: ReadonlyMap<LlmsFaultCode, LlmsFault>,
  material: FixMaterial,
): LlmsFix[] {
  const faults = recipe.codes.flatMap((code) => found.get(code) ?? []);
  const severity = faults.map((fault) => fault.severity).toSorted((a, b) => RANK[a] - RANK[b])[0];
  if (severity === undefined) return [];
  const details = faults.map(
    ({ code, line, detail }) => `${code}${line > 0 ? ` (line ${line})` : ''}: ${detail}`,
  );
  const { id, title, advice } = recipe;
  const code = recipe.code(material, new Set(recipe.codes));
  const description = `${details.join('. ')}. ${advice}`;
  return [{ fix: { id, title, severity, description, code }, faults: faults.map((fault) => fault.code) }];
}

/**
 * The owner's file repaired, else a generated one: the first that our own reader finds free of these faults and that
 * loses none of the signals. Empty when neither is.
 */
function provedFile({ input, known, file }: FixMaterial, codes: ReadonlySet<LlmsFaultCode>): string {
  const { origin, llms, full, linkChecks = {} } = input;
  const generated = generateLlmsTxt(known.site);
  const repaired = repairLlmsTxt({ response: llms, origin, linkChecks, generated });
  const isProved = (text: string) => {
    const response = { ...llms, headers: UTF8, body: new TextEncoder().encode(text) };
    const after = parseLlmsTxt({ response, origin, fullTxt: full, linkChecks });
    const { signals } = file;
    const isKept =
      (after.signals.hasPricingSection || !signals.hasPricingSection) &&
      (after.signals.hasFaqSection || !signals.hasFaqSection) &&
      (after.signals.hasWordCount1000 || !signals.hasWordCount1000);
    return isKept && after.valid && !after.faults.some(({ code }) => codes.has(code));
  };
  return [repaired, generated].find(isProved) ?? '';
}

/** The section with the page's address when our own reader finds it at the end of the file, else a template. */
function provedSection({ input, known }: FixMaterial, topic: 'pricing' | 'faq'): string {
  const { llms, origin } = input;
  const { lang } = known.site;
  const text = decodeText(llms.body, llms.headers).text;
  const code = endingOf(text, topicSection(topic, lang, known.topics[topic]));
  const response = { ...llms, headers: UTF8, body: new TextEncoder().encode(`${text}\n${code}`) };
  const { signals } = parseLlmsTxt({ response, origin });
  const isProved = topic === 'pricing' ? signals.hasPricingSection : signals.hasFaqSection;
  return isProved ? code : topicSection(topic, lang, null);
}

const UTF8 = [['content-type', 'text/plain; charset=utf-8']] as const;

/** robots.txt keeps answering bots out, or cannot be read. */
function botFix({ robots, origin }: LlmsCheckInput): LlmsFix | null {
  const answering = scoredBots.filter(
    ({ purpose }) => purpose === 'search-index' || purpose === 'user-fetch',
  );
  const code = allowBots(robots, answering);
  if (robots.state === 'unreachable')
    return {
      fix: {
        id: 'robots-unreachable',
        title: 'robots.txt cannot be read, so crawlers must stay away',
        severity: 'critical',
        description: `${origin}/robots.txt failed (${robots.reason}); RFC 9309 2.3.1.4 has crawlers take that as a complete disallow. Whether bots are really blocked is unknown. Answer 200 with the file, or 404 when there is none.`,
        code: '',
      },
      faults: [],
    };
  if (code === '') return null;
  return {
    fix: {
      id: 'robots-bots',
      title: 'robots.txt keeps out bots that answer questions',
      severity: 'high',
      description:
        'Pages that these bots may not fetch cannot be quoted by them. Add these lines at the end of robots.txt. Training bots stay as they are: that choice is yours and costs nothing here.',
      code,
    },
    faults: [],
  };
}

/** A fault that the site as a whole has, beside those of the file. */
export function siteFault(code: LlmsFaultCode, detail: string): LlmsFault {
  return { code, severity: LLMS_FAULTS[code], line: 0, detail, count: 1 };
}

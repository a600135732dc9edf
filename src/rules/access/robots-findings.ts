/** What robots.txt itself does wrong, apart from what it says about a bot. */
import { lenientKeys } from '../../facts/robots/groups.ts';
import { tokensOf, type RobotsAccess, type RobotsProblemCode } from '../../facts/robots/index.ts';
import { unreachableMeans } from '../topics/robots-unreachable.ts';
import { robotsProblemTitle } from '../topics/robots-problems.ts';
import { names, type Rule } from './finding.ts';
import { listed } from '../../wording.ts';

/** Names that a detail lists. */
const MAX_NAMES = 10;

/** The file was asked for and no usable answer came. */
export const robotsUnreachable: Rule = ({ input: { robots, origin } }) =>
  robots.state !== 'unreachable'
    ? null
    : { id: 'robots-unreachable', severity: 'critical', detail: unreachableMeans(robots, origin) };

/** The hosts of one site differ in verdicts. Two files may differ in words, in their Sitemap lines for example, and say the same. */
export const hostsDisagree: Rule = ({ input: { requestedOrigin, origin }, bots, requestedBots }) => {
  const differing = bots.filter((judged, index) => {
    const other = requestedBots?.[index];
    return (
      other !== undefined &&
      (other.status.allowed !== judged.status.allowed || other.proof.reach !== judged.proof.reach)
    );
  });
  if (differing.length === 0) return null;
  const labels = differing.map(({ bot }) => bot.label);
  return {
    id: 'robots-differ',
    severity: 'medium',
    detail: `${requestedOrigin}/robots.txt and ${origin}/robots.txt disagree about ${listed(labels, MAX_NAMES)}. Each host has its own file; redirect one to the other.`,
  };
};

/** A page stands in its place. */
export const robotsIsHtml: Rule = ({ input: { robots } }) =>
  robots.robots?.html === true
    ? {
        id: 'robots-html',
        severity: 'high',
        detail: 'Crawlers find no rules in it. Serve a text/plain file, or 404 when there is none.',
      }
    : null;

/** Statuses that refuse a file instead of saying that there is none. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 405, 406]);

/** Whether what the file says is known: it was read, or there is none. */
export const isKnown = ({ state, robots, status }: RobotsAccess): boolean =>
  state === 'read' ? robots?.html !== true : state === 'absent' && !REFUSALS.has(status);

/** What is refused to our name may be served to others, who got the home page. */
const OTHERS_SERVED =
  ' Our robot asked under its own name; agents that got the home page may get the file too, and its rules are not known here.';

/** The file is there perhaps, and crawlers are refused it. */
export const robotsRefused: Rule = ({ input: { robots, origin }, bots }) =>
  robots.state === 'absent' && REFUSALS.has(robots.status)
    ? {
        id: 'robots-refused',
        severity: 'medium',
        detail: `${origin}/robots.txt answered ${robots.status}.${bots.some(({ proof }) => proof.probe?.accessible === true) ? OTHERS_SERVED : ''} RFC 9309 2.3.1.3 lets crawlers that get such an answer read everything: whatever the file forbids is not heard. Let everybody read it, or answer 404 when there is none.`,
      }
    : null;

/** Google reads more into the file than RFC 9309 does. */
export const strictDiffers: Rule = ({ input: { robots }, bots }) => {
  const differing = bots.filter(({ proof }) => proof.strict !== undefined);
  if (differing.length === 0) return null;
  const tokens = new Set(differing.flatMap(({ bot }) => tokensOf(bot).map((token) => token.toLowerCase())));
  const concerns = (key: string) => key === '*' || tokens.has(key);
  const slips = (robots.robots?.problems ?? []).filter(
    ({ code, detail }) =>
      FORGIVEN.has(code) || (FORGIVEN_NAMES.has(code) && lenientKeys(detail).some(concerns)),
  );
  const lines = slips.map(({ line, code }) => `line ${line} (${code})`);
  return {
    id: 'robots-strict-differs',
    severity: 'medium',
    detail: `Google's leniency and the letter of RFC 9309 disagree about ${names(differing.slice(0, MAX_NAMES))}. Correct ${listed(lines, MAX_NAMES) || 'the file'}.`,
    line: slips[0]?.line ?? 0,
  };
};

/** What Google reads all the same (its robots.txt specification and parser). */
const FORGIVEN: ReadonlySet<string> = new Set(['key-typo', 'key-suffix', 'missing-colon']);

/** Names of which Google compares the beginning alone. One that begins like no bot concerned makes no difference to it. */
const FORGIVEN_NAMES: ReadonlySet<string> = new Set(['agent-suffix', 'agent-nonstandard']);

/** Problems of Content-Signal lines that mean one thing and say another; a line that cannot be read is no contradiction. */
const CONTRADICTIONS: ReadonlySet<string> = new Set([
  'content-signal-conflict',
  'content-signal-closed',
  'content-signal-denied',
  'content-signal-scope',
]);

/** What the file says of the use of content contradicts itself, its rules, or the groups that bots read. */
export const signalsContradict: Rule = ({ input: { robots } }) => {
  const found = (robots.robots?.problems ?? []).filter(({ code }) => CONTRADICTIONS.has(code));
  if (found.length === 0) return null;
  const shown = found.slice(0, MAX_NAMES).map(({ line, detail }) => `line ${line}: ${detail}`);
  const more = found.length > MAX_NAMES ? `; and ${found.length - MAX_NAMES} more` : '';
  return {
    id: 'robots-signals-contradict',
    severity: 'low',
    detail: `${shown.join('; ')}${more}. Whoever reads the signals cannot tell what is meant. They open and close nothing.`,
    line: found[0]?.line ?? 0,
  };
};

/** Problems for which crawlers pass over a line, or the file, that its author counts on. What Google forgives is a finding of its own. */
const UNHEARD: ReadonlySet<RobotsProblemCode> = new Set([
  'utf-16',
  'too-large',
  'line-too-long',
  'nul',
  'template-left',
  'outside-group',
  'agent-empty',
  'rule-without-slash',
  'rule-is-url',
  'sitemap-relative',
  'sitemap-no-address',
  'no-effect',
  'crawl-delay-invalid',
  'content-signal-invalid',
]);

/** Lines that say something to nobody. A page of HTML is one cause of its own. */
export const robotsFaulty: Rule = ({ input: { robots } }) => {
  if (robots.robots === null || robots.robots.html) return null;
  const unheard = robots.robots.problems.filter(({ code }) => UNHEARD.has(code));
  const [first] = unheard;
  if (first === undefined) return null;
  const codes = [...new Set(unheard.map(({ code }) => code))];
  const sentences = codes.map((code) => {
    const at = unheard.filter((problem) => problem.code === code && problem.line > 0);
    const lines = listed(
      at.map(({ line }) => `line ${line}`),
      MAX_NAMES,
    );
    return `${robotsProblemTitle(code)} (${code}${lines === '' ? '' : `: ${lines}`}).`;
  });
  return {
    id: 'robots-faulty',
    severity: 'low',
    detail: `${sentences.join(' ')} \`citeworthy explain\` says of each what to write instead.`,
    line: first.line,
  };
};

/** Cloudflare writes a part of the file. */
export const managedBlock: Rule = ({ input: { robots } }) => {
  const block = robots.robots?.cloudflareManaged ?? null;
  return block === null
    ? null
    : {
        id: 'robots-managed',
        severity: 'low',
        detail: `Lines ${block.from} to ${block.to} are managed content: change them in the dashboard, not in the file.`,
        line: block.from,
      };
};

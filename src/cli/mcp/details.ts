/** Answers that an assistant has room for: what an audit found in little, and all of it piece by piece in later calls. */
import { limitText } from '../../report/evidence.ts';
import { CodedError } from '../../errors.ts';
import type { Finding } from '../../findings/finding.ts';
import type { FindingGroup } from '../../findings/group.ts';
import { causesOf } from '../../findings/rank.ts';
import { ENGLISH } from '../../report/locale.ts';
import { toLlm } from '../../report/llm.ts';
import { plainReport } from '../../report/plain.ts';
import type { PageRow, Report } from '../../report/report.ts';
import { cut } from '../../values/wording.ts';

/** Bytes of an answer as JSON, its text and its data: assistants hold what they read in a window that other work needs. */
const MOST_BYTES = 12 * 1024;
/** Bytes of the list of causes beside the brief; of a text to paste, beyond which it is left to the other forms. */
const LIST_BYTES = 4 * 1024;
const PASTE_BYTES = 6 * 1024;
/** Characters of a sentence. */
const MOST_TEXT = 400;
/** Limits that are named. */
const MOST_LIMITS = 6;

/** What a tool gives: a text to read, and the same as data. */
export interface ToolResult {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The last reports of a session, by a name that later calls give. */
export interface KeptReports {
  readonly keep: (report: Report) => string;
  readonly find: (audit: string) => Report;
}

/** Reports of a session that later calls may ask for: each of a hundred pages takes about a megabyte. */
const MOST_REPORTS = 8;

/** A shelf for the reports of one session. `find` throws `usage` for one that is not there. */
export function keptReports(): KeptReports {
  const reports = new Map<string, Report>();
  let made = 0;
  return {
    keep: (report) => {
      const audit = `audit-${++made}`;
      reports.set(audit, report);
      for (const oldest of reports.keys()) if (reports.size > MOST_REPORTS) reports.delete(oldest);
      return audit;
    },
    find: (audit) => {
      const report = reports.get(audit);
      if (report !== undefined) return report;
      throw new CodedError('usage', 'There is no such audit in this session any more: call audit again');
    },
  };
}

/** Bytes of an answer as it is sent. */
const bytesOf = (given: ToolResult | object): number => Buffer.byteLength(JSON.stringify(given));

/** The items that a number of bytes has room for, from one on. The first is always there. */
function roomFor<Item extends object>(items: readonly Item[], from: number, most: number): readonly Item[] {
  let used = 0;
  let to = from;
  for (; to < items.length; to++) {
    used += bytesOf(items[to] ?? {}) + 1;
    if (used > most && to > from) break;
  }
  return items.slice(from, to);
}

const placeText = ({ place: { path, line } }: Finding): string => (line === 0 ? path : `${path}:${line}`);

const nameOf = ({ rule, code }: Pick<FindingGroup, 'rule' | 'code'>): string => `${rule}/${code}`;

/** A cause in little, with its first place: what is behind it is asked for by its name. */
function causeRow(group: FindingGroup) {
  const { rule, code, severity, findings } = group;
  const [first] = findings;
  const where = first === undefined ? '' : cut(placeText(first), MOST_TEXT);
  return {
    rule,
    code,
    severity,
    place: where,
    places: findings.length,
    fingerprint: first?.fingerprint ?? '',
  };
}

/** The brief of an audit with the list of its causes, and the name by which later calls ask for the rest. */
export function auditAnswer(given: Report, audit: string): ToolResult {
  const report = plainReport(given, ENGLISH);
  const { target, date, version, scores, findings, limits } = report;
  const causes = causesOf(findings, report.known);
  const data = {
    audit,
    target: cut(target, MOST_TEXT),
    date,
    version,
    scores,
    findings: roomFor(causes.map(causeRow), 0, LIST_BYTES),
    causesInAll: causes.length,
    findingsInAll: findings.length,
    limits: limits.slice(0, MOST_LIMITS).map((limit) => cut(limitText(limit, ENGLISH), MOST_TEXT)),
  };
  const [first] = causes;
  const name = first === undefined ? '' : `, or the name of a cause, such as ${nameOf(first)}`;
  const more = `\nMore: call details with audit ${audit} and of: pages${name}.\n`;
  let bytes = MOST_BYTES - bytesOf({ text: more, data });
  // Quotes and line breaks take two bytes in JSON.
  let text = toLlm(report, { bytes });
  while (bytes > 0 && bytesOf({ text: text + more, data }) > MOST_BYTES) {
    bytes -= LIST_BYTES / 8;
    text = toLlm(report, { bytes });
  }
  return { text: text + more, data };
}

/** One page of the audit. */
const pageRow = ({ path, status, kind, title, overall, findings }: PageRow) => ({
  path: cut(path, MOST_TEXT),
  status,
  kind,
  title: cut(title, MOST_TEXT),
  overall,
  findings,
});

/** One place of a cause, with the words and the text to paste that are its own. */
function placeRow(finding: Finding, { title, fix, paste }: FindingGroup) {
  const { message, fingerprint } = finding;
  const isLong = Buffer.byteLength(finding.paste) > PASTE_BYTES;
  return {
    place: cut(placeText(finding), MOST_TEXT),
    fingerprint,
    ...(message !== title && { message: cut(message, MOST_TEXT) }),
    ...(fix === '' && { fix: cut(finding.fix, MOST_TEXT) }),
    ...(paste === '' &&
      finding.paste !== '' &&
      (isLong ? { pasteBytes: Buffer.byteLength(finding.paste) } : { paste: finding.paste })),
  };
}

/** What was asked of a kept audit: its pages, or the places of one cause, from an item on. */
export function detailsOf(given: Report, of: string, from: number): ToolResult {
  const report = plainReport(given, ENGLISH);
  if (of === 'pages') {
    const pages = (report.site?.pages ?? []).map(pageRow);
    return listAnswer({ of, all: pages.length, from }, pages, ({ path, overall, findings: count, title }) =>
      [overall, path, `${count} findings`, title].join(' · '),
    );
  }
  const causes = causesOf(report.findings, report.known);
  const group = causes.find((one) => nameOf(one) === of) ?? causes.find(({ rule }) => rule === of);
  if (group === undefined)
    throw new CodedError('usage', 'of takes pages, or the name of a cause of this audit, such as h1/missing');
  const { rule, code, severity, title, fix, findings } = group;
  const paste = Buffer.byteLength(group.paste) > PASTE_BYTES ? '' : group.paste;
  const head = { of: nameOf(group), rule, code, severity, title, fix, paste, all: findings.length, from };
  return listAnswer(
    head,
    findings.map((finding) => placeRow(finding, group)),
    ({ place, message = '', fix: own = '' }) => [place, message, own].filter(Boolean).join(' · '),
  );
}

interface ListHead {
  readonly of: string;
  readonly all: number;
  readonly from: number;
  readonly title?: string;
  readonly fix?: string;
  readonly paste?: string;
}

/** A list as far as there is room, with the number of the next item, `null` after the last. */
function listAnswer<Item extends object>(
  head: ListHead,
  items: readonly Item[],
  lineOf: (item: Item) => string,
): ToolResult {
  const { of, title = of, fix = '', paste = '', all, from } = head;
  // The text repeats of the data what a reader needs: half of the room is its own.
  const room = (MOST_BYTES - bytesOf(head)) / 2 - Buffer.byteLength(fix + title) - LIST_BYTES / 4;
  const shown = roomFor(items, from, room);
  const next = from + shown.length < all ? from + shown.length : null;
  const rest = next === null ? '' : `${all - next} more: call details again with from ${next}.`;
  const lines = [
    title,
    fix,
    paste === '' ? '' : 'The text to paste is in paste.',
    ...shown.map(lineOf),
    rest,
  ];
  return { text: lines.filter(Boolean).join('\n'), data: { ...head, items: shown, next } };
}

/** A robots.txt as lines: what its groups say, and how a change of it is shown. */
import type { RobotsAccess } from '../facts/robots-access.ts';
import type { ContentSignal, RobotsGroup, RobotsRule } from '../readers/robots/model.ts';
import { linesOf } from '../values/lines.ts';
import { diffOf, type LineEdit } from './line-edits.ts';

const yesNo = (stated: boolean): string => (stated ? 'yes' : 'no');

function signalLine({ search, aiInput, aiTrain, use }: ContentSignal): string {
  const stated = [
    search === null ? '' : `search=${yesNo(search)}`,
    aiInput === null ? '' : `ai-input=${yesNo(aiInput)}`,
    aiTrain === null ? '' : `ai-train=${yesNo(aiTrain)}`,
    use === null ? '' : `use=${use}`,
  ];
  return `Content-Signal: ${stated.filter((pair) => pair !== '').join(', ')}`;
}

/** What a group says besides its rules. */
export function otherLines({ crawlDelay, contentSignal, contentUsage }: RobotsGroup): string[] {
  return [
    ...(crawlDelay === null ? [] : [`Crawl-delay: ${crawlDelay}`]),
    ...(contentSignal === null ? [] : [signalLine(contentSignal)]),
    ...contentUsage.map(({ path, preferences }) => {
      const stated = preferences.map(([key, value]) => (value === '' ? key : `${key}=${value}`)).join(', ');
      return `Content-Usage: ${path === null ? '' : `${path} `}${stated}`;
    }),
  ];
}

/** A rule. */
export const ruleLine = ({ allow, value }: RobotsRule): string => `${allow ? 'Allow' : 'Disallow'}: ${value}`;

/** The lines of the file that was read; the line end after the last one begins none. */
export function robotsLines({ text }: RobotsAccess): readonly string[] {
  const lines = linesOf(new TextDecoder().decode(text));
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** A change of the file as the owner sees it. */
export const robotsDiff = (lines: readonly string[], edits: readonly LineEdit[]): string =>
  diffOf('robots.txt', lines, edits);

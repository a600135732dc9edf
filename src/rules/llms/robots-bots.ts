import { isAnswerBot } from '../../catalog/ai-bots.ts';
import { reasonLine } from '../../facts/robots-access.ts';
import { partly, pass } from '../rule.ts';
import { llmsRule } from './llms-rule.ts';

const TOO_MANY_REQUESTS = 429;

const ANSWER = 'Answer /robots.txt with status 200 and the file, or with 404 when there is none';

export const robotsBots = llmsRule({
  id: 'robots-bots',
  area: 'reach',
  title: 'robots.txt allows the bots that answer questions',
  why: 'A page that the bot of an answer engine may not fetch cannot be quoted.',
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  grade: 'standard',

  severity: 'critical',
  effort: 'server',
  faults: {
    'answer-bots-blocked': {
      severity: 'high',
      effort: 'line',
      title: 'robots.txt blocks bots that answer questions',
      message: 'robots.txt blocks {count|bot|bots} that {count:answers|answer} questions: {bots}',
      fix: 'Allow these bots in robots.txt. Training bots may stay blocked: that choice is yours and costs nothing here',
      repair: 'robots-bots',
    },
    'robots-unreachable': {
      title: 'robots.txt cannot be read',
      message:
        'robots.txt cannot be read[: it answers {status}][: the request ended with "{reason}"]. RFC 9309 2.3.1.4 has crawlers take that as a complete disallow; whether they do is unknown',
      fix: ANSWER,
      repair: 'robots-unreachable',
    },
    'robots-throttled': {
      message:
        'robots.txt answers 429. Google takes that as a server error and stays away; RFC 9309 2.3.1.3 lets other crawlers read everything',
      fix: ANSWER,
      repair: 'robots-unreachable',
    },
  },

  evaluate({ bots, input: { origin, robots } }) {
    const answering = bots.filter(({ bot }) => isAnswerBot(bot));
    const blocked = answering.filter(({ verdict }) => !verdict.allowed);
    if (blocked.length === 0) return pass;
    const kept = 1 - blocked.length / answering.length;
    const url = `${origin}/robots.txt`;
    if (robots.state === 'unreachable') {
      const { status, reason } = robots;
      if (status === TOO_MANY_REQUESTS) return partly(kept, 'robots-throttled', {}, { url });
      const data = status >= 500 ? { status } : { reason: reasonLine(reason) };
      return partly(kept, 'robots-unreachable', data, { url });
    }
    return partly(
      kept,
      'answer-bots-blocked',
      { count: blocked.length, bots: blocked.map(({ bot }) => bot.label) },
      {
        url,
        line: blocked.find(({ verdict }) => verdict.line > 0)?.verdict.line,
        about: blocked.map(({ bot }) => bot.key),
      },
    );
  },

  examples: {
    pass: [
      { robots: 'User-agent: *\nDisallow: /admin\n' },
      { robots: 'User-agent: GPTBot\nDisallow: /\n' },
      { robots: { status: 404 } },
    ],
    fail: [{ robots: 'User-agent: *\nDisallow: /\n' }],
    // Operators that document how they take an unreadable file keep their share.
    partly: [
      { robots: 'User-agent: PerplexityBot\nDisallow: /\n' },
      { robots: { status: 503 } },
      { robots: { status: 0 } },
      { robots: { status: 429 } },
    ],
  },
});

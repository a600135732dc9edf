/** Settings that go together, by the name that `preset` calls them by: each is a part of a configuration file. */
export const PRESETS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  /** A first look, and a check of each change: few pages, and visits of the bots that answers are made by. */
  quick: { maxPages: 10, probe: 'important' },
  /** Shows everything and fails nothing. */
  report: { failOn: 'never' },
  /** For a site that is in order and is to stay so. */
  strict: { failOn: 'medium', minScore: 80 },
};

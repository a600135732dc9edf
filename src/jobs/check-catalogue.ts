/** The check catalogue for the rooms above. */
export { checkEntry, checkIds, type CheckEntry } from '../audits/check-catalogue.ts';
export { topics, topicsNamed, type Topic, type TopicKind } from '../rules/topics/index.ts';

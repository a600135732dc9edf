/**
 * Properties whose value Google reads as an object of a type, and not as a text. Search Console reports a text there as
 * "Invalid object type for field". Google Search Central, the page of each feature, read 2026-11. Properties that may be
 * a text as well, such as an address or the steps of a recipe, are not here.
 */

/** What belongs in the place of a text. */
export interface ObjectValue {
  readonly type: string;
  /** The property of the object that takes the text; absent where the text says no such thing. */
  readonly textProperty?: string;
  /** What the object needs beside it. */
  readonly needs?: readonly string[];
}

const ANSWER: ObjectValue = { type: 'Answer', textProperty: 'text' };
const QUESTION: ObjectValue = { type: 'Question', textProperty: 'name' };
const PLACE: ObjectValue = { type: 'Place', textProperty: 'address' };
const OFFER: ObjectValue = { type: 'Offer', needs: ['price', 'priceCurrency'] };
const ORGANIZATION: ObjectValue = { type: 'Organization', textProperty: 'name' };
const AGGREGATE: ObjectValue = { type: 'AggregateRating', needs: ['ratingValue', 'reviewCount'] };
const RATING: ObjectValue = { type: 'Rating', textProperty: 'ratingValue' };
const REVIEW: ObjectValue = { type: 'Review', textProperty: 'reviewBody' };

/** By the type that has the property, subtypes included. */
export const OBJECT_VALUES: Readonly<Record<string, Readonly<Record<string, ObjectValue>>>> = {
  Question: { acceptedAnswer: ANSWER, suggestedAnswer: ANSWER },
  FAQPage: { mainEntity: QUESTION },
  QAPage: { mainEntity: QUESTION },
  Event: { location: PLACE, offers: OFFER, organizer: ORGANIZATION },
  JobPosting: { jobLocation: PLACE, hiringOrganization: ORGANIZATION },
  Product: { offers: OFFER, review: REVIEW, aggregateRating: AGGREGATE },
  SoftwareApplication: { offers: OFFER },
  Course: { provider: ORGANIZATION },
  Review: { reviewRating: RATING },
};

/** The rules that compare a page with what its scripts make of it. None has points. */
import { renderedCanonical } from './rendered/rendered-canonical.ts';
import { renderedDescription } from './rendered/rendered-description.ts';
import { renderedH1 } from './rendered/rendered-h1.ts';
import { renderedImages } from './rendered/rendered-images.ts';
import { renderedLinks } from './rendered/rendered-links.ts';
import { renderedPrice } from './rendered/rendered-price.ts';
import { renderedRobots } from './rendered/rendered-robots.ts';
import { renderedSchema } from './rendered/rendered-schema.ts';
import { renderedText } from './rendered/rendered-text.ts';
import { renderedTextRemoved } from './rendered/rendered-text-removed.ts';
import { renderedTitle } from './rendered/rendered-title.ts';

/** The rules of what scripts add, change and remove. */
export const renderedChecks = [
  renderedText,
  renderedTextRemoved,
  renderedRobots,
  renderedCanonical,
  renderedPrice,
  renderedTitle,
  renderedH1,
  renderedDescription,
  renderedLinks,
  renderedSchema,
  renderedImages,
] as const;

/** The rules of the Schema Audit, in the order in which equal losses are reported. */
import { pageNotSeen } from './page-not-seen.ts';
import { schemaBreadcrumb } from './schema-breadcrumb.ts';
import { schemaCanonical } from './schema-canonical.ts';
import { schemaComplete } from './schema-complete.ts';
import { schemaDescription } from './schema-description.ts';
import { schemaFaq } from './schema-faq.ts';
import { schemaFavicon } from './schema-favicon.ts';
import { schemaHowTo } from './schema-how-to.ts';
import { schemaLanguage } from './schema-language.ts';
import { schemaMainType } from './schema-main-type.ts';
import { schemaOgAddresses } from './schema-og-addresses.ts';
import { schemaOpenGraph } from './schema-open-graph.ts';
import { schemaOrganization } from './schema-organization.ts';
import { schemaProfiles } from './schema-profiles.ts';
import { schemaRepairs } from './schema-repairs.ts';
import { schemaSingleH1 } from './schema-single-h1.ts';
import { schemaTitle } from './schema-title.ts';
import { schemaTwitter } from './schema-twitter.ts';
import { schemaValues } from './schema-values.ts';
import { schemaWebsite } from './schema-website.ts';
import { structuredDataFaults } from './structured-data-faults.ts';

/** All rules of the Schema Audit. */
export const schemaRules = [
  pageNotSeen,
  schemaRepairs,
  schemaTitle,
  schemaDescription,
  schemaCanonical,
  schemaSingleH1,
  schemaOpenGraph,
  schemaOgAddresses,
  schemaTwitter,
  schemaLanguage,
  schemaFavicon,
  schemaOrganization,
  schemaMainType,
  schemaFaq,
  schemaBreadcrumb,
  schemaWebsite,
  schemaHowTo,
  schemaProfiles,
  schemaComplete,
  schemaValues,
  structuredDataFaults,
] as const;

/** The id of a rule of the Schema Audit. */
export type SchemaRuleId = (typeof schemaRules)[number]['id'];

/** Prints what Redocly's recommended rules have against an OpenAPI description: `node lint-openapi.mjs <file>`. */
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const config = await createConfig({ extends: ['recommended-strict'] });
const problems = await lintFromString({ source: readFileSync(process.argv[2], 'utf8'), config });
for (const { ruleId, message, location } of problems)
  console.log(`${location[0].pointer} ${ruleId}: ${message}`);

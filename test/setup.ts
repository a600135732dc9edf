import fc from 'fast-check';

// A change must not fail for a case that it did not touch: CI tries the same inputs every time. Everywhere else the
// inputs are new in each run, so that what CI repeats is widened by everyone who works on the project.
if (process.env['CI'] === 'true') fc.configureGlobal({ seed: 20_261_121 });

import base from './playwright.config.ts';

/** The areas of two releases side by side; `npm run skew` builds the earlier one first. */
export default { ...base, testDir: './skew' };

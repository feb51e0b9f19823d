import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The main journey over an instance that somebody else started: `npm run images`. */
export default defineConfig({ ...config, testMatch: 'journey.test.ts', workers: 1 });

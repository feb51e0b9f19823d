// For tests only: never part of a build.
export { fireEvent, screen, waitFor, within } from '@testing-library/react';
export { failure, fakeBackend, type RecordedCall } from './backend.ts';
export { installBrowserForms } from './browser-forms.ts';
export * as fixtures from './fixtures.ts';
export { renderScreen, testConfig } from './render-screen.tsx';

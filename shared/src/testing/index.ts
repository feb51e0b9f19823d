// For tests only: never part of a build.
export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
export { setRuntimeConfig } from '../config/runtime-config.ts';
export { DataProvider } from '../data/data-provider.tsx';
export { raiseAuthFail } from '../session/auth-fail.ts';
export { useWritableStore } from '../store/store.ts';
export { failure, fakeBackend, type RecordedCall } from './backend.ts';
export { installBrowserForms } from './browser-forms.ts';
export * as fixtures from './fixtures.ts';
export { renderScreen, testConfig } from './render-screen.tsx';

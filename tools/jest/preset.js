import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Its engine's parts are tested one by one: shared/src/theme/built. */
const chakra = createRequire(path.join(import.meta.dirname, '../../shared/package.json')).resolve('@chakra-ui/react');

/** Packages that are published as ES modules only; jest reads CommonJS. */
const ES_MODULES = [
  '@landfall',
  'ky',
  'msw',
  '@msw',
  '@mswjs',
  'cookie',
  '@open-draft',
  'outvariant',
  'until-async',
  'rettime',
  'headers-polyfill',
  'lucide-react',
  'browser-image-compression',
];

/**
 * The one jest configuration of `shared`, the host and the areas. Backend and browser tests have runners of their own.
 * @type {import('jest').Config}
 */
export default {
  testEnvironment: require.resolve('jest-fixed-jsdom'),
  testEnvironmentOptions: { customExportConditions: ['require', 'default'] },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [require.resolve('./setup.js')],
  extensionsToTreatAsEsm: [],
  moduleNameMapper: {
    '\\.(woff2|png|jpe?g|gif|avif|svg|webp)$': require.resolve('./asset.cjs'),
    '\\.css$': require.resolve('./css-module.cjs'),
    '^chakra-internals/is-css-property$': createRequire(chakra).resolve('@pandacss/is-valid-prop'),
    '^chakra-internals/(.*)\\.js$': `${path.dirname(chakra)}/$1.cjs`,
  },
  transform: {
    '\\.[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.mjs$': require.resolve('@swc/jest'),
    '\\.po$': require.resolve('./po.js'),
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:\\.pnpm/)?(?:${ES_MODULES.map((name) => name.replace('/', '\\+')).join('|')})[@/+])`,
  ],
};

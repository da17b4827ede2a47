import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { depConstraints } from './tools/lint/boundaries.mjs';
import {
  noCallInThen,
  noEnvironment,
  noExportAll,
  noJapanese,
  noPathByString,
  noRawComposing,
  noRawHtml,
  noRawStorage,
  noSleep,
  noStyleAttribute,
} from './tools/lint/restrictions.mjs';

// The boundary rule reads Nx's cached project graph and skips itself without one, as on a fresh clone.
await createProjectGraphAsync({ exitOnError: false });

const everywhere = [noStyleAttribute, noRawHtml, noExportAll, ...noCallInThen];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/build/**',
      '**/dist/**',
      '**/.react-router/**',
      '**/storybook-static/**',
      '.nx/**',
      '.cache/**',
      '.data/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.recommended] },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { depConstraints, allow: ['virtual:*'], enforceBuildableLibDependency: false, banTransitiveDependencies: true },
      ],
      'max-lines': ['error', { max: 400 }],
      'no-restricted-syntax': ['error', ...everywhere],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['libs/{kit,pages,themes,forms,state,theming}/**/*.{ts,tsx}', 'apps/storefront/app/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      '**/fixtures/**',
      '**/*.fixtures.{ts,tsx}',
      'libs/{themes,variants}/*/src/copy/**',
      'apps/storefront/app/config/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...noJapanese, noEnvironment, noRawComposing] },
  },
  {
    files: ['libs/pages/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/fixtures/**', '**/*.fixtures.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...noJapanese, noEnvironment, noRawComposing, ...noPathByString],
    },
  },
  {
    // Each store has one module; only tests and journeys may read browser storage directly.
    files: ['libs/**/*.{ts,tsx}', 'apps/{storefront,payments,storybook}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      'libs/constants/src/storage/index.ts',
      'libs/state/src/environment/document-cookies.ts',
    ],
    rules: noRawStorage,
  },
  {
    files: ['apps/storefront/server/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', 'apps/storefront/server/{config,main}.ts'],
    rules: { 'no-restricted-syntax': ['error', noExportAll, ...noCallInThen, ...noJapanese, noEnvironment] },
  },
  {
    files: ['{apps/{server,payments},libs/payment-fakes}/src/**/*.{ts,tsx}'],
    ignores: ['**/config/**', '**/testing/**', '**/*.test.ts', '**/main.ts', '**/{reset,set-payment-service}.ts'],
    rules: { 'no-restricted-syntax': ['error', noExportAll, ...noCallInThen, noEnvironment] },
  },
  {
    files: ['libs/themes/**/*.{ts,tsx}', 'libs/variants/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@shop/api', message: 'A theme knows the types of the contract alone.', allowTypeImports: true },
          ],
          patterns: [
            {
              group: ['react-router', 'react-redux', '@reduxjs/*', 'formik', 'yup'],
              message: 'A theme is a pure view: links from the kit, fields from libs/forms.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/pages/src/**/*.{ts,tsx}'],
    ignores: ['libs/pages/src/{cart,cart-drawer,checkout,complete,confirm,payment,removal,shipping-*}/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/checkout/*'],
              message:
                "The steps of the checkout are nobody else's: addresses lie in address-book, what carts and orders have in common in purchase.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['libs/forms/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'formik', message: 'formik stays inside libs/forms.' },
            { name: 'yup', message: 'yup stays inside libs/forms.' },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/server/src/**/*.routes.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['drizzle-orm', 'drizzle-orm/*'], message: 'SQL lives in the queries of the domain.' }] },
      ],
    },
  },
  {
    files: ['libs/kit/src/**/{rich-text,json-ld}*.tsx'],
    ignores: ['**/*.stories.tsx', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': ['error', noStyleAttribute, noExportAll, ...noCallInThen, ...noJapanese, noEnvironment],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'apps/e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noExportAll, ...noSleep], 'max-lines': ['error', { max: 400 }] },
  },
  {
    files: ['**/*.types.test.ts'],
    rules: { '@typescript-eslint/no-unused-vars': 'off', '@typescript-eslint/no-unused-expressions': 'off' },
  },
  {
    files: ['tools/**', 'apps/e2e/**', 'apps/*/src/main.ts', 'apps/storefront/server/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // The workspace's own configuration imports the rules of the tools.
    files: ['eslint.config.mjs'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // Generated code follows every rule except the maximum length.
    files: ['**/generated/**'],
    rules: { 'max-lines': 'off' },
  },
);

import { onTheStack } from './test/support/stack/on-the-stack.mjs';

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
    },
    module: { type: 'es6' },
  },
];

const base = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': swc },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

const project = (displayName, testMatch, more = {}) => ({ ...base, displayName, testMatch, ...more });

/** Services work on copies of one migrated SQLite file. */
const withCopies = {
  globalSetup: '<rootDir>/test/support/database-copies.setup.ts',
  globalTeardown: '<rootDir>/test/support/database-copies.teardown.ts',
};

const withMariadb = {
  globalSetup: '<rootDir>/test/support/mariadb.ts',
  globalTeardown: '<rootDir>/test/support/mariadb.teardown.ts',
};

/** Large libraries are loaded once for all test files of a process. */
const ofManyFiles = {
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  moduleNameMapper: { ...base.moduleNameMapper, '^playwright-core$': '<rootDir>/test/support/playwright.ts' },
};

/** Test files take an embedded server in turn, unless they ask for settings of their own. */
const embedded = { ...ofManyFiles, setupFiles: ['<rootDir>/test/support/embedded/embedded.setup.ts'] };

export default {
  // One limit for all projects, as Jest has it: servers take two seconds to start, and several times as long on a busy machine.
  testTimeout: 240_000,
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  projects: [
    project('unit', ['<rootDir>/src/**/*.spec.ts', '<rootDir>/{student-ui,admin-ui}/src/**/*.spec.ts'], withCopies),
    project('architecture', ['<rootDir>/test/architecture/**/*.spec.ts']),
    project('integration', ['<rootDir>/test/integration/**/*.spec.ts'], withMariadb),
    project('e2e', ['<rootDir>/test/e2e/**/*.spec.ts'], { ...withMariadb, ...embedded }),
    // On what a production runs on, where that can make a difference.
    project(
      'e2e-stack',
      onTheStack().map((name) => `<rootDir>/${name}`),
      {
        ...withMariadb,
        ...ofManyFiles,
        globals: { TEST_STACK: true },
        setupFiles: ['<rootDir>/test/support/stack/stack.setup.ts'],
      },
    ),
    project('ui', ['<rootDir>/test/ui/**/*.spec.ts'], embedded),
    // Not of `npm test`: `npm run galera`.
    project('galera', ['<rootDir>/test/galera/**/*.spec.ts']),
  ],
};

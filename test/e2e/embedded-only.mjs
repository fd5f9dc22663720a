const ALSO_ON_MARIADB = 'runs on MariaDB, with processes of its own, in the first run already';
const KILLS = 'ends processes of its own; on MariaDB, Redis and S3 the fault tests do';
const DOCUMENT = 'judges the description of the API as a text, or each example in it';
const OPERATOR = 'is about settings, keys and commands of one process, which it starts, stops and asks itself';
const SWEEPS =
  'its statements run on MariaDB in test/integration/db/retention.spec.ts; erasure.spec.ts shows objects going';
const MATRIX = 'is about who is refused what, which is judged before any store but that of the sessions is asked';
const MEASURES = 'measures one process';

/** The end-to-end tests that run once only, on an embedded server, and why the other run would show nothing more. */
export const EMBEDDED_ONLY = [
  { spec: 'faults/**', why: 'brings its own MariaDB, Redis, S3 and SMTP, to break them' },
  { spec: 'crash.spec.ts', why: KILLS },
  { spec: 'shutdown.spec.ts', why: KILLS },
  { spec: 'news-views.spec.ts', why: KILLS },
  { spec: 'backup.spec.ts', why: ALSO_ON_MARIADB },
  {
    spec: 'damaged-files.spec.ts',
    why: 'changes what lies in a folder; object-storage.spec.ts does so in an object store',
  },
  { spec: 'health.spec.ts', why: ALSO_ON_MARIADB },
  { spec: 'report-editions-races.spec.ts', why: ALSO_ON_MARIADB },
  { spec: 'operations.spec.ts', why: OPERATOR },
  { spec: 'demo-accounts.spec.ts', why: OPERATOR },
  { spec: 'kept-code.spec.ts', why: OPERATOR },
  { spec: 'without-sqlite.spec.ts', why: OPERATOR },
  { spec: 'signing-key.spec.ts', why: OPERATOR },
  { spec: 'credentials.spec.ts', why: OPERATOR },
  { spec: 'workers.spec.ts', why: ALSO_ON_MARIADB },
  { spec: 'two-apis.spec.ts', why: ALSO_ON_MARIADB },
  { spec: 'races.spec.ts', why: ALSO_ON_MARIADB },
  { spec: 'idempotency.spec.ts', why: ALSO_ON_MARIADB },
  { spec: 'jobs-statistics.spec.ts', why: ALSO_ON_MARIADB },
  { spec: 'last-administrator.spec.ts', why: ALSO_ON_MARIADB },
  { spec: 'csv-export.alone.spec.ts', why: ALSO_ON_MARIADB },
  { spec: 'object-storage.spec.ts', why: 'brings its own object store' },
  { spec: 'proxy.spec.ts', why: 'brings its own MariaDB, to freeze it, and its own APIs' },
  { spec: 'openapi.spec.ts', why: DOCUMENT },
  { spec: 'openapi-bodies.spec.ts', why: DOCUMENT },
  { spec: 'openapi-drift.spec.ts', why: DOCUMENT },
  { spec: 'openapi-examples.spec.ts', why: DOCUMENT },
  { spec: 'odd-requests.spec.ts', why: 'sends what no proxy passes on' },
  { spec: 'bad-input.spec.ts', why: 'is about what is refused before anything is stored' },
  { spec: 'retention.spec.ts', why: SWEEPS },
  { spec: 'permission-matrix.spec.ts', why: MATRIX },
  { spec: 'memory.alone.spec.ts', why: MEASURES },
  { spec: 'login-timing.alone.spec.ts', why: MEASURES },
];

// Who may import whom: the table of the architecture. Each rule is proven by a planted violation in test/architecture.
// A `to` without exception is a ban on everything else, packages and Node's own modules included.

const SPEC = '\\.spec\\.tsx?$';
/** Files that put the others together may import anything in src. */
const WIRING = '\\.module\\.ts$';
const PACKAGE = 'node_modules/';
const WEB_PACKAGES = `${PACKAGE}(@nestjs/|class-validator/|class-transformer/)`;

const HTTP_SUFFIXES = 'controller|dto|filter|interceptor|pipe|guard';
const HTTP_SIDE = `\\.(${HTTP_SUFFIXES})\\.ts$`;
const MAIL = '\\.mail\\.ts$';
const INTERCEPTOR = '\\.interceptor\\.ts$';
const STRATEGY = '\\.strategy\\.ts$';
const ADAPTER_SUFFIXES = 'entity|typeorm-repository|typeorm-reader|mapper|queries|adapter';
const ADAPTER = `\\.(${ADAPTER_SUFFIXES})\\.ts$`;
const NOT_ADAPTER = `(?<!\\.(${ADAPTER_SUFFIXES}))\\.ts$`;
/** The port that ties the repositories of all nouns together in one transaction. */
const UNIT_OF_WORK = '^src/unit-of-work/unit-of-work\\.ts$';
/** What all nouns need from outside. */
const PLATFORM_PORT = `^src/platform/[^/]+/.+\\.port\\.ts$|${UNIT_OF_WORK}`;
/** What services need from outside, as abstract classes. */
const PORT = `^src/(modules|platform)/[^/]+/.+\\.(port|repository)\\.ts$|${UNIT_OF_WORK}`;

const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: [SPEC, WIRING], ...from },
  to: { pathNot: allowed },
});

const withNode = (rule) => ({ ...rule, to: { ...rule.to, dependencyTypesNot: ['core'] } });

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    only(
      'domain-imports-domain',
      'Rules stand alone: time, ids and actors come in as arguments.',
      { path: '^src/domain/' },
      ['^src/domain/'],
    ),
    only(
      'ports-import-domain',
      'A port says what is needed, never with what.',
      { path: '^src/.+\\.(port|repository)\\.ts$|^src/unit-of-work/unit-of-work\\.ts$' },
      ['^src/domain/', PORT],
    ),
    withNode(
      only(
        'config-imports-domain',
        'Settings are read before anything but the rules exists.',
        { path: '^src/config/' },
        ['^src/(config|domain)/'],
      ),
    ),
    only(
      'services-import-domain-and-ports',
      'Services, steps and jobs know the rules and the needs: not HTTP, not a database, not how another noun does it.',
      { path: '^src/modules/([^/]+)/', pathNot: [SPEC, WIRING, HTTP_SIDE, ADAPTER, STRATEGY, MAIL] },
      [
        // For digests.
        '^(node:)?crypto$',
        '^src/domain/',
        PORT,
        `^src/modules/$1/(?!.*\\.(${HTTP_SUFFIXES}|${ADAPTER_SUFFIXES}|module)\\.ts$)`,
        '^src/modules/[^/]+/[^/]+\\.(service|steps)\\.ts$',
        `${PACKAGE}@nestjs/common/`,
      ],
    ),
    only(
      'mails-import-domain-and-their-shape',
      'The text of a mail is a pure function: the job that sends it has looked up what it says.',
      { path: `^src/modules/.+${MAIL}` },
      ['^src/domain/', '^src/platform/mail/mail-text\\.port\\.ts$'],
    ),
    only(
      'controllers-import-services-and-http',
      'Controllers translate: the work is a service, the conventions are http.',
      { path: `^src/modules/([^/]+)/.+\\.(${HTTP_SUFFIXES})\\.ts$`, pathNot: [SPEC, WIRING, INTERCEPTOR] },
      [
        '^src/(domain|platform/http)/',
        `^src/modules/$1/(?!.*\\.(${ADAPTER_SUFFIXES}|module)\\.ts$)`,
        '^src/modules/[^/]+/[^/]+\\.(service|dto|interceptor)\\.ts$',
        WEB_PACKAGES,
      ],
    ),
    only(
      'interceptors-import-ports-and-http',
      'What a noun does around the calls of others is done for their controllers, which know nothing of it.',
      { path: `^src/modules/.+${INTERCEPTOR}` },
      ['^src/(domain|platform/http)/', PORT, `${PACKAGE}(@nestjs|rxjs)/`],
    ),
    withNode(
      only(
        'strategies-import-services-and-http',
        'A strategy of passport finds out who asks: the token by the keys, the session by its row.',
        { path: `^src/modules/([^/]+)/.+${STRATEGY}` },
        [
          '^src/modules/$1/[^/]+\\.service\\.ts$',
          '^src/(domain|config|platform/http)/',
          '^src/platform/security/session-jwt\\.ts$',
          PORT,
          `${PACKAGE}(@nestjs/|passport/|passport-jwt/|@types/passport/|@types/passport-jwt/)`,
        ],
      ),
    ),
    only(
      'portal-imports-services-and-http',
      "The specification's dialect is thin: services do the work that /api/v1 has done too.",
      { path: '^src/portal/' },
      [
        '^src/(domain|platform/http|portal)/',
        '^src/modules/[^/]+/[^/]+\\.(service|dto|filter|interceptor)\\.ts$',
        WEB_PACKAGES,
      ],
    ),
    withNode(
      only(
        'adapters-import-ports-and-database',
        'Entities and repositories know the database, and the tables of others that theirs are joined with.',
        { path: '^src/modules/', pathNot: [SPEC, WIRING, NOT_ADAPTER] },
        [
          '^src/(domain|platform/db)/',
          PORT,
          `^src/(modules|platform)/[^/]+/.+\\.(${ADAPTER_SUFFIXES})\\.ts$`,
          `${PACKAGE}(typeorm|@nestjs/common|@nestjs/typeorm)/`,
        ],
      ),
    ),
    withNode(
      only(
        'http-imports-no-feature-and-no-machinery',
        'What all controllers share knows no feature and no database, queue or mail server.',
        { path: '^src/platform/http/' },
        [
          '^src/(domain|config|platform/http)/',
          PLATFORM_PORT,
          // What is given again is judged by who may see it now: `replay.authorizer.ts`.
          '^src/modules/certificates/certificate\\.repository\\.ts$',
          `${PACKAGE}(@nestjs/|@fastify/|fastify/|class-validator/|class-transformer/|reflect-metadata/|helmet/)`,
          `${PACKAGE}(passport-jwt/|@types/passport-jwt/|rxjs/|bowser/|handlebars/)`,
        ],
      ),
    ),
    withNode(
      only(
        'platform-imports-ports-and-libraries',
        'Machinery has no noun: it never calls a feature or HTTP.',
        { path: '^src/platform/(?!http/)', pathNot: [SPEC, WIRING, PORT] },
        [
          '^src/(domain|config)/',
          '^src/platform/(?!http/)',
          UNIT_OF_WORK,
          '^src/unit-of-work/entities\\.ts$',
          '^migrations/',
          PACKAGE,
        ],
      ),
    ),
    only(
      'migrations-stand-alone',
      'A migration means the same for ever, whatever becomes of the code.',
      { path: '^migrations/' },
      ['^migrations/', `${PACKAGE}typeorm/`],
    ),
    only('client-stands-alone', 'The API client knows the API by its document alone.', { path: '^api-client/' }, [
      '^api-client/',
      PACKAGE,
    ]),
    only(
      'admin-ui-imports-itself-domain-and-client',
      'A user interface has the rules of the domain and the API client; the rest of the server is beyond its reach.',
      { path: '^admin-ui/(?!vite\\.config)' },
      ['^admin-ui/', '^api-client/', '^src/domain/', PACKAGE],
    ),
    only(
      'student-ui-imports-itself-domain-and-client',
      'A user interface has the rules of the domain and the API client; the rest of the server is beyond its reach.',
      // What Vite is told by is no part of the interface.
      { path: '^student-ui/(?!vite\\.config)' },
      ['^student-ui/', '^api-client/', '^src/domain/', PACKAGE],
    ),
    never(
      'student-features-are-apart',
      'One student-ui feature never imports another; what both need goes to components or lib.',
      { path: '^student-ui/src/features/([^/]+)/', pathNot: SPEC },
      { path: '^student-ui/src/features/', pathNot: '^student-ui/src/features/$1/' },
    ),
    never(
      'server-knows-no-ui',
      'The server serves built files; it imports none.',
      { path: '^src/' },
      { path: '^(admin-ui|student-ui|api-client)/' },
    ),
    never(
      'code-imports-no-test',
      'What ships never imports what tests it.',
      { path: '^(src|migrations)/', pathNot: SPEC },
      { path: `^test/|${SPEC}` },
    ),
    never(
      'code-imports-no-dev-package',
      'A development package is not there in production; a type from one is fine, and what the build lays out (scripts/vendored.mjs).',
      { path: '^(src|migrations)/', pathNot: SPEC },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm', 'npm-optional', 'npm-peer'],
        pathNot: `${PACKAGE}(@hyzyla/pdfium|tesseract\\.js-core)/`,
      },
    ),
    never(
      'pictures-of-strangers-are-narrowed',
      'sharp opens what libvips knows, whatever a file pretends to be; ours opens JPEG and PNG. Types are fine.',
      { path: '^src/', pathNot: [SPEC, '^src/platform/files/narrow-sharp\\.ts$'] },
      { path: `${PACKAGE}sharp/`, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'no-undeclared-package',
      'It works only until someone else stops needing it.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    never(
      'no-deprecated-node-module',
      'Node warns of these, or will.',
      {},
      { dependencyTypes: ['core'], path: '^(constants|domain|punycode|sys|_stream_wrap|_linklist)$' },
    ),
    never('no-unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    never('no-circular', 'A cycle has no inside and no outside.', {}, { circular: true }),
    {
      name: 'no-orphan',
      comment:
        'Imported by nothing and importing nothing: dead, or in the wrong place. Templates are read, such as what runs in browsers.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: [SPEC, '\\.d\\.ts$', '/templates/', '^src/(main|worker|cli)\\.ts$'],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    // Types count: a service that names a type of the database knows the database.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};

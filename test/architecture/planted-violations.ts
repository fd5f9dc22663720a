/** One forbidden import, and the one rule that must object to it. */
interface Planted {
  readonly rule: string;
  readonly from: string;
  readonly imports: string;
}

const planted = (rule: string, from: string, ...imports: string[]): Planted[] =>
  imports.map((one) => ({ rule, from, imports: one }));

/** Each forbidden import gets a file of its own, named after `from`. */
export const PLANTED_VIOLATIONS: readonly Planted[] = [
  ...planted(
    'domain-imports-domain',
    'src/domain/plant/rules.ts',
    'src/platform/security/clock.port.ts',
    'src/config/env.ts',
    'src/modules/news/news.service.ts',
    'src/platform/http/guard.ts',
    'src/platform/db/database.ts',
    'node:crypto',
    '@nestjs/common',
    'typeorm',
  ),
  ...planted(
    'ports-import-domain',
    'src/platform/security/plant.port.ts',
    'src/config/env.ts',
    'src/modules/news/news.service.ts',
    'src/platform/http/guard.ts',
    'src/platform/db/database.ts',
    'node:stream',
    '@nestjs/common',
    'typeorm',
    'bullmq',
  ),
  ...planted(
    'config-imports-domain',
    'src/config/plant.ts',
    'src/platform/security/clock.port.ts',
    'src/platform/http/guard.ts',
    'src/platform/db/database.ts',
    '@nestjs/common',
  ),
  ...['src/modules/catalog/plant.service.ts', 'src/modules/catalog/plant.job.ts'].flatMap((from) =>
    planted(
      'services-import-domain-and-ports',
      from,
      'src/platform/http/guard.ts',
      'src/modules/catalog/catalog.dto.ts',
      'src/modules/catalog/catalog.controller.ts',
      'src/modules/catalog/catalog.entity.ts',
      'src/modules/catalog/catalog.typeorm-repository.ts',
      'src/modules/news/news.dto.ts',
      'src/modules/news/news.typeorm-repository.ts',
      'src/portal/catalog.portal.ts',
      'src/platform/db/database.ts',
      'src/config/env.ts',
      '@nestjs/core',
      'typeorm',
      'node:fs',
    ),
  ),
  ...['src/modules/catalog/plant.controller.ts', 'src/modules/catalog/plant.dto.ts'].flatMap((from) =>
    planted(
      'controllers-import-services-and-http',
      from,
      'src/platform/security/clock.port.ts',
      'src/platform/db/database.ts',
      'src/config/env.ts',
      'src/modules/catalog/catalog.entity.ts',
      'src/modules/catalog/catalog.typeorm-repository.ts',
      'src/modules/news/news.controller.ts',
      'src/portal/catalog.portal.ts',
      'typeorm',
      'node:fs',
    ),
  ),
  ...planted(
    'portal-imports-services-and-http',
    'src/portal/plant.portal.ts',
    'src/platform/security/clock.port.ts',
    'src/platform/db/database.ts',
    'src/modules/catalog/catalog.controller.ts',
    'src/modules/catalog/catalog.typeorm-repository.ts',
    'typeorm',
  ),
  ...['entity', 'typeorm-repository', 'queries'].flatMap((suffix) =>
    planted(
      'adapters-import-ports-and-database',
      `src/modules/catalog/plant.${suffix}.ts`,
      'src/modules/catalog/catalog.service.ts',
      'src/modules/catalog/catalog.controller.ts',
      'src/platform/http/guard.ts',
      'src/config/env.ts',
      'bullmq',
    ),
  ),
  ...planted(
    'http-imports-no-feature-and-no-machinery',
    'src/platform/http/plant.ts',
    'src/modules/news/news.service.ts',
    'src/platform/db/database.ts',
    'typeorm',
    'bullmq',
  ),
  ...planted(
    'platform-imports-ports-and-libraries',
    'src/platform/db/plant.ts',
    'src/modules/news/news.service.ts',
    'src/modules/catalog/catalog.entity.ts',
    'src/platform/http/guard.ts',
    'src/portal/catalog.portal.ts',
    'src/main.ts',
  ),
  ...planted(
    'migrations-stand-alone',
    'migrations/1-plant.ts',
    'src/domain/shared/text.ts',
    'src/platform/db/database.ts',
    'bullmq',
  ),
  ...planted(
    'client-stands-alone',
    'api-client/src/plant.ts',
    'src/domain/shared/text.ts',
    'student-ui/src/lib/text.ts',
  ),
  ...planted(
    'admin-ui-imports-itself-domain-and-client',
    'admin-ui/src/plant.tsx',
    'src/platform/security/clock.port.ts',
    'src/modules/news/news.dto.ts',
    'student-ui/src/lib/text.ts',
    'node:fs',
  ),
  ...planted(
    'student-ui-imports-itself-domain-and-client',
    'student-ui/src/plant.tsx',
    'src/platform/security/clock.port.ts',
    'src/modules/news/news.dto.ts',
    'admin-ui/src/layout.ts',
    'node:fs',
  ),
  ...planted(
    'student-features-are-apart',
    'student-ui/src/features/login/plant.tsx',
    'student-ui/src/features/profile/form.ts',
  ),
  ...planted(
    'server-knows-no-ui',
    'src/plant.module.ts',
    'api-client/src/index.ts',
    'student-ui/src/lib/text.ts',
    'admin-ui/src/layout.ts',
  ),
  ...planted(
    'code-imports-no-test',
    'src/other-plant.module.ts',
    'test/fakes/clock.ts',
    'src/domain/shared/text.spec.ts',
  ),
  ...planted('code-imports-no-dev-package', 'src/platform/db/dev-plant.ts', 'only-for-development'),
  ...planted('no-undeclared-package', 'src/platform/db/undeclared-plant.ts', 'nobody-asked-for-it'),
  ...planted('no-deprecated-node-module', 'src/platform/db/deprecated-plant.ts', 'node:punycode'),
  ...planted('no-unresolvable', 'test/lost-plant.ts', 'not-installed'),
];

/** What the table allows; no rule may object to any of these. */
export const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'src/main.ts': ['src/app.module.ts', 'src/config/env.ts', '@nestjs/core'],
  'src/worker.ts': ['src/platform/db/database.ts', 'src/modules/news/news.service.ts'],
  'src/cli.ts': ['src/platform/http/guard.ts', 'src/platform/security/clock.port.ts'],
  'src/app.module.ts': [
    'src/modules/news/news.module.ts',
    'src/modules/catalog/catalog.module.ts',
    'src/platform/http/guard.ts',
  ],
  'src/modules/news/news.module.ts': ['src/platform/db/database.ts', 'src/modules/news/news.controller.ts'],
  'src/modules/news/news.controller.ts': [
    'src/modules/news/news.service.ts',
    'src/modules/news/news.dto.ts',
    'src/platform/http/guard.ts',
    '@nestjs/common',
  ],
  'src/modules/news/news.dto.ts': ['src/domain/shared/text.ts', 'class-validator'],
  'src/modules/news/news.service.ts': [
    'src/domain/shared/text.ts',
    'src/platform/security/clock.port.ts',
    '@nestjs/common',
  ],
  'src/modules/catalog/catalog.module.ts': [
    'src/modules/catalog/catalog.controller.ts',
    'src/modules/catalog/catalog.job.ts',
    'src/modules/catalog/catalog.typeorm-repository.ts',
  ],
  'src/modules/catalog/catalog.controller.ts': [
    'src/modules/catalog/catalog.service.ts',
    'src/modules/catalog/catalog.dto.ts',
  ],
  'src/portal/catalog.portal.ts': [
    'src/modules/catalog/catalog.service.ts',
    'src/modules/catalog/catalog.dto.ts',
    'src/platform/http/guard.ts',
  ],
  'src/modules/catalog/catalog.repository.ts': ['src/domain/shared/text.ts'],
  'src/modules/catalog/catalog.entity.ts': ['src/domain/shared/text.ts', 'typeorm'],
  'src/modules/catalog/catalog.typeorm-repository.ts': [
    'src/modules/catalog/catalog.repository.ts',
    'src/modules/catalog/catalog.entity.ts',
    'src/platform/db/database.ts',
    'typeorm',
    '@nestjs/common',
  ],
  'src/modules/news/news.typeorm-repository.ts': [
    'src/modules/catalog/catalog.entity.ts',
    'src/platform/db/database.ts',
  ],
  'src/unit-of-work/unit-of-work.ts': ['src/modules/catalog/catalog.repository.ts'],
  'src/unit-of-work/typeorm.unit-of-work.ts': [
    'src/unit-of-work/unit-of-work.ts',
    'src/modules/catalog/catalog.typeorm-repository.ts',
    'src/platform/db/database.ts',
  ],
  'src/platform/jobs/job.runner.ts': ['src/unit-of-work/unit-of-work.ts', 'bullmq'],
  'src/modules/catalog/catalog.dto.ts': ['src/domain/shared/text.ts'],
  'src/modules/catalog/catalog.service.ts': ['src/platform/security/clock.port.ts', '@nestjs/common'],
  'src/modules/catalog/catalog.job.ts': [
    'src/modules/catalog/catalog.service.ts',
    'src/platform/security/clock.port.ts',
  ],
  'src/platform/http/guard.ts': [
    'src/domain/shared/text.ts',
    'src/platform/security/clock.port.ts',
    'src/config/env.ts',
    '@nestjs/common',
    'node:crypto',
  ],
  'src/platform/db/database.ts': [
    'src/domain/shared/text.ts',
    'src/platform/security/clock.port.ts',
    'src/config/env.ts',
    'typeorm',
    'node:fs',
  ],
  'src/platform/security/clock.port.ts': ['src/domain/shared/text.ts'],
  'src/config/env.ts': ['node:fs'],
  'src/domain/shared/text.ts': ['src/domain/shared/letters.ts'],
  'src/domain/shared/text.spec.ts': ['src/domain/shared/text.ts', 'test/fakes/clock.ts', 'only-for-development'],
  'test/fakes/clock.ts': ['src/platform/security/clock.port.ts'],
  'migrations/0-first.ts': ['typeorm'],
  'api-client/src/index.ts': ['openapi-fetch'],
  'student-ui/src/main.tsx': [
    'student-ui/src/features/login/form.ts',
    'api-client/src/index.ts',
    'src/domain/shared/text.ts',
    'react',
  ],
  'student-ui/src/features/login/form.ts': ['student-ui/src/features/login/check.ts', 'student-ui/src/lib/text.ts'],
  'admin-ui/src/main.tsx': ['admin-ui/src/layout.ts', 'api-client/src/index.ts', 'src/domain/shared/text.ts', 'react'],
};

/** Files without imports that the ones above need to exist. */
export const LEAVES: readonly string[] = [
  'src/domain/shared/letters.ts',
  'student-ui/src/features/login/check.ts',
  'student-ui/src/features/profile/form.ts',
  'student-ui/src/lib/text.ts',
  'admin-ui/src/layout.ts',
];

export const PACKAGES: Readonly<Record<'dependencies' | 'devDependencies' | 'undeclared', readonly string[]>> = {
  dependencies: ['@nestjs/common', '@nestjs/core', 'typeorm', 'bullmq', 'class-validator', 'openapi-fetch', 'react'],
  devDependencies: ['only-for-development'],
  undeclared: ['nobody-asked-for-it'],
};

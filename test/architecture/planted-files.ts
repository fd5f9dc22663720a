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
    'node:crypto',
  ],
  'src/modules/catalog/catalog.module.ts': [
    'src/modules/catalog/catalog.controller.ts',
    'src/modules/catalog/catalog.job.ts',
    'src/modules/catalog/catalog.typeorm-repository.ts',
    'src/modules/catalog/catalog.strategy.ts',
  ],
  'src/modules/catalog/catalog.controller.ts': [
    'src/modules/catalog/catalog.service.ts',
    'src/modules/catalog/catalog.dto.ts',
  ],
  'src/modules/catalog/catalog.strategy.ts': [
    'src/modules/catalog/catalog.repository.ts',
    'src/platform/http/guard.ts',
    'src/platform/security/session-jwt.ts',
    'passport-jwt',
    'node:crypto',
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
  'src/modules/catalog/catalog.service.ts': [
    'src/modules/news/news.steps.ts',
    'src/platform/security/clock.port.ts',
    '@nestjs/common',
  ],
  'src/modules/news/news.steps.ts': ['src/domain/shared/text.ts', 'src/unit-of-work/unit-of-work.ts'],
  'src/modules/catalog/catalog.job.ts': [
    'src/modules/catalog/catalog.service.ts',
    'src/platform/security/clock.port.ts',
  ],
  'src/platform/http/guard.ts': [
    'src/domain/shared/text.ts',
    'src/platform/security/clock.port.ts',
    'src/config/env.ts',
    '@nestjs/common',
    'passport-jwt',
    'node:crypto',
  ],
  'src/platform/security/session-jwt.ts': ['src/config/env.ts'],
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
  dependencies: [
    'sharp',
    '@nestjs/common',
    '@nestjs/core',
    'typeorm',
    'bullmq',
    'class-validator',
    'openapi-fetch',
    'passport-jwt',
    'react',
  ],
  devDependencies: ['only-for-development'],
  undeclared: ['nobody-asked-for-it'],
};

import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Env } from '../../../config/env.js';
import { KEY_SECURITY } from '../access.js';
import { LIMIT_EXTENSION } from '../rate-limit.guard.js';
import { SessionCookie } from '../session-cookie.js';
import { errorExamples } from './error-docs.js';
import { ERROR_SCHEMAS } from './error-schemas.js';
import { documentIdempotency } from './idempotency-docs.js';
import { asOpenApi31 } from './openapi-3.1.js';
import { explainErrors } from './openapi-errors.js';
import { showExamples } from './openapi-examples.js';
import { introduction, type SharedLimit } from './openapi-introduction.js';
import { operationsOf } from './openapi-operations.js';
import {
  admitNull,
  dropAssumedAnswers,
  dropUnusedExamples,
  orderByTags,
  partTables,
  sayWhatIsOpen,
  sayWhoMayCall,
  tellWholeNumbersAndMoments,
} from './openapi-tidy.js';
import { documentVersions } from './version-docs.js';

/** The OpenAPI document of everything that the application serves. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const { publicUrl } = app.get(Env);
  const config = new DocumentBuilder()
    .setTitle('MyVerify')
    .setVersion('1')
    .setLicense('All rights reserved', `${publicUrl}/user-terms`)
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'mv_live_... or mv_test_...',
        description: 'A key of an integrator',
      },
      KEY_SECURITY,
    )
    .addCookieAuth(app.get(SessionCookie).name)
    .addTag('Accounts', 'Registering, signing in, the profile')
    .addTag('Certificates', 'Applications from draft to decision')
    .addTag('Readings', 'What machines made out on documents')
    .addTag('Signals', 'What may make a reviewer look twice')
    .addTag('Verdicts', 'What reviewers found of each document group')
    .addTag('Confirmations', 'What universities and the ministry are asked about certificates, and answer')
    .addTag('Contacts', 'Where universities and the ministry are asked')
    .addTag('Search', 'Whom and what officers look for, in one field')
    .addTag('Saved reasons', 'What reviewers often write, in three languages')
    .addTag('Reports', 'The report of a verified certificate')
    .addTag('Proposals', 'What one officer proposes and another releases')
    .addTag('Public look-up', 'For everyone, without an account')
    .addTag('Integrators', 'Organisations whose programs use the service, and their keys')
    .addTag('Own integrator', 'What the people of an integrator see and do')
    .addTag('Report checks', 'Programs of integrators check reports, one or a thousand at a time')
    .addTag('Webhooks', 'What integrators are told of by themselves')
    .addTag('Sharing', 'Links by which holders share their reports, and who looked a report up')
    .addTag('Files', 'Uploads and the way back')
    .addTag('Payment', 'Fees and where to pay them')
    .addTag('Payments', 'Whether applications are paid for')
    .addTag('Catalogue', 'Agencies, universities and what they do together')
    .addTag('News', 'What everyone may read')
    .addTag('Personal data', "Taking one's data along, erasing the account, consent to the notices")
    .addTag('Second factors', 'What users show beside their passwords')
    .addTag('Preferences', 'How a user of the back office likes the screens')
    .addTag('Users and roles', 'Accounts of others, and what the roles may do')
    .addTag('Statistics', 'How the work stands')
    .addTag('Jobs', 'What is done beside requests, and what was given up')
    .addTag('Audit trail', 'Who did what, and when')
    .addTag('Site', 'What an installation says of itself')
    .addTag('Health', 'Whether the service runs and can serve')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    // Methods of controllers are named for that, each with a name of its own.
    operationIdFactory: (_controller, method) => method,
  });
  document.servers = [{ url: publicUrl }];
  sayWhatIsOpen(document);
  admitNull(document);
  dropAssumedAnswers(document);
  orderByTags(document);
  partTables(document);
  documentIdempotency(document);
  documentVersions(document);
  explainErrors(document);
  document.info.description = introduction(sharedLimits(document));
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...ERROR_SCHEMAS },
    examples: errorExamples(),
  };
  dropUnusedExamples(document);
  showExamples(document);
  sayWhoMayCall(document);
  // After the examples: a field that may be left out is not shown for having a format.
  tellWholeNumbersAndMoments(document);
  return asOpenApi31(document);
}

/** The limits beside the general one, the lowest first, as the operations carry them. */
function sharedLimits(document: OpenAPIObject): SharedLimit[] {
  const byName = new Map<string, SharedLimit>();
  for (const { path, operation } of operationsOf(document)) {
    const limit = (operation as { [LIMIT_EXTENSION]?: { perMinute: number; together: string } })[LIMIT_EXTENSION];
    if (!limit) continue;
    const operations = byName.get(limit.together)?.operations ?? [];
    byName.set(limit.together, { perMinute: limit.perMinute, operations: [...operations, path] });
  }
  return [...byName.values()].sort((one, other) => one.perMinute - other.perMinute);
}

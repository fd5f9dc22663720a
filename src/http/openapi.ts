import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { documentIdempotency } from './idempotency-docs.js';
import { describeCommonRefusals, nameNullInEnums } from './openapi-tidy.js';

const INTRODUCTION = `Verification of the academic certificates of international students in Malaysia.

**Two surfaces.** The portal calls under \`/api\` answer in an envelope \`{ code, message, errMsg, data }\`; the resource API under \`/api/v1\`
answers plain JSON. Both work on the same records by the same rules.

**Sign in** with \`POST /api/user/login\`. Send the token as \`Authorization: Bearer ...\`; browsers may rely on the cookie that the login
sets (unsafe requests must then come from this origin, as JSON or multipart). A session lasts two days.

**Success** is HTTP 200 and a \`code\` by family: 200 for \`user\`, \`cert\`, \`news\`, \`file\` and \`editor\`; 0 for \`studentinfo\`,
\`company\` and \`university\`; 100 for \`admin\`.

**Failure** has the proper HTTP status and the same number as \`code\`; \`data.reason\` is a stable word for programs, \`data.errors\` has a text
for every wrong field. One exception: where the session is missing or has ended, HTTP is 401 and \`code\` is 500 (\`jwt expired\` for a
token that ran out), upon which clients sign in again.

**Lists** take \`page_index\` (from 1) and \`page_size\` (1 to 100, 10 if left out), or \`currentPage\` and \`pageSize\`.

**Files** are uploaded first (\`POST /api/file/upload\`) and then named in forms by the \`url\` of the answer.

**Records have versions.** Send the \`version\` you have seen with a change; 409 \`stale_version\` tells that somebody was faster.

**Repeating safely**: send an \`Idempotency-Key\` (1 to 100 visible characters, fresh for each thing to be done) with a call that changes
something and needs a session. However often it is sent within 24 hours, it is done once, and all get the first answer, refusals included;
the repeats carry \`Idempotency-Replayed: true\`. Another body or path under the same key answers 422. 5xx and 429 are not kept: the key is
free again, unless something was done under it, which 409 \`already_done\` tells.

**Rate limits**: 600 calls a minute from one address, fewer for sign-in, codes and look-ups; 429 with \`Retry-After\` beyond.`;

const envelopeOf = (data: object) => ({
  type: 'object',
  required: ['code', 'message', 'errMsg', 'data'],
  properties: {
    code: { type: 'integer', example: 400, description: 'The HTTP status; 500 where the session is lost.' },
    message: { type: 'string', example: 'Please input email' },
    errMsg: { type: 'string', example: 'Please input email' },
    data,
  },
});

const refusal = {
  type: 'object',
  required: ['message', 'reason', 'requestId'],
  properties: {
    message: { type: 'string', example: 'Please input email' },
    reason: { type: 'string', example: 'invalid_input', description: 'A stable word for programs.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      example: { email: 'Please input email' },
      description: 'A text by field.',
    },
    retryAfter: { type: 'integer', example: 60, description: 'Seconds.' },
    requestId: { type: 'string', example: 'req-1' },
  },
};

const resourceRefusal = {
  ...refusal,
  properties: {
    ...refusal.properties,
    stale: {
      type: 'object',
      required: ['currentVersion', 'changedFields'],
      properties: {
        currentVersion: { type: 'integer', example: 5 },
        changedFields: { type: 'array', items: { type: 'string' }, example: ['status', 'university'] },
      },
      description: 'With `stale_version` of a certificate: which fields were changed since the version that was sent.',
    },
  },
};

/** The OpenAPI document of everything that the application serves. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('MyVerify')
    .setDescription(INTRODUCTION)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .addCookieAuth('myverify_session')
    .addTag('Accounts', 'Registering, signing in, the profile')
    .addTag('Certificates', 'Applications from draft to decision')
    .addTag('Saved reasons', 'What reviewers often write, in three languages')
    .addTag('Reports', 'The report of a verified certificate')
    .addTag('Public look-up', 'For everyone, without an account')
    .addTag('Files', 'Uploads and the way back')
    .addTag('Payment', 'Fees and where to pay them')
    .addTag('Catalogue', 'Agencies, universities and what they do together')
    .addTag('News', 'What everyone may read')
    .addTag('Personal data', "Taking one's data along, erasing the account, consent to the notices")
    .addTag('Users and roles', 'Accounts of others, and what the roles may do')
    .addTag('Statistics', 'How the work stands')
    .addTag('Jobs', 'What is done beside requests, and what was given up')
    .addTag('Audit trail', 'Who did what, and when')
    .addTag('Health')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  nameNullInEnums(document);
  describeCommonRefusals(document);
  document.components ??= {};
  document.components.schemas = {
    ...document.components.schemas,
    PortalFailure: envelopeOf(refusal),
    ResourceFailure: resourceRefusal,
  } as typeof document.components.schemas;
  dropAssumedAnswers(document);
  documentIdempotency(document);
  return document;
}

/** The compiler plugin assumes 201 for every POST; portal calls answer 200, as they declare. */
function dropAssumedAnswers(document: OpenAPIObject): void {
  for (const path of Object.values(document.paths)) {
    const responses = path.post?.responses;
    if (responses?.['200'] && responses['201']) delete responses['201'];
  }
}

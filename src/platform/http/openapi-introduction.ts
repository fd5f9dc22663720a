import { FILE_KINDS, KIND_RULES } from '../../domain/files/file-kind.js';
import { type ErrorReason, STATUS_OF } from './error-status.js';
import { ERRORS } from './errors.js';
import { EVERYTHING } from './rate-limit.guard.js';

const MB = 1024 * 1024;

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  return [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const reasons = () =>
  (Object.keys(ERRORS) as ErrorReason[])
    .map((name) => ({ name, status: STATUS_OF[name], when: ERRORS[name].when }))
    .sort((one, other) => one.status - other.status)
    .map(({ name, status, when }) => [String(status), `\`${name}\``, when]);

const kinds = () =>
  FILE_KINDS.map((kind) => {
    const { types, below, visibility } = KIND_RULES[kind];
    const names = types.map((type) => type.split('/')[1]).join(', ');
    return [
      `\`${kind}\``,
      names,
      `${below / MB} MB`,
      visibility === 'public' ? 'everyone' : 'owner, staff, signed links',
    ];
  });

/** A limit and the operations that share it. */
export interface SharedLimit {
  readonly perMinute: number;
  readonly operations: readonly string[];
}

/** What integrators read first. */
export function introduction(limits: readonly SharedLimit[]): string {
  return `Verification of the academic certificates of international students in Malaysia.

## Two surfaces

The **portal calls** under \`/api\` answer in an envelope \`{ code, message, errMsg, data }\`; the **resource API** under \`/api/v1\` answers plain
JSON. Both work on the same records by the same rules; new integrations take the resource API.

## First steps

\`\`\`sh
token=$(curl -s $SERVER/api/user/login -H 'Content-Type: application/json' \\
  -d '{"email":"mei@example.com","password":"Secret-2026"}' | jq -r .data.token)
curl -s $SERVER/api/v1/certificates -H "Authorization: Bearer $token"
\`\`\`

## Signing in

\`POST /api/user/login\` answers a token. Send it as \`Authorization: Bearer ...\`; browsers may rely on the HttpOnly cookie that the login sets
(what changes something must then come from this origin, as JSON or multipart). A session lasts two days; \`POST /api/user/logout\` ends it,
and a new password ends all of the account. Each operation names who may call it as \`x-access\`: \`open\`, \`signed-in\` or a permission.

## The envelope of the portal

A success is HTTP 200 with a \`code\` by family: 200 for \`user\`, \`cert\`, \`news\`, \`file\`, \`editor\` and \`payment\`; 0 for \`studentinfo\`,
\`company\` and \`university\`; 100 for \`admin\`. \`errMsg\` repeats \`message\`.

A refusal has its HTTP status as \`code\`, the text in \`message\`, and
\`data: { message, code?, params?, reason, errors?, codes?, retryAfter?, requestId }\`, which "Refusals" explains. One exception:
where the session is missing or has ended, HTTP is 401 and \`code\` is 500 (\`jwt expired\` for a token that ran out), upon which clients sign in again.

## Lists

Portal: \`page_index\` (from 1, at most 1000) and \`page_size\` (1 to 100, 10 if left out), or \`currentPage\` and \`pageSize\`.

Resource API, as \`ra-data-simple-rest\` of react-admin asks: \`sort=["id","DESC"]\`, \`range=[0,9]\`, \`filter={"name":"uni"}\`, each JSON; the answer
is an array, with \`Content-Range: companies 0-9/30\`.

## Refusals

The resource API answers \`application/problem+json\` (RFC 9457) with the HTTP status: \`{ type, title, status, detail, instance, message, code?,
params?, reason, errors, codes, retryAfter?, requestId }\`.

- \`reason\` is a stable word for programs. \`type\` is the address of its page, and \`title\` is the word for people; here are [all pages](/docs/errors).
- \`message\` is the text for people, once more as \`detail\`. \`code\` says which text it is and \`params\` what is in its gaps, so that it can be told
  in any language; where several messages are told at once, there is no \`code\`.
- \`errors\` has a text for every wrong field, \`codes\` the same as \`{ code, params? }\`: field by field, all at once.
- \`requestId\` is to be named when you ask for help; \`instance\` is the same as an address.

${table(['HTTP', 'reason', 'when'], reasons())}

## Files

Upload first (\`POST /api/file/upload\`, multipart with \`kind\` and \`file\`), then name the file in a form by the \`url\` of the answer. What nothing
names for 24 hours is deleted. The type is what the bytes say, not the name; images are encoded anew without their metadata, and PDFs with
scripts, attachments or a password are refused.

${table(['kind', 'types', 'smaller than', 'may be opened by'], kinds())}

A form takes at most 15 files a group, 8 for \`payment\`. Links to reports are signed and work for 15 minutes, for anyone who has them.

## Versions

Records have a \`version\`. Send the one you have seen with a change: 409 \`stale_version\` tells that somebody was faster, and nothing is changed.
The resource API insists on it for changes.

## Repeating safely

Send an \`Idempotency-Key\` (1 to 100 visible characters, fresh for each thing to be done) with a call that changes something and needs a
session. However often it is sent within 24 hours, it is done once, and all get the first answer, refusals included; the repeats carry
\`Idempotency-Replayed: true\`. Another body or path under the same key answers 422. 5xx and 429 are not kept: the key is free again, unless
something was done under it, which 409 \`already_done\` tells. Who repeats a call is authorised by what is allowed then, as if it were new.

## Rate limits

From one address (in IPv6 one network, /64), a minute; beyond it 429 with \`Retry-After\`. Codes, failed logins and searches in vain have limits
of their own, told where they are.

${table(
  ['calls a minute', 'operations'],
  [
    [String(EVERYTHING.perMinute), 'all together'],
    ...limits.map(({ perMinute, operations }) => [String(perMinute), operations.map((one) => `\`${one}\``).join(', ')]),
  ],
)}`;
}

import { FILE_KINDS, KIND_RULES } from '../../../domain/files/file-kind.js';
import { TEST_MISTYPED, TEST_REPORTS } from '../../../domain/report-check/test-reports.js';
import { type ErrorReason, STATUS_OF } from '../errors/error-status.js';
import { ERRORS } from '../errors/errors.js';
import { EVERYTHING } from '../rate-limit.guard.js';

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

const testReports = () =>
  TEST_REPORTS.map(({ number, sha256, result, level }) => [`\`${number}\``, `\`${sha256}\``, result, level ?? '']);
const TEST_NUMBER = TEST_REPORTS[0]?.number ?? '';

/** A limit and the operations that share it. */
export interface SharedLimit {
  readonly perMinute: number;
  readonly operations: readonly string[];
}

/** What integrators read first. */
export function introduction(limits: readonly SharedLimit[]): string {
  return `Verification of the academic certificates of international students in Malaysia.

## From a key to your first result in ten minutes

1. [Ask for access](/access): whoever runs this service makes you an **integrator** and invites you by mail. Signed in at [/student-login](/student-login) you make keys
   at [/integrator](/integrator) yourself, \`mv_test_...\` to try and \`mv_live_...\` for real reports. A key is shown once. Send it as \`Authorization: Bearer mv_...\`, never in an address: one that is sent there is ended at once, and you are told.
2. Check one report, and what its holder says of it:

\`\`\`sh
curl -s $SERVER/api/v1/report-checks -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \\
  -d '{"items":[{"number":"${TEST_NUMBER}","claims":{"name":"Wang Xiaoming","level":"Master"}}]}'
\`\`\`

   Each field is \`equal\`, \`close\` (\`because\` of letters, order, script, transliteration or, of Chinese characters, sound), \`different\` or \`not_on_report\`, with the \`level\` of what the
   report says: \`claimed\` by the holder, \`seen\` by an officer, or \`confirmed\` by the university or the ministry. \`sources\` say by which: what is \`seen\` without the
   kind \`document\` was seen on none, who approved has \`stated\` it of the whole. What you do not claim is not answered.
3. Check a table: take the [template](/api/v1/report-checks/template) (\`?language=cn\` for Chinese titles), fill it in, and send it.

\`\`\`sh
printf 'number,name,level\\n${TEST_NUMBER},Wang Xiaoming,Master\\n' > reports.csv
curl -s $SERVER/api/v1/report-checks -H "Authorization: Bearer $KEY" -H 'Content-Type: text/csv' --data-binary @reports.csv
\`\`\`

   Values may be Chinese where the report's are English, or the other way round: names of people, \`level\`, \`forms\` and \`gender\` are then \`close\` because of \`script\`.
   Universities, subjects and countries are known by the name on the report alone: another language's is \`different\`.

   Up to 100 rows are answered at once; up to 1000 (2 MB) are done beside the request: 202, \`Location\` says where, results are kept for a day.
   Wrong rows are told by line and column, and the others are done.

\`\`\`sh
check=$(curl -s $SERVER/api/v1/report-checks -H "Authorization: Bearer $KEY" -H 'Content-Type: text/csv' --data-binary @many.csv | jq .id)
until curl -s $SERVER/api/v1/report-checks/$check -H "Authorization: Bearer $KEY" | grep -q '"finished"'; do sleep 1; done
curl -s $SERVER/api/v1/report-checks/$check/results -H "Authorization: Bearer $KEY" -H 'Accept: text/csv'
\`\`\`

4. Be told: a webhook answers a secret, shown this once.

\`\`\`sh
curl -s $SERVER/api/v1/webhooks -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \\
  -d '{"url":"https://example.com/told","events":["report.withdrawn"]}'
\`\`\`

   What comes is signed by
   [Standard Webhooks](https://www.standardwebhooks.com): \`{ type, id, number, check, time }\`, for reports that you have checked. Answer with 2xx within 10 s;
   else it comes again after 5 s, 1 min, 10 min, 1 h, 6 h and 24 h with the same \`webhook-id\`, and then the webhook is switched off and you are mailed.

### The reports of the test mode

A key \`mv_test_...\` sees these and no others, and touches nothing live. Of each the name is 王小明, the university Universiti Contoh, the level Master.

${table(['number', 'SHA-256 of its file', 'result', 'level'], testReports())}

\`${TEST_MISTYPED}\` is mistyped. By its number the superseded one is valid: it is its older file that is superseded.

### Verifying a credential

Who is handed a report as a verifiable credential verifies it alone, without a key: [how to](/docs/verify-credentials), with a program for each form.

### What may change

What keys open, what everybody may call, and the portal calls stay: fields and values may be added, none is taken away or changes its meaning. Should one have to go, its
answers carry \`Deprecation\` and \`Sunset\` for a year before. Other operations under \`/api/v1\` serve the interfaces of this service, and may change with them. Every answer says how many calls are left (\`RateLimit-Policy\`, \`RateLimit\`); a key has 600 a minute.

### Changes

- 2026-11-28: Chinese names are held against each other by their characters: those that only sound alike are \`close\` because of \`sound\`, where they were \`order\`; names of
  two scripts are \`close\` only where they are alike in each that both have. \`sources\` beside \`level\`, and a column of each in the CSV. Levels, forms of learning and gender
  may be claimed in Chinese. In JSON an item with a field that there is not is not done: \`field_unknown\`, where it was passed over. 429 where ten deliveries of a webhook are on
  their way and more are ordered. \`If-Match\` counts in an \`Idempotency-Key\`. Webhooks of an integrator that is closed are switched off. A delivery that waits for a later try can
  be sent again at once. For staff \`/api/v1/reports/unsealed\` is \`/api/v1/pending-seals\`.
- 2026-11-26: organisations ask for access at \`/api/v1/access-requests\`. Operation ids are names, such as \`checkReport\` in place of \`Reports_check\`: functions that were
  generated from them have other names. \`upTo\` of \`/api/v1/certificates/counts\`.
- 2026-11-25: people of an integrator sign in. Operations that take a key take their sessions as well, with \`?mode=live\` or \`?mode=test\`; \`/api/v1/integrator\`
  is new. Closing an integrator revokes its keys.

## Two surfaces

The **portal calls** under \`/api\` answer in an envelope \`{ code, message, errMsg, data }\`; the **resource API** under \`/api/v1\` answers plain
JSON. Both work on the same records by the same rules; new integrations take the resource API.

## First steps

\`\`\`sh
token=$(curl -s $SERVER/api/user/login -H 'Content-Type: application/json' \\
  -d '{"email":"mei@example.com","password":"Student-2026"}' | jq -r .data.token)
curl -s $SERVER/api/v1/certificates -H "Authorization: Bearer $token"
\`\`\`

## Signing in

\`POST /api/user/login\` answers a token. Send it as \`Authorization: Bearer ...\`; browsers may rely on the HttpOnly cookie that the login sets
(what changes something must then come from this origin, as JSON or multipart). A session lasts two days; \`POST /api/user/logout\` ends it,
and a new password ends all of the account. Each operation names who may call it as \`x-access\`: \`open\`, \`signed-in\`, permissions with \`+\` between them, \`member\` for the people of integrators, or \`key:\` and what a key must open.

## The envelope of the portal

A success is HTTP 200 with a \`code\` by family: 200 for \`user\`, \`cert\`, \`news\`, \`file\`, \`editor\` and \`payment\`; 0 for \`studentinfo\`,
\`company\` and \`university\`; 100 for \`admin\`. \`errMsg\` repeats \`message\`.

A refusal has its HTTP status as \`code\`, the text in \`message\`, and
\`data: { message, code?, params?, reason, errors?, codes?, retryAfter?, requestId }\`, which "Refusals" explains. One exception:
where the session is missing or has ended, HTTP is 401 and \`code\` is 500 (\`jwt expired\` for a token that ran out), upon which clients sign in again.

## Lists

Portal: \`page_index\` (from 1, at most 1000) and \`page_size\` (1 to 100, 10 if left out), or \`currentPage\` and \`pageSize\`.

Resource API, as \`ra-data-simple-rest\` of react-admin asks: \`sort=["id","DESC"]\`, \`range=[0,9]\`, \`filter={"name":"uni"}\`, each JSON; the answer
is an array, with \`Content-Range: companies 0-9/30\`. Long lists count no further than 100,000, as their operations say: that total stands for all that are more.
A filter that is \`null\` or \`""\` is as if it were left out.

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
The resource API insists on it for changes of certificates and reports.

A record of the resource API answers its version as its \`ETag\` as well. Sent back as \`If-Match\` with a change or a removal it says the same as \`version\`;
a stale one is then 412 instead of 409, \`stale_version\` both. \`*\` stands for whatever version there is; where a version must be sent, as for certificates, it names none and is 428.

What everyone may read has an \`ETag\`, too: with \`If-None-Match\` you get 304 and nothing else while it says what you know.

## Repeating safely

Send an \`Idempotency-Key\` (1 to 100 visible characters, fresh for each thing to be done) with a call that changes something and needs a
session or an API key, each of which has keys of its own. However often it is sent within 24 hours, it is done once, and all get the first answer, refusals included; the repeats carry
\`Idempotency-Replayed: true\` and, of the headers of their own, \`Content-Type\`, \`Location\` and \`ETag\` alone. Another body, path or \`If-Match\` under the same key answers 422. 5xx and 429 are not kept: the key is free again, unless
something was done under it, which 409 \`already_done\` tells; so does it where the answer held what is shown once. Who repeats a call is authorised by what is allowed then, as if it were new.

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

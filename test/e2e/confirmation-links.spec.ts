import { allConfirmed, CLAIMED, Enquirer, WHO } from '../support/enquiries.js';
import { withoutRequestId } from '../support/records.js';
import { resource } from '../support/resource.js';
import { type RunningServer, startServer, waitFor } from '../support/server.js';
import { jobsDone } from '../support/server-data.js';

const REGISTRAR = 'registrar@links.example';
/** What the office finds in its record, none of it as it is claimed. */
const RECORDED = { certNo: 'UM-9', awardingTime: '2020-02-02', level: 'Degree' };

let server: RunningServer;
let enquirer: Enquirer;
let contact: number;
let student: Awaited<ReturnType<Enquirer['student']>>;

beforeAll(async () => {
  server = await startServer();
  enquirer = await Enquirer.of(server, 'Universiti Malaya (links)');
  contact = await enquirer.contact(REGISTRAR);
  student = await enquirer.student();
});

afterAll(() => server.dispose());

const post = (path: string, body: object) => enquirer.send(path, body);
const reasonOf = async (answer: Response) => ((await answer.json()) as { reason: string }).reason;
const ask = (more: Parameters<Enquirer['ask']>[2] = {}) => enquirer.ask(student, contact, more);
const byOfficer = (id: number, verb: 'send-again' | 'cancel') =>
  resource(enquirer.officer, 'POST', `confirmations/${id}/${verb}`, { body: {} });
const DISPUTE = /\/confirm\/dispute#([\w.-]+)/u;

describe('the claimed key values', () => {
  it('are in no page, call or mail of the registrar, from the question to the receipt', async () => {
    const { id, token } = await ask({ fileOf: 'certPhotos' });
    const told: string[] = [];
    const telling = async (answer: Response | Promise<Response>, status = 200) => {
      const { status: found, headers } = await answer;
      expect([found, headers.get('cache-control')]).toEqual([status, expect.stringContaining('no-store')]);
      const text = await (await answer).text();
      told.push(text);
      return text;
    };
    await telling(fetch(`${server.url}/confirm/${token}`));
    const page = JSON.parse(await telling(post('look', { token }))) as Record<string, unknown>;
    const before = { keyValuesStored: false, keyValues: null, documents: 1, documentUrls: [] };
    expect(page).toMatchObject({ keyFields: Object.keys(CLAIMED), ...before });
    expect(Object.keys(page.fields as object)).not.toEqual(expect.arrayContaining(['certNo']));
    await telling(post('key-values', { token, values: { ...RECORDED, awardingTime: 'never' } }), 400);
    const stored = JSON.parse(await telling(post('key-values', { token, values: RECORDED })));
    expect(stored).toMatchObject({ keyValuesStored: true, keyValues: RECORDED });
    await telling(post('key-values', { token, values: CLAIMED }), 409);
    await telling(post('look', { token }));
    await post('desk', { email: REGISTRAR });
    const desk = await enquirer.mailed(/\/confirm\/desk#([\w.-]+)/u);
    await telling(post('desk/open', { token: desk }));
    await telling(post('answer', { token, fields: allConfirmed(page.fields as object), ...WHO }));
    await jobsDone(server, 'mail.%');
    const mails = (await server.mails()).filter(({ to }) => to?.[0]?.address === REGISTRAR);
    expect(mails.length).toBe(3);
    expect(mails.flatMap(({ attachments }) => attachments ?? [])).toEqual([]);
    for (const { subject = '', text = '', html = '' } of mails) told.push(subject, text, html);
    for (const value of Object.values(CLAIMED)) expect(told.filter((text) => text.includes(value))).toEqual([]);
    const [answer] = (await enquirer.request(id)).answers;
    for (const [field, value] of Object.entries(RECORDED)) {
      expect([field, answer?.fields[field]]).toEqual([field, { answer: 'differs', value, likeness: 'differs' }]);
    }
  });

  it('come before all else: no document is shown, and nothing answered, until the record’s are stored for good', async () => {
    const { token } = await ask({ fileOf: 'certPhotos' });
    const early = await post('answer', { token, fields: {}, name: 'Lim', office: 'Registrar' });
    expect(await reasonOf(early)).toBe('illegal_transition');
    const stored = (await (await post('key-values', { token, values: CLAIMED })).json()) as { documentUrls: string[] };
    expect((await fetch(`${server.url}${stored.documentUrls[0]}`)).status).toBe(200);
    expect(await reasonOf(await post('key-values', { token, values: RECORDED }))).toBe('illegal_transition');
    // Sent once more, as after an answer that was lost, they are no others.
    expect((await post('key-values', { token, values: CLAIMED })).status).toBe(200);
  });
});

describe('a link', () => {
  it('answers the same bytes where it was used, declined, replaced, ended, disputed or never was', async () => {
    const [used, declined, replaced, old, disputed] = [await ask(), await ask(), await ask(), await ask(), await ask()];
    expect((await enquirer.answer(disputed.token)).status).toBe(200);
    expect((await post('dispute', { token: await enquirer.mailed(DISPUTE) })).status).toBe(200);
    expect((await enquirer.answer(used.token)).status).toBe(200);
    expect((await post('decline', { token: declined.token })).status).toBe(200);
    await byOfficer(replaced.id, 'send-again');
    const again = await enquirer.mailed(/\/confirm\/([\w-]{22})\b/u);
    await byOfficer(old.id, 'cancel');
    const dead = [used, declined, replaced, old, disputed].map(({ token }) => token);
    for (const [path, more] of Object.entries({
      look: {},
      'key-values': { values: CLAIMED },
      answer: { fields: {}, ...WHO },
      decline: {},
    })) {
      const answers = new Set<string>();
      for (const token of [...dead, 'x'.repeat(22), 'nothing']) {
        const { status, body } = await withoutRequestId(await post(path, { token, ...more }));
        answers.add(JSON.stringify([status, body]));
      }
      expect([path, [...answers]]).toEqual([path, [expect.stringMatching(/^\[404,.*confirmation_ended/u)]]);
    }
    expect((await post('look', { token: again })).status).toBe(200);
  });

  it('takes one answer: of two at once, or of an answer and a refusal, one is stored and one receipt is sent', async () => {
    const receipts = async () => {
      await jobsDone(server, 'mail.%');
      return (await server.mails()).filter(({ text }) => DISPUTE.test(text ?? '')).length;
    };
    for (const second of ['answer', 'decline']) {
      const { id, token } = await ask();
      const { fields } = (await (await post('key-values', { token, values: CLAIMED })).json()) as { fields: object };
      const answer = { token, fields: allConfirmed(fields), ...WHO };
      const before = await receipts();
      const both = await Promise.all([post('answer', answer), post(second, answer), post('answer', answer)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
      expect((await enquirer.request(id)).answers).toHaveLength(1);
      expect(await receipts()).toBe(before + 1);
    }
  });

  it('of a receipt disputes the answer: it counts no more, and the link is another', async () => {
    const { id, token } = await ask();
    await enquirer.answer(token);
    const dispute = await enquirer.mailed(DISPUTE);
    expect((await post('dispute', { token: dispute })).status).toBe(200);
    const { state, answers } = await enquirer.request(id);
    expect([state, answers[0]?.disputedAt]).toEqual(['opened', expect.any(String)]);
    expect((await post('look', { token })).status).toBe(404);
    expect((await post('dispute', { token: `${dispute}x` })).status).toBe(404);
  });

  it('to all open requests of an address is mailed to it, and an unknown address is answered the same', async () => {
    await ask();
    const answers = [];
    for (const email of [REGISTRAR, 'nobody@links.example']) {
      const { status, body } = await withoutRequestId(await post('desk', { email }));
      answers.push([status, body]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const token = await enquirer.mailed(/\/confirm\/desk#([\w.-]+)/u);
    const open = (await (await post('desk/open', { token })).json()) as Array<{ token: string }>;
    expect(open.length).toBeGreaterThan(0);
    expect((await post('look', { token: open.at(-1)?.token ?? '' })).status).toBe(200);
  });
});

describe('what a registrar types', () => {
  it('is told as close where letter case, order, blanks or script alone differ', async () => {
    const { id, token } = await ask({ form: { name: '王小明', major: 'Computer Science' } });
    const given = {
      name: { answer: 'differs', value: 'WANG, Xiaoming' },
      major: { answer: 'differs', value: 'science, COMPUTER' },
      university: { answer: 'differs', value: 'Universitas Indonesia' },
    };
    expect((await enquirer.answer(token, { ...CLAIMED, certNo: 'um 2023 004512' }, given)).status).toBe(200);
    const { fields } = (await enquirer.request(id)).answers[0] ?? { fields: {} };
    const likeness = Object.fromEntries(Object.entries(fields).map(([field, told]) => [field, told.likeness]));
    expect(likeness).toMatchObject({
      certNo: 'close',
      level: 'equal',
      name: 'close',
      major: 'close',
      university: 'differs',
    });
  });

  it('is kept as text where it is marked up or a formula, and refused where it is endless', async () => {
    const { id, token } = await ask();
    const endless = 'x'.repeat(10_000);
    const markup = '<img src=x onerror=alert(1)>';
    const refusedFor = async (path: string, body: object) => {
      const answer = await post(path, { token, ...body });
      const { reason, errors } = (await answer.json()) as { reason: string; errors: object };
      return [answer.status, reason, Object.keys(errors)];
    };
    const values = { ...CLAIMED, certNo: '=1+1' };
    expect(await refusedFor('key-values', { values: { ...values, certNo: endless } })).toEqual([
      400,
      'invalid_input',
      ['values'],
    ]);
    const page = (await (await post('key-values', { token, values })).json()) as { fields: object };
    const fields = { ...allConfirmed(page.fields), major: { answer: 'differs', value: markup } };
    const odd = { name: '<script>alert(1)</script>', office: '=HYPERLINK("x")', reference: '@SUM(A1)' };
    for (const name of ['name', 'office', 'reference', 'note']) {
      const tried = await refusedFor('answer', { fields, ...odd, [name]: endless });
      expect(tried).toEqual([400, 'invalid_input', [name]]);
    }
    const long = { ...fields, major: { answer: 'differs', value: endless } };
    expect(await refusedFor('answer', { fields: long, ...odd })).toEqual([400, 'invalid_input', ['fields']]);
    expect((await post('answer', { token, fields, ...odd })).status).toBe(200);
    const [answer] = (await enquirer.request(id)).answers;
    expect(answer).toMatchObject({ ...odd, fields: { certNo: { value: '=1+1' }, major: { value: markup } } });
    await waitFor('the receipt', async () =>
      (await server.mails()).some(({ html = '' }) => html.includes('&lt;script&gt;alert(1)') || undefined),
    );
    expect((await server.mails()).filter(({ html = '' }) => html.includes('<script>alert(1)'))).toEqual([]);
  });
});

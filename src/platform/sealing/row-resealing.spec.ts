import { freshStores } from '../../../test/support/fresh-stores.js';
import { AesSecretBox } from '../security/aes.secret-box.js';
import { KeyRing } from '../security/key-ring.js';
import { sealedPlace } from '../security/secret-box.port.js';
import { RowResealing } from './row-resealing.js';

const OLD = 'an old key of thirty-two characters or more';
const NEW = 'a new key of thirty-two characters or more';
const FIRST = 7;
const box = (current: string, previous: string | null = null) => new AesSecretBox(new KeyRing({ current, previous }));
const place = (column: string, integratorId: number) => sealedPlace('webhooks', column, integratorId);

describe('the texts of rows under another FILES_KEY', () => {
  /** Secrets of webhooks, the second without one from before. */
  async function withWebhooks() {
    const { database } = await freshStores();
    const before = box(OLD);
    for (const id of [FIRST, FIRST + 1]) {
      await database.writer.query(
        "INSERT INTO integrators VALUES (?, 1, ?, 'it@contoh.example', 'Admissions', 'active', '', 0)",
        [id, `Integrator ${id}`],
      );
      const old = id === FIRST ? before.seal('the one before', place('old_secret', id)) : null;
      await database.writer.query(
        "INSERT INTO webhooks VALUES (?, 1, ?, 'live', 'https://contoh.example', 'ping', 'on', ?, ?, NULL, 0)",
        [id + 100, id, before.seal(`secret of ${id}`, place('secret', id)), old],
      );
    }
    const rows = () =>
      database.writer.query('SELECT integrator_id, secret, old_secret FROM webhooks ORDER BY id') as Promise<
        { integrator_id: number; secret: string; old_secret: string | null }[]
      >;
    const reseal = async (own: AesSecretBox) => {
      const told: string[] = [];
      const counts = await new RowResealing(database, own).run((one) => told.push(one), new AbortController().signal);
      return { counts, told };
    };
    return { database, rows, reseal };
  }

  it('are opened by the new key alone, and passed over the next time', async () => {
    const { rows, reseal } = await withWebhooks();
    expect(await reseal(box(NEW, OLD))).toEqual({ counts: { looked: 3, changed: 3, damaged: 0 }, told: [] });
    for (const { integrator_id: id, secret, old_secret: old } of await rows()) {
      expect(box(NEW).open(secret, place('secret', id))).toBe(`secret of ${id}`);
      expect(old && box(NEW).open(old, place('old_secret', id))).toBe(id === FIRST ? 'the one before' : null);
    }
    expect((await reseal(box(NEW, OLD))).counts).toEqual({ looked: 3, changed: 0, damaged: 0 });
  });

  it('are left and told where they open by neither key', async () => {
    const { rows, reseal } = await withWebhooks();
    const before = await rows();
    const { counts, told } = await reseal(box(NEW, 'a third key of thirty-two characters or more'));
    expect(counts).toEqual({ looked: 3, changed: 0, damaged: 3 });
    expect(told).toEqual([place('secret', FIRST), place('secret', FIRST + 1), place('old_secret', FIRST)]);
    expect(await rows()).toEqual(before);
  });
});

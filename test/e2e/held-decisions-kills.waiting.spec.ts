import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { completeForm, registerStudent } from '../support/applicant.js';
import { HeldOffice, HOLD, letPass, reportsOf } from '../support/held-decisions.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, startAlone, waitFor } from '../support/server.js';
import { acceptAll } from '../support/verdicts.js';

it('a server that is killed carries out what it held, once', async () => {
  let alone = await startAlone({ env: HOLD });
  try {
    const office = await HeldOffice.of(alone);
    let chief = await signIn(alone.url, ADMIN);
    const applicant = await registerStudent(alone);
    const form = await completeForm(applicant);
    const made = await Promise.all([1, 2, 3].map(() => record(applicant, 'add-apply', form)));
    for (const { id, version } of made) {
      await acceptAll(chief, id, version);
      expect((await office.approve({ id, version }, chief)).status).toBe(200);
    }
    await alone.kill();
    alone = await startAlone({ env: HOLD, dataDir: alone.dataDir });
    chief = new PortalClient(alone.url, chief.token);
    expect((await office.look(made[0]?.id ?? 0, chief)).decisionPending.action).toBe('approve');
    // In the middle of it, perhaps.
    await letPass(alone);
    await sleep(randomInt(5_000));
    await alone.kill();
    alone = await startAlone({ env: HOLD, dataDir: alone.dataDir });
    chief = new PortalClient(alone.url, chief.token);
    for (const { id } of made) {
      await waitFor('the approval', async () => (await office.look(id, chief)).status === 'Verified', 60_000);
      expect(await reportsOf(id, alone)).toBe(1);
    }
  } finally {
    await alone.dispose();
  }
});

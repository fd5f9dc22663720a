import { SettableClock } from '../../../test/contract/stores.js';
import { aReviewer, aStudent } from '../../../test/factories/actor.factory.js';
import { Env } from '../../config/env.js';
import { UPLOADED_MEGABYTES_A_DAY, UPLOADS_A_DAY } from '../../domain/files/file-kind.js';
import type { AppRequest } from '../../platform/http/request.js';
import { MemoryRateLimiter } from '../../platform/security/memory.rate-limiter.js';
import { FilesPortal } from '../../portal/files.portal.js';
import type { FileReader } from './file.repository.js';
import type { FilesService } from './files.service.js';
import { UploadAllowanceService } from './upload-allowance.service.js';

const DAY = 86_400_000;

describe('what may be uploaded in a day', () => {
  const clock = new SettableClock();
  const env = Object.assign(new Env(), { rateLimitScale: 1 });
  let kept = 0;
  const files = { uploadedSince: async () => kept } as Partial<FileReader> as FileReader;
  const allowance = new UploadAllowanceService(new MemoryRateLimiter(env, clock), files, clock);

  it('ends for a student, and for no other, until the day has passed', async () => {
    for (let upload = 0; upload < UPLOADS_A_DAY; upload += 1) await allowance.count(aStudent(7));
    await expect(allowance.count(aStudent(7))).rejects.toMatchObject({ reason: 'too_many_requests' });
    await allowance.count(aStudent(8));
    clock.time = new Date(clock.time.getTime() + DAY);
    await allowance.count(aStudent(7));
  });

  it('ends for a student with the megabytes that are kept, too', async () => {
    kept = UPLOADED_MEGABYTES_A_DAY * 1024 * 1024 - 1;
    await allowance.count(aStudent(10));
    kept += 1;
    await expect(allowance.count(aStudent(10))).rejects.toMatchObject({
      reason: 'too_many_requests',
      details: { retryAfter: 3600 },
    });
    await allowance.count(aReviewer());
    kept = 0;
  });

  it('is looked at before the first byte is taken in, wherever files come in', async () => {
    const request = {
      isMultipart(): boolean {
        throw new Error('it was taken in');
      },
    } as unknown as AppRequest;
    const portal = new FilesPortal({} as FilesService, allowance);
    for (const send of [portal.uploadFile, portal.uploadEditorImage]) {
      await expect(send.call(portal, aStudent(9), request)).rejects.toThrow('it was taken in');
      for (let upload = 0; upload < UPLOADS_A_DAY; upload += 1)
        await allowance.count(aStudent(9)).catch(() => undefined);
      await expect(send.call(portal, aStudent(9), request)).rejects.toMatchObject({ reason: 'too_many_requests' });
      clock.time = new Date(clock.time.getTime() + DAY);
    }
  });

  it('does not end for staff, who upload for others', async () => {
    for (let upload = 0; upload <= UPLOADS_A_DAY; upload += 1) await allowance.count(aReviewer());
  });
});

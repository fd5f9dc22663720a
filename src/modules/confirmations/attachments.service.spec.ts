import { aConfirmation } from '../../../test/factories/confirmation.factory.js';
import type { StagedFile } from '../../platform/files/file-intake.port.js';
import type { RateLimiter } from '../../platform/security/rate-limiter.port.js';
import type { CertificateReader } from '../certificates/certificate.repository.js';
import type { FileReader } from '../files/file.repository.js';
import type { FilesService } from '../files/files.service.js';
import { AttachmentsService } from './attachments.service.js';
import type { LinkService } from './link.service.js';

const STAGED: StagedFile = { path: '/nowhere', key: '', size: 7, sha256: '' };

function rig({ allowed = true, ownerId = 7 as number | null } = {}) {
  const asked: unknown[] = [];
  const stored: unknown[] = [];
  const request = { ...aConfirmation(4, new Date(0)), id: 9, version: 1 };
  const service = new AttachmentsService(
    { find: async () => request, act: async () => request } as Partial<LinkService> as LinkService,
    {
      storeFor: async (...given: unknown[]) => {
        stored.push(given);
        return { id: 'f' };
      },
    } as unknown as FilesService,
    { findById: async () => null } as Partial<FileReader> as FileReader,
    { findById: async () => ({ ownerId }) } as unknown as CertificateReader,
    {
      hit: async (...given: unknown[]) => {
        asked.push(given);
        return { allowed, retryAfter: 60 };
      },
    } as Partial<RateLimiter> as RateLimiter,
  );
  return { service, asked, stored, request };
}

it('stores for whom the record is about, sent by nobody with an account', async () => {
  const { service, stored } = rig();
  await service.attach('token', 'letter.pdf', STAGED);
  expect(stored).toEqual([[STAGED, { ownerId: 7, senderId: null, kind: 'answer', originalName: 'letter.pdf' }]]);
});

it('takes ten a day for one request, and stores nothing of what is more', async () => {
  const { service, asked, stored } = rig({ allowed: false });
  await expect(service.attach('token', 'letter.pdf', STAGED)).rejects.toMatchObject({
    reason: 'too_many_requests',
    details: { retryAfter: 60 },
  });
  expect([asked, stored]).toEqual([[['attached:9', 10, 86_400]], []]);
});

it('takes nothing about a record whose holder is gone', async () => {
  const { service, stored } = rig({ ownerId: null });
  await expect(service.attach('token', 'letter.pdf', STAGED)).rejects.toMatchObject({ reason: 'confirmation_ended' });
  expect(stored).toEqual([]);
});

it('tells of nothing attached, and of nothing that is gone', async () => {
  const { service, request } = rig();
  expect(await service.attached(request)).toBeNull();
  expect(await service.attached({ ...request, attachedId: 'gone' })).toBeNull();
});

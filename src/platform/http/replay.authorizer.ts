import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Actor } from '../../domain/account/actor.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { authoriseAction, type CertificateAction } from '../../domain/certificate/certificate.machine.js';
import { partOf } from '../../domain/certificate/certificate.operations.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { notFound } from '../../domain/shared/not-found.js';
import { CertificateReader } from '../../modules/certificates/certificate.repository.js';
import type { KeptAnswer } from '../idempotency/idempotency-keys.port.js';
import { ACTS } from './access.js';
import { IDS_MAX } from './record-id.js';
import type { AppRequest } from './request.js';

/**
 * Authorises whoever repeats a request by what is allowed now. The guards have run before a key is looked at; what is
 * left are operations on certificates, which their service authorises and which a kept answer passes by.
 */
@Injectable()
export class ReplayAuthorizer {
  constructor(
    private readonly reflector: Reflector,
    private readonly certificates: CertificateReader,
  ) {}

  /**
   * @throws DomainError `forbidden`, `not_found`: as the request would be refused if it were new, and for what was made
   * and is theirs no more.
   */
  async authorize(context: ExecutionContext, request: AppRequest, kept: KeptAnswer): Promise<void> {
    const { user: actor, params, body } = request;
    const action = this.reflector.get<CertificateAction | 'read' | undefined>(ACTS, context.getHandler());
    if (!action || !actor) return;
    const find = (ids: number[]) => Promise.all(ids.slice(0, IDS_MAX).map((id) => this.certificates.findById(id)));
    const asked = await find([...idsIn(params), ...idsIn(body)]);
    // A record that is gone, perhaps by this very request, is authorised as a new one.
    for (const record of asked.length === 0 ? [null] : asked) authorizeRecord(action, actor, record);
    const answered = await find(idsIn(contentOf(kept)));
    if (answered.some((record) => record && partOf(actor, record) === 'stranger')) {
      throw new DomainError('forbidden', message('not_allowed'));
    }
  }
}

function authorizeRecord(action: CertificateAction | 'read', actor: Actor, record: Certificate | null): void {
  const part = partOf(actor, record);
  if (action !== 'read') authoriseAction(action, part, record === null);
  else if (part === 'stranger') throw notFound('Certificate');
}

/** The `id` or `ids` of an object, of each where there are several. */
function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { id, ids }: { id?: unknown; ids?: unknown } = value;
  return [id, ...(Array.isArray(ids) ? ids : [])].map(Number).filter((one) => Number.isSafeInteger(one) && one > 0);
}

/** What was answered, out of its envelope; nothing where it was an error. */
function contentOf({ status, body }: KeptAnswer): unknown {
  if (status >= 300 || body === '') return null;
  const answer: unknown = JSON.parse(body);
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
}

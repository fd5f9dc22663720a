import { randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { STATUS_LIST_SIZE } from '../../domain/credential/status-list.js';
import type { FileId } from '../../domain/files/stored-file.js';
import { KEY_RANDOM } from '../../domain/integrator/key-text.js';
import { formatReportNumber } from '../../domain/report/report-number.js';
import { Ids } from './ids.port.js';

const FILE_ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

@Injectable()
export class RandomIds extends Ids {
  fileId(): FileId {
    return Array.from({ length: 26 }, () => FILE_ID_ALPHABET[randomInt(32)]).join('');
  }

  sessionId(): string {
    return randomBytes(16).toString('hex');
  }

  reportNumber(): string {
    return formatReportNumber(Array.from({ length: 14 }, () => randomInt(32)));
  }

  statusPosition(): number {
    return randomInt(STATUS_LIST_SIZE);
  }

  shareToken(): string {
    return randomBytes(32).toString('base64url');
  }

  recoveryDigits(): readonly number[] {
    return Array.from({ length: 16 }, () => randomInt(32));
  }

  nonce(): string {
    return randomBytes(16).toString('hex');
  }

  webhookSecret(): string {
    return `whsec_${randomBytes(24).toString('base64')}`;
  }

  keyDigits(): number[] {
    return Array.from({ length: KEY_RANDOM }, () => randomInt(62));
  }
}

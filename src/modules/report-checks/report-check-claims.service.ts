import { Injectable } from '@nestjs/common';
import type { CheckItem } from '../../domain/report-check/check-request.js';
import { SecretBox, sealedPlace } from '../../platform/security/secret-box.port.js';
import type { OpenPart } from './report-check.repository.js';

const place = (checkId: number, position: number) =>
  sealedPlace('report_check_parts', 'items', `${checkId}/${position}`);

/** What is claimed of people, as it waits to be compared: sealed, and bound to its check. */
@Injectable()
export class ReportCheckClaimsService {
  constructor(private readonly box: SecretBox) {}

  seal(checkId: number, position: number, items: readonly CheckItem[]): OpenPart {
    return { position, items: this.box.seal(JSON.stringify(items), place(checkId, position)) };
  }

  /** Those that waited while the service was renewed lie in clear, as JSON: no sealed text begins like that. */
  open(checkId: number, { position, items }: OpenPart): CheckItem[] {
    const text = items.startsWith('[') ? items : this.box.open(items, place(checkId, position));
    return JSON.parse(text) as CheckItem[];
  }
}

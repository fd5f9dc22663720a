import { crc16, readTlv, type Tlv } from './emvco.js';

const DUITNOW_ACCOUNT = 'A0000006150001';

/** What a DuitNow QR payload says of itself, or what is wrong with it. */
export type DuitNowReading =
  | { readonly merchant: string; readonly city: string; readonly isStatic: boolean; readonly hasAmount: boolean }
  | { readonly problem: string };

/** Checks a bank's payload as it stands; it is shown unchanged or not at all. */
export function readDuitNow(payload: string): DuitNowReading {
  const fields = readTlv(payload);
  if (!fields) return { problem: 'it is no sequence of tag, length and value' };
  const value = (tag: string, within: readonly Tlv[] = fields) => within.find((field) => field.tag === tag)?.value;
  const crc = fields.at(-1);
  if (crc?.tag !== '63') return { problem: 'its last field must be the checksum (63)' };
  if (crc.value !== crc16(payload.slice(0, -4))) return { problem: 'its checksum (63) does not fit' };
  if (fields[0]?.tag !== '00' || !['01', '02'].includes(fields[0].value))
    return { problem: 'its format (00) is not 01 or 02' };
  const initiation = value('01');
  if (initiation !== '11' && initiation !== '12') return { problem: 'its initiation (01) is not 11 or 12' };
  const account = readTlv(value('26') ?? '') ?? [];
  if (value('00', account) !== DUITNOW_ACCOUNT)
    return { problem: `its account (26) is not DuitNow's, ${DUITNOW_ACCOUNT}` };
  if (value('53') !== '458') return { problem: 'its currency (53) is not the ringgit, 458' };
  if (value('58') !== 'MY') return { problem: 'its country (58) is not MY' };
  const merchant = value('59')?.trim();
  if (!merchant || merchant.length > 25) return { problem: 'its merchant name (59) must have 1 to 25 characters' };
  return {
    merchant,
    city: value('60')?.trim() ?? '',
    isStatic: initiation === '11',
    hasAmount: value('54') !== undefined,
  };
}

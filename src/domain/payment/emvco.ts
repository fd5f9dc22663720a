/** One field of an EMVCo merchant-presented code: a two-digit tag and its value. */
export interface Tlv {
  readonly tag: string;
  readonly value: string;
}

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) over the UTF-8 bytes, as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The fields in their order; `null` where the text is no sequence of tag, two-digit length and value. */
export function readTlv(text: string): Tlv[] | null {
  const fields: Tlv[] = [];
  const characters = [...text];
  let at = 0;
  while (at < characters.length) {
    const head = characters.slice(at, at + 4).join('');
    if (!/^\d{4}$/.test(head)) return null;
    const length = Number(head.slice(2));
    const value = characters.slice(at + 4, at + 4 + length);
    if (value.length !== length) return null;
    fields.push({ tag: head.slice(0, 2), value: value.join('') });
    at += 4 + length;
  }
  return fields;
}

import fc from 'fast-check';
import { crc16, readTlv } from './emvco.js';

describe('crc16', () => {
  it('gives the check value of CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16('')).toBe('FFFF');
  });

  it('counts the bytes of UTF-8', () => {
    // The bytes E7 8E 8B F0 9F 98 80, by an independent calculation.
    const bytes = [0xe7, 0x8e, 0x8b, 0xf0, 0x9f, 0x98, 0x80];
    let crc = 0xffff;
    for (const byte of bytes) {
      let value = ((crc >> 8) ^ byte) & 0xff;
      value ^= value >> 4;
      crc = ((crc << 8) ^ (value << 12) ^ (value << 5) ^ value) & 0xffff;
    }
    expect(crc16('王😀')).toBe(crc.toString(16).toUpperCase().padStart(4, '0'));
  });
});

describe('readTlv', () => {
  it('reads tags, lengths and values in their order', () => {
    expect(readTlv('000201530345863041D3F')).toEqual([
      { tag: '00', value: '01' },
      { tag: '53', value: '458' },
      { tag: '63', value: '1D3F' },
    ]);
    expect(readTlv('')).toEqual([]);
  });

  it.each(['0', '00', '000', '0005abc', 'ab02xx', '00-1x', '000201x'])('refuses %j', (text) => {
    expect(readTlv(text)).toBeNull();
  });

  it('reads back whatever was written', () => {
    const field = fc.record({
      tag: fc.stringMatching(/^\d{2}$/),
      value: fc.string({ unit: 'grapheme-composite', maxLength: 20 }),
    });
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        const text = fields.map(({ tag, value }) => tag + String([...value].length).padStart(2, '0') + value).join('');
        expect(readTlv(text)).toEqual(fields);
      }),
    );
  });
});

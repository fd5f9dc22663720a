import { describe, expect, it } from '@jest/globals';
import { csvOf, withTitles } from './csv';

describe('a table as a file', () => {
  const text = (rows: readonly (readonly string[])[]) => csvOf(['名称', 'Region'], rows).text();

  it('begins with a mark that makes spreadsheets read Chinese, and ends its lines as RFC 4180 has it', async () => {
    const bytes = new Uint8Array(await csvOf(['名称'], []).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await text([['马来亚大学', 'Kuala Lumpur']])).toBe('名称,Region\r\n马来亚大学,Kuala Lumpur\r\n');
  });

  it('quotes what holds commas, quotes and line breaks', async () => {
    expect(await text([['a, "b"', 'c\nd']])).toContain('"a, ""b""","c\nd"');
  });

  it('of the server has its titles in the words of the screens, and its rows as they came', async () => {
    const table = csvOf(['id', 'name', 'other'], [['1', '马来亚, 大学\n', 'x']]);
    const labels: Readonly<Record<string, string>> = { id: 'No., here', name: '姓名' };
    const named = await withTitles(table, (title) => labels[title] ?? title);
    const bytes = new Uint8Array(await named.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('"No., here",姓名,other\r\n1,"马来亚, 大学\n",x\r\n');
    expect(named.type).toBe(table.type);
  });

  it.each(['=1+1', '+1', '-1', '@x', '＝1'])('shows %s and does not work it out', async (value) => {
    expect(await text([[value, '']])).toContain(`'${value},`);
  });
});

import { TransliteratingNameReader } from '../../platform/names/transliterating.name-reader.js';
import { checkItem } from '../report-check/check-outcome.js';
import { TEST_REPORTS, testReports } from '../report-check/test-reports.js';
import { readReportNumber } from './report-number.js';
import { readSampleKey, SAMPLE_NUMBER, sampleKey } from './sample-report.js';

describe('the sample', () => {
  it('has a number like any other, which says what it is', () => {
    expect(SAMPLE_NUMBER).toMatch(/^MYV-SAMP1-EREP0-RT00[0-9A-Z]$/);
    expect(readReportNumber(`sample report oo${SAMPLE_NUMBER.slice(-1)}`)).toEqual({
      kind: 'number',
      number: SAMPLE_NUMBER,
    });
    expect(TEST_REPORTS.map(({ number }) => number)).not.toContain(SAMPLE_NUMBER);
  });

  it('is unknown to programs, in both modes', () => {
    const reader = new TransliteratingNameReader();
    const item = { line: 1, number: SAMPLE_NUMBER, sha256: null, claims: { name: 'Sample Student 张范例' } };
    const none = { editionsOf: () => [], ofFile: () => null };
    for (const known of [testReports, none])
      expect(checkItem(item, known, (text) => reader.read(text)).outcome).toMatchObject({
        result: 'unknown',
        fields: {},
      });
  });

  it('lies under a key that tells its hash', () => {
    const file = { content: 'ab'.repeat(16), sha256: 'cd'.repeat(32) };
    expect(readSampleKey(sampleKey(file))).toEqual(file);
    for (const key of ['samples/x.pdf', 'reports/MYV-1.pdf', `${sampleKey(file)}.tmp`])
      expect(readSampleKey(key)).toBeNull();
  });
});

import { expect, it } from '@jest/globals';
import { nextStep } from './next-step';

const asked = (party: 'university' | 'ministry', open = true) => ({ party, open });

it.each([
  ['Unverified', [], 'draft'],
  ['Verifying', [], 'us'],
  ['Verifying', [asked('university')], 'university'],
  ['Verifying', [asked('ministry')], 'ministry'],
  ['Verifying', [asked('ministry'), asked('university')], 'both'],
  ['Verifying', [asked('university'), asked('university')], 'university'],
  ['Verifying', [asked('university', false), asked('ministry')], 'ministry'],
  ['Verifying', [asked('university', false)], 'us'],
  ['Rejected', [asked('university')], 'mend'],
  ['Verified', [asked('university')], 'done'],
] as const)('says of %s, asked %j: %s', (cert_status, enquiries, step) => {
  expect(nextStep({ cert_status, enquiries, report: null })).toBe(step);
});

it.each([
  ['current', 'done'],
  ['corrected', 'done'],
  ['withdrawn', 'withdrawn'],
] as const)('says of a certificate whose report is %s: %s', (status, step) => {
  expect(nextStep({ cert_status: 'Verified', enquiries: [], report: { status } })).toBe(step);
});

import { portalName } from './portal-names.js';

test.each([
  ['name', 'name'],
  ['certNo', 'cert_no'],
  ['ministryStampingTime', 'ministry_stamping_time'],
])('%s is %s in the specification', (field, name) => {
  expect(portalName(field)).toBe(name);
});

import { aForm } from '../../../test/factories/certificate.factory.js';
import { CERTIFIED_FIELDS } from '../../domain/certificate/certificate.fields.js';
import { certifiedFields } from '../../domain/report/report.js';
import { toCheckedFieldsDto } from './checked-fields.dto.js';

it('what strangers see of a report is the certified fields, with the passport masked, and nothing that is kept beside them', () => {
  const fields = certifiedFields(aForm({ passport: 'E12345678' }));
  const shown = CERTIFIED_FIELDS.filter((field) => field !== 'type').map((field) => [field, fields[field]]);
  const kept = { ...fields, mobilePhone: '60123456789' };
  expect(toCheckedFieldsDto({ fields: kept })).toEqual({ ...Object.fromEntries(shown), passport: '******678' });
});

import type { ZoneFields } from '../../src/domain/reading/passport-zone.js';

/** What was made out in the zone of a passport. */
export function aZone(changes: Partial<ZoneFields> = {}): ZoneFields {
  return {
    format: 'TD3',
    documentCode: 'P',
    documentNumber: 'E12345678',
    nationality: 'CHN',
    birthDate: '010430',
    expirationDate: '310211',
    sex: 'male',
    lastName: 'WANG',
    firstName: 'XIAOMING',
    isCertain: true,
    ...changes,
  };
}

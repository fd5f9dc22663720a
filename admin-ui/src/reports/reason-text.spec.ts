import { expect, it } from '@jest/globals';
import { REISSUED } from '@myverify/domain/report/report';
import { reasonText } from './reason-text';

it('says the sentence of the service in the language of the reader, and leaves what an officer wrote', () => {
  const translate = (key: string) => `[${key}]`;
  expect(reasonText(translate, REISSUED)).toBe('[resources.reports.history.reissued]');
  expect(reasonText(translate, 'The name was misspelt.')).toBe('The name was misspelt.');
});

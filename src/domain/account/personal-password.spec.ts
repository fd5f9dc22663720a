import { message } from '../messages/message.js';
import { personalPasswordProblem } from './personal-password.js';

const OWNER = { email: 'mei.lin88@example.com', name: 'Tan Meiling', username: 'officer.tan', passport: 'E 1234-5678' };
const PERSONAL = message('password_personal');

test.each([
  'Meiling-2026',
  '2026mEiLiNg!',
  'Tan-Meiling1',
  'Mei.Lin88-x',
  'MEILIN88abc',
  'Officer.Tan7',
  'A-e12345678',
  'E1234 5678x',
  'Ｍeiling-2026',
])('%s tells whose it is', (password) => {
  expect(personalPasswordProblem(password, OWNER)).toEqual(PERSONAL);
});

test.each(['Kelapa-2026', 'Tan-Kelapa-1', 'Example-2026', '12345678-Kelapa', 'Mei-Lin-2026'])(
  '%s does not',
  (password) => {
    expect(personalPasswordProblem(password, OWNER)).toBeNull();
  },
);

test('two ideographs are a name, one is not', () => {
  const owner = { email: 'x@example.com', name: '王小明' };
  expect(personalPasswordProblem('Aa1王小明abcd', owner)).toEqual(PERSONAL);
  expect(personalPasswordProblem('Aa1小abcdef', owner)).toBeNull();
});

test('who has told nothing but an address has any other password', () => {
  expect(personalPasswordProblem('Kelapa-2026', { email: '', name: null, passport: null })).toBeNull();
  expect(personalPasswordProblem('Kelapa-2026', { email: 'ab@example.com', name: '', username: '' })).toBeNull();
});

import { random, type Somebody, somebody } from '../../bench/reading/passport-pages.mjs';

/** Whose passport tests show: the name, the birth and the country are known, the number is the script's. */
export const PASSPORT_HOLDER: Somebody = {
  ...somebody(random(5)),
  surname: 'WANG',
  given: 'XIAOMING',
  country: 'CHN',
  birth: '010430',
  sex: 'M',
};

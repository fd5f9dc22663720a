import { CN } from './cn.js';
import { EN } from './en.js';
import type { Message } from './message.js';
import { type Catalogue, render } from './render.js';

const { password_too_short, password_too_long, staff_passwords_differ } = CN;

/** What the API says: English, but for the sentences that the specification has in Chinese alone. */
export const WIRE: Catalogue = {
  locale: 'en-GB',
  texts: { ...EN, password_too_short, password_too_long, staff_passwords_differ },
};

/** In the words of the API. */
export const wireText = (said: Message | readonly Message[]): string => render(said, WIRE);

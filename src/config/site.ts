import {
  type Contact,
  DEFAULT_FIGURES,
  DEFAULT_MINISTRIES,
  DEFAULT_MINISTRY,
  DEMONSTRATION_CONTACT,
  DEMONSTRATION_REGISTRATION,
  issuerOf,
  MINISTRY_NAME_MAX,
  type Ministry,
  type SiteDetails,
} from '../domain/site/site-details.js';
import { SettingError } from './setting-error.js';
import type { Bounded, Given } from './variables.js';

const CONTACT_VARIABLES: Readonly<Record<keyof Contact, string>> = {
  company: 'CONTACT_COMPANY',
  address: 'CONTACT_ADDRESS',
  phone: 'CONTACT_PHONE',
  email: 'CONTACT_EMAIL',
  hours: 'CONTACT_HOURS',
};
/** Reports name it beside the contact details. */
const REGISTRATION = 'ISSUER_REGISTRATION';
const MOST = 1_000_000_000;

/**
 * Reads what the public pages say of whoever runs the service.
 * @throws SettingError for contact details that are set in part, a ministry without a proper name, and for links that
 * are none
 */
export function readSite(given: Given, wholeNumber: Bounded): SiteDetails {
  const contact = readContact(given);
  return {
    contact: contact ?? DEMONSTRATION_CONTACT,
    issuer: issuerOf(contact ?? DEMONSTRATION_CONTACT, given(REGISTRATION) ?? DEMONSTRATION_REGISTRATION),
    figures: {
      institutions: wholeNumber('FIGURES_INSTITUTIONS', DEFAULT_FIGURES.institutions, 0, MOST),
      graduates: wholeNumber('FIGURES_GRADUATES', DEFAULT_FIGURES.graduates, 0, MOST),
      cooperations: wholeNumber('FIGURES_COOPERATIONS', DEFAULT_FIGURES.cooperations, 0, MOST),
    },
    ministry: readMinistry(given('MINISTRY_NAME')) ?? DEFAULT_MINISTRY,
    ministries: readMinistries(given('MINISTRY_LINKS')) ?? DEFAULT_MINISTRIES,
    isDemonstration: contact === null,
  };
}

function readContact(given: Given): Contact | null {
  const variables = [...Object.values(CONTACT_VARIABLES), REGISTRATION];
  const missing = variables.filter((name) => given(name) === null);
  if (missing.length === variables.length) return null;
  if (missing.length > 0) {
    throw new SettingError(`${missing.join(', ')} must be set as well: contact details are given whole or not at all`);
  }
  const text = (field: keyof Contact) => given(CONTACT_VARIABLES[field]) ?? '';
  return {
    company: text('company'),
    address: text('address'),
    phone: text('phone'),
    email: text('email'),
    hours: text('hours'),
  };
}

function readMinistry(name: string | null): string | null {
  if (name !== null && (name.length > MINISTRY_NAME_MAX || /[\p{Cc}<>]/u.test(name))) {
    throw new SettingError(`MINISTRY_NAME must be a name of at most ${MINISTRY_NAME_MAX} characters, without < and >`);
  }
  return name;
}

/** `Name | 中文名=https://address; Other name=https://other.address` */
function readMinistries(text: string | null): Ministry[] | null {
  if (text === null) return null;
  const parts = text.split(';').map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    const at = part.indexOf('=');
    const [names, url] = [part.slice(0, at), part.slice(at + 1).trim()];
    const [name, chineseName = null, ...more] = names.split('|').map((one) => one.trim());
    if (!name || chineseName === '' || more.length > 0 || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
      throw new SettingError(
        `MINISTRY_LINKS must be written "Name | Chinese name=https://address; ...", not "${part}"`,
      );
    }
    return { name, chineseName, url };
  });
}

import { FORBIDDEN, kept, NO_SESSION, type Row, refused } from './row.js';

export const MISSING = 2_000_000_000;

export const COMPANY = { cname: 'Golden Bridge 金桥', cregion: 'Selangor' };
export const PUBLIC = { uname: 'Zuhrah Public', uregion: 'Johor', ucountry: 'Malaysia', unature: 'public university' };
export const PRIVATE = { ...PUBLIC, uname: 'Zuhrah Private', unature: 'private university' };
export const COOPERATION = { cooname: 'Joint Degree', cooregion: 'Penang' };

export const company = (own: object = {}) => ({ cid: kept('company'), version: 1, ...COMPANY, ...own });
export const university = (id: string, fields: typeof PUBLIC, own: object = {}) => ({
  uid: kept(id),
  version: 1,
  name: fields.uname,
  ...fields,
  ...own,
});
export const cooperation = (own: object = {}) => ({
  cooid: kept('cooperation'),
  id: kept('cooperation'),
  version: 1,
  uid1: kept('public'),
  uname1: PUBLIC.uname,
  uid2: kept('private'),
  uname2: PRIVATE.uname,
  ...COOPERATION,
  ...own,
});
export const agent = { cid: kept('company'), uid: kept('public'), uname: PUBLIC.uname };

export const STALE = refused(409, 'stale_version', 'Someone else has changed this record, please load it again');
export const sides = { uid1: kept('public'), uid2: kept('private') };
export const taken = (field: string, text: string) =>
  refused(409, 'already_exists', text, { errors: { [field]: text } });
export const invalid = (message: string, errors: Record<string, string>) =>
  refused(400, 'invalid_input', message, { errors });

/** What every one of these calls answers to those who may not keep the catalogue. */
export const closed = (call: Row['call']): Row[] => [
  { call, shows: 'no session', by: 'nobody', body: {}, answers: NO_SESSION },
  { call, shows: 'a student', by: 'student', body: {}, answers: FORBIDDEN },
];

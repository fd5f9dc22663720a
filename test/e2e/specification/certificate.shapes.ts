import { FORM_TEXTS } from '../../support/applicant.js';
import { FORBIDDEN, is, kept, refused } from './row.js';

/** The fields of a form that lists show as well. */
const EMPTY = {
  type: 'verification',
  name: null,
  gender: null,
  birth: null,
  nationality: null,
  passport: null,
  avatar: null,
  university: null,
  major: null,
  forms: null,
  level: null,
  academy_status: null,
  barcode: null,
  cert_no: null,
  principal_name: null,
  note: null,
  start_time: null,
  end_time: null,
  ministry_stamping_time: null,
  awarding_time: null,
};

const NO_DOCUMENTS = {
  passport_photos: [],
  cert_photos: [],
  transcript_photos: [],
  ministry_photos: [],
  payment_photos: [],
  passport_remark: null,
  cert_remark: null,
  transcript_remark: null,
  ministry_remark: null,
  payment_remark: null,
};

const LIFE = {
  id: is.number,
  version: 1,
  cert_status: 'Unverified',
  verifi_no: null,
  reject_reason: null,
  user_id: kept('student id'),
  email: kept('student email'),
  applied_at: null,
  decided_at: null,
  created_at: is.moment,
  updated_at: is.moment,
  allowed_actions: ['save', 'apply', 'remove'],
};

/** A record with every field there is; `own` are those that are not empty. */
export const record = (own: object) => ({
  ...LIFE,
  ...EMPTY,
  ...NO_DOCUMENTS,
  rejections: [],
  report: null,
  enquiries: [],
  ...own,
});

/** A record as lists show it. */
export const summary = (own: object) => ({ ...LIFE, ...EMPTY, report: null, enquiries: [], ...own });

/** The report of a record that was verified and not touched since, as lists show it. */
export const REPORT = { status: 'current', edition: 1, since: is.moment, reason: null };

export const DOCUMENTS = {
  avatar: kept('photo'),
  passport_photos: [kept('passport')],
  cert_photos: [kept('certificate')],
  transcript_photos: [kept('transcript')],
  ministry_photos: [kept('ministry')],
  payment_photos: [kept('payment')],
};

/** Everything that applying asks for. */
export const COMPLETE = { ...FORM_TEXTS, ...DOCUMENTS };

export const REVIEW_ACTIONS = ['save', 'authenticate', 'reject', 'remove'];

export const VERIFYING = { cert_status: 'Verifying', applied_at: is.moment };

export const VERIFIED = {
  cert_status: 'Verified',
  verifi_no: is.reportNumber,
  applied_at: is.moment,
  decided_at: is.moment,
  allowed_actions: ['download'],
};

/** What is said of every field that an application lacks. */
export const ALL_MISSING = {
  name: 'Please input the name',
  gender: 'Please choose the gender',
  passport: 'Please input the passport number',
  avatar: 'Please upload the photo',
  nationality: 'Please input the nationality',
  university: 'Please input the degree-conferring unit',
  major: 'Please input the major',
  ministry_stamping_time: 'Please choose the MoHE stamping date',
  awarding_time: 'Please choose the awarding date',
  passport_photos: 'Please upload at least one file',
  cert_photos: 'Please upload at least one file',
  transcript_photos: 'Please upload at least one file',
  ministry_photos: 'Please upload at least one file',
  payment_photos: 'Please upload at least one file',
};

export const SAVED = 'Save Success!';
export const APPLIED = 'Apply Success!';
export const AUTHENTICATED = 'Authenticate Success!';

export const draft = kept('draft');
export const application = kept('application');
export const notFound = refused(404, 'not_found', 'Certificate not found!');
export const stale = refused(409, 'stale_version', 'Someone else has changed this record, please load it again');
export const mayNot = (action: string) => ({ ...FORBIDDEN, message: `You may not ${action} certificates` });
/** The refusal of an application in which fields are empty. */
export const missing = (errors: Record<string, string> = ALL_MISSING) =>
  refused(400, 'missing_fields', is.matching(/^Please complete: /), { errors });

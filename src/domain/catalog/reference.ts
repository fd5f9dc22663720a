import { type Message, message } from '../messages/message.js';
import { isEmpty } from '../shared/field-reader.js';
import { isRecordId } from '../shared/record-id.js';

const SAID = {
  company: { needed: message('company_needed'), malformed: message('company_id_expected') },
  university: { needed: message('university_needed'), malformed: message('university_id_expected') },
};

/** What the catalogue's records refer to. */
export type Referred = keyof typeof SAID;

/** What is wrong with the id by which a record refers to another, or `null`. */
export function referenceProblem(to: Referred, id: unknown): Message | null {
  if (isRecordId(id)) return null;
  return isEmpty(id) ? SAID[to].needed : SAID[to].malformed;
}

import type { EnquiryOutcome } from '../confirmation/outcome.js';
import { DAY_MS } from '../shared/calendar.js';
import { comparisonKey } from '../shared/text.js';
import { percentile } from './percentile.js';

/** Universities may take 30 days: a quarter of a year tells of most of them. */
const DAYS_TOLD = 90;

/** What was asked of a university, and what has become of it. */
export interface Enquiry extends EnquiryOutcome {
  readonly university: string;
  readonly sentAt: Date;
}

export interface AnswerFigures {
  readonly asked: number;
  /** Those that the university has answered. */
  readonly answered: number;
  /** Those of them whose key values are all confirmed. */
  readonly confirmed: number;
  /** Between request and answer, in milliseconds; `null` where nothing was answered. */
  readonly medianAnswer: number | null;
}

export interface EnquiryFigures extends AnswerFigures {
  /** Told of is what was sent since. */
  readonly since: Date;
  /** Those that were asked most, the most first. */
  readonly universities: readonly (AnswerFigures & { readonly name: string })[];
}

export function enquiriesSince(now: Date): Date {
  return new Date(now.getTime() - DAYS_TOLD * DAY_MS);
}

/**
 * How quickly universities answer, and how much of what was asked they confirm.
 * @param limit how many universities are told of.
 */
export function enquiryFigures(since: Date, enquiries: readonly Enquiry[], limit: number): EnquiryFigures {
  // As the lists behind the figures compare it; told in the words of the first.
  const asked = new Map<string, [Enquiry, ...Enquiry[]]>();
  for (const enquiry of enquiries) {
    const key = comparisonKey(enquiry.university);
    const others = asked.get(key);
    if (others) others.push(enquiry);
    else asked.set(key, [enquiry]);
  }
  const universities = [...asked.values()].map((own) => ({ name: own[0].university, ...figuresOf(own) }));
  universities.sort((one, other) => other.asked - one.asked || (one.name < other.name ? -1 : 1));
  return { since, ...figuresOf(enquiries), universities: universities.slice(0, limit) };
}

function figuresOf(enquiries: readonly Enquiry[]): AnswerFigures {
  const answered = enquiries.flatMap(({ answeredAt, ...one }) => (answeredAt ? [{ ...one, answeredAt }] : []));
  return {
    asked: enquiries.length,
    answered: answered.length,
    confirmed: answered.filter(({ isConfirmed }) => isConfirmed).length,
    medianAnswer: percentile(answered.map(tookFor), 0.5),
  };
}

/** A letter may be older than the request. */
const tookFor = ({ answeredAt, sentAt }: { readonly answeredAt: Date; readonly sentAt: Date }) =>
  Math.max(0, answeredAt.getTime() - sentAt.getTime());

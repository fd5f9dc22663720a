/** What became of a mail: `hard` where its address does not work, `soft` where that is not said. */
export interface BounceOutcome {
  readonly kind: 'hard' | 'soft';
  /** As RFC 3463 has it: class, subject, detail. @example "5.1.1" */
  readonly status: string;
}

interface RecipientStatus {
  readonly action: string;
  readonly status: string;
  readonly diagnostic: string;
}

/**
 * Of 5.x.x, what speaks against the mail, its size, or whoever sent it: the next one may arrive. A full mailbox (5.2.2)
 * is emptied.
 */
const NOT_THE_ADDRESS = /^5\.(?:2\.[23]|[367]\.\d+)$/;
/** The same in the words of servers that give no code of their own, such as those of QQ and NetEase. */
const REFUSES_SENDER =
  /spam|\bdt:|content (?:denied|rejected)|block|black ?list|behaviou?r|frequency|policy|too many|attack|reputation|suspicious/i;
const FULL = /\bquota|mailbox (?:is )?full|out of storage|insufficient storage/i;
const STATUS = /^([245])\.(\d{1,3})\.(\d{1,3})\b/;
const EXACT = /(?<![\d.])5\.\d{1,3}\.\d{1,3}(?![\d.])/g;

/**
 * What a report of deliveries says, which mail servers send back.
 * @param text of `message/delivery-status` (RFC 3464), as it came.
 * @returns `null` where nothing failed, or nothing that can be read is said.
 */
export function outcomeOf(text: string): BounceOutcome | null {
  const outcomes = recipientsIn(text).map(outcomeOfRecipient);
  // A mail of ours has one recipient; where somebody forwards, and one copy may have arrived, the address works.
  const worst = outcomes.find((outcome) => outcome?.kind === 'soft') ?? outcomes.find((outcome) => outcome !== null);
  if (!worst) return null;
  return worst.kind === 'hard' && outcomes.includes(null) ? { ...worst, kind: 'soft' } : worst;
}

function outcomeOfRecipient({ action, status, diagnostic }: RecipientStatus): BounceOutcome | null {
  if (action !== 'failed' && action !== 'delayed') return null;
  const exact = exactStatus(status, diagnostic);
  const isHard = action === 'failed' && exact.startsWith('5.') && !NOT_THE_ADDRESS.test(exact);
  return { kind: isHard ? 'hard' : 'soft', status: exact };
}

/** Some servers write 5.0.0 for everything, and what it was into the diagnostic. */
function exactStatus(status: string, diagnostic: string): string {
  if (status !== '5.0.0') return status;
  const exact = diagnostic.match(EXACT)?.find((found) => found !== '5.0.0');
  if (exact) return exact;
  if (/\b552\b/.test(diagnostic) || FULL.test(diagnostic)) return '5.2.2';
  return REFUSES_SENDER.test(diagnostic) ? '5.7.0' : status;
}

/** The first group of lines is about the mail, each further one about a recipient. */
function recipientsIn(text: string): RecipientStatus[] {
  const groups = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/);
  return groups.map(fieldsIn).flatMap((fields) => {
    const action = fields
      .get('action')
      ?.match(/^[a-z]+/i)?.[0]
      .toLowerCase();
    const status = fields.get('status')?.match(STATUS);
    if (!action || !status) return [];
    const [, ...numbers] = status;
    return [{ action, status: numbers.join('.'), diagnostic: fields.get('diagnostic-code') ?? '' }];
  });
}

function fieldsIn(group: string): Map<string, string> {
  const lines = group.replace(/\n[ \t]+/g, ' ').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const];
    }),
  );
}

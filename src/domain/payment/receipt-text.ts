import { referencesIn } from './payment-reference.js';

/** What a machine makes out on a proof of payment. */
export interface ReceiptText {
  /** Amounts in sen, in the order in which they are printed, each once. */
  readonly amounts: readonly number[];
  /** The records whose payment references are on it. */
  readonly paidFor: readonly number[];
  /**
   * What the bank calls the transaction, in capitals without blanks and signs; `null` where that is not printed, or not
   * made out.
   */
  readonly transaction: string | null;
}

export const TRANSACTION_MAX = 40;
const TRANSACTION_MIN = 7;
/** Ten million ringgit: what is larger is no fee. */
const AMOUNT_MAX = 1_000_000_000;

const NUMBER = String.raw`(\d{1,3}(?:[, ]\d{3})+|\d+)[.](\d{2})(?!\d)`;
const [MALAYSIAN, RINGGIT, COLONS] = ['马币', '令吉', ':：'];
const IN_RINGGIT = new RegExp(
  String.raw`(?:\bRM|MYR|${MALAYSIAN}|${RINGGIT})\s*[${COLONS}]?\s*${NUMBER}|(?<![\d.,])${NUMBER}\s*(?:RM\b|MYR|${RINGGIT})`,
  'gi',
);
const PLAIN = new RegExp(String.raw`(?<![\d.,-])${NUMBER}(?![.,]?\d)`, 'g');

/** Names that banks of Malaysia and China give to the number of a transaction. */
const LABELS = [
  String.raw`(?:transaction|trx|txn|duitnow|payment|bank|receipt)\s*(?:reference|ref|id|no|number)\b(?:\s*(?:id|no|number))?`,
  String.raw`(?:reference|ref)\s*(?:id|no|number)`,
  String.raw`(?:no\.?|nombor|id)\s*(?:rujukan|transaksi)(?:\s*transaksi)?`,
  '交易(?:流水|单|参考|订单)?号',
  '(?:流水|参考|凭证)号',
];
/** What belongs to a number after a blank, which banks print and machines see: no word, day, time or amount. */
const MORE = String.raw`(?: (?=[A-Z]*\d)[A-Z0-9]{4,40}(?![A-Z0-9/.,:-]))*`;
const TRANSACTION = new RegExp(
  String.raw`(?:${LABELS.join('|')})\.?\s*[${COLONS}#]?\s*([A-Z0-9][A-Z0-9/-]{3,39}${MORE})`,
  'giu',
);

export function readReceiptText(text: string): ReceiptText {
  return { amounts: amountsIn(text), paidFor: referencesIn(text), transaction: transactionIn(text) };
}

/** Those that a currency stands beside; where none does, all that look like one. */
function amountsIn(text: string): number[] {
  const marked = senOf(text.matchAll(IN_RINGGIT));
  return marked.length > 0 ? marked : senOf(text.matchAll(PLAIN));
}

function senOf(found: Iterable<RegExpMatchArray>): number[] {
  const amounts = [...found].map((match) => {
    const [whole, cents] = match.slice(1).filter((part) => part !== undefined);
    return Number((whole ?? '').replace(/[, ]/g, '')) * 100 + Number(cents);
  });
  return [...new Set(amounts)].filter((sen) => sen <= AMOUNT_MAX);
}

/** Our own reference is what the payer keyed in, the same on each receipt for a record. */
function transactionIn(text: string): string | null {
  for (const [, written] of text.matchAll(TRANSACTION)) {
    const code = (written ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
    const digits = code.replace(/\D/g, '').length;
    if (code.length >= TRANSACTION_MIN && digits >= 6 && referencesIn(written ?? '').length === 0)
      return code.slice(0, TRANSACTION_MAX);
  }
  return null;
}

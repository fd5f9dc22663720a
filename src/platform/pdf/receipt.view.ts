import { CURRENCY, formatSen } from '../../domain/payment/fees.js';
import { inFours } from '../../domain/payment/payment-reference.js';
import type { Receipt, ReceiptLanguage } from '../../domain/payment/receipt.js';
import { dayOf } from '../../domain/shared/calendar.js';
import type { Issuer } from '../../domain/site/site-details.js';
import type { ReceiptDocument } from './pdf-renderer.port.js';
import { RECEIPT_TEXTS, type ReceiptTexts } from './receipt.texts.js';

/** A text, and the same in another language beside it. */
interface Pair {
  readonly text: string;
  readonly beside: string;
}

interface Row {
  readonly label: Pair;
  readonly value: string;
}

/** What the template shows. All texts are plain: the template escapes them. */
export interface ReceiptView {
  readonly tag: string;
  readonly besideTag: string;
  readonly title: Pair;
  readonly state: Pair;
  readonly reference: string;
  readonly referenceLabel: Pair;
  readonly date: string;
  readonly dateLabel: Pair;
  /** The reference of the payment. */
  readonly paidWith: string;
  readonly paidWithLabel: Pair;
  readonly nameLabel: Pair;
  readonly name: string;
  readonly serviceLabel: Pair;
  readonly service: Pair;
  readonly feeLabel: Pair;
  readonly amounts: readonly Row[];
  readonly total: Row;
  readonly paymentLabel: Pair;
  readonly payment: readonly Pair[];
  readonly notes: Pair;
  readonly issuedLabel: Pair;
  readonly registrationLabel: string;
  readonly issuer: Issuer;
}

/** English stands beside the others, and Malay beside English. */
const BESIDE: Readonly<Record<ReceiptLanguage, ReceiptLanguage>> = { en: 'ms', ms: 'en', cn: 'en' };

/** @param printable changes a user's text into one that the fonts can draw. */
export function receiptView(document: ReceiptDocument, printable: (text: string) => string): ReceiptView {
  const { receipt, language, issuer } = document;
  const [own, other] = [RECEIPT_TEXTS[language], RECEIPT_TEXTS[BESIDE[language]]];
  const pair = (read: (texts: ReceiptTexts) => string): Pair => ({ text: read(own), beside: read(other) });
  const money = (sen: number) => `${CURRENCY} ${formatSen(sen)}`;
  const row = (part: 'net' | 'sst' | 'total'): Row => ({
    label: pair((texts) => texts[part]),
    value: money(receipt.fee[part]),
  });
  const accepted = receipt.check?.verdict === 'accepted';
  const state = accepted ? 'accepted' : receipt.check ? 'objected' : 'stated';
  const day = dayOf(receipt.statedAt);
  return {
    tag: own.tag,
    besideTag: other.tag,
    title: pair((texts) => (accepted ? texts.titleAccepted : texts.titleStated)),
    state: pair((texts) => texts[state]),
    reference: receipt.reference,
    referenceLabel: pair((texts) => texts.reference),
    date: day,
    dateLabel: pair((texts) => texts.date),
    paidWith: inFours(receipt.paidWith),
    paidWithLabel: pair((texts) => texts.paidWith),
    nameLabel: pair((texts) => texts.name),
    name: printable(receipt.name),
    serviceLabel: pair((texts) => texts.service),
    service: pair((texts) => texts.services[receipt.type]),
    feeLabel: pair((texts) => texts.fee),
    amounts: [row('net'), row('sst')],
    total: row('total'),
    paymentLabel: pair((texts) => texts.payment),
    payment: [pair((texts) => texts.statedOn(day)), pair((texts) => saidOf(receipt, texts))],
    notes: pair((texts) => texts.amounts),
    issuedLabel: pair((texts) => texts.issued),
    registrationLabel: own.registration,
    issuer: {
      company: printable(issuer.company),
      registration: printable(issuer.registration),
      address: printable(issuer.address),
      phone: printable(issuer.phone),
      email: printable(issuer.email),
    },
  };
}

function saidOf({ check }: Receipt, texts: ReceiptTexts): string {
  if (check?.verdict !== 'accepted') return texts.notAccepted;
  const day = dayOf(check.at);
  return check.method === 'stated' ? texts.statedByOfficer(day) : texts.seenOn(day);
}

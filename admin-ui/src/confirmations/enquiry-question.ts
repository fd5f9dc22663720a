import type { ConfirmingParty } from '@myverify/domain/confirmation/contact';
import type { Confirmation } from '../api/records';
import type { AnsweredField } from './standing-fields';

/** What an officer is about to do. */
export type EnquiryQuestion =
  | { readonly kind: 'ask'; readonly party: ConfirmingParty }
  | { readonly kind: 'send_again' | 'cancel' | 'record'; readonly request: Confirmation }
  | {
      readonly kind: 'settle';
      readonly request: Confirmation;
      readonly answerId: number;
      readonly told: AnsweredField;
    };

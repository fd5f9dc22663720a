import { CONFIRMATIONS_REQUIRED, type ConfirmationRequired } from '../domain/confirmation/requirement.js';
import { SECOND_APPROVALS, type SecondApproval } from '../domain/proposal/proposal.js';
import { SettingError } from './setting-error.js';
import { type Bounded, type Given, oneOf } from './variables.js';

export interface ReviewSettings {
  readonly reviewPromise: { readonly days: number };
  readonly secondOfficer: { readonly needed: SecondApproval };
  readonly decisionHold: { readonly seconds: number };
  readonly confirmations: { readonly required: ConfirmationRequired };
}

/** @throws SettingError */
export function readReview(given: Given, bounded: Bounded, production: boolean): ReviewSettings {
  return {
    reviewPromise: { days: bounded('REVIEW_PROMISE_DAYS', 5, 1, 250) },
    secondOfficer: { needed: oneOf('SECOND_APPROVAL', given('SECOND_APPROVAL') ?? 'corrections', SECOND_APPROVALS) },
    decisionHold: { seconds: bounded('DECISION_HOLD_SECONDS', 60, 0, 600) },
    confirmations: { required: confirmationRequired(given('CONFIRMATION_REQUIRED'), production) },
  };
}

/**
 * Whether a certificate is confirmed by those who issued it is for the operator to decide, and not by leaving something
 * out.
 */
function confirmationRequired(text: string | null, production: boolean): ConfirmationRequired {
  if (text === null && production) {
    throw new SettingError('CONFIRMATION_REQUIRED must be set in production: none, ministry, university or both');
  }
  return oneOf('CONFIRMATION_REQUIRED', text ?? 'none', CONFIRMATIONS_REQUIRED);
}

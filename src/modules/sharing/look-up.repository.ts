import type { Page, PageRequest } from '../../domain/shared/page.js';
import type { HolderNotification, LookUp, LookUpChoices } from '../../domain/sharing/look-up.js';

export abstract class LookUpReader {
  /** What the holder of a certificate has chosen, the defaults where nothing was. */
  abstract choices(certificateId: number): Promise<LookUpChoices>;
  /** What the holder of a certificate was told of look-ups so far; somebody else may be telling more at this moment. */
  abstract notification(certificateId: number): Promise<HolderNotification>;
  /**
   * Look-ups of the report of a certificate, in all its editions, newest first, but for the holder's own. No more than
   * 1000 are counted and reached.
   */
  abstract list(certificateId: number, page: PageRequest): Promise<Page<LookUp>>;
}

export interface LookUpStore {
  /**
   * What the holder has chosen as it is at this moment, the defaults where nothing was. The caller has locked the
   * certificate.
   */
  choices(certificateId: number): Promise<LookUpChoices>;
  /** The caller has locked the certificate. */
  choose(certificateId: number, choices: LookUpChoices): Promise<void>;
  /**
   * Takes the right to tell the holders of certificates of a look-up at this moment.
   * @returns those that may be told: not where that is not wanted, nor where the last time was less than `everyMs` ago.
   */
  claimNotifications(certificateIds: readonly number[], everyMs: number, now: Date): Promise<number[]>;
  forget(certificateId: number): Promise<void>;
}

import { Initial1763600000000 } from '../../../migrations/1763600000000-initial.js';
import { Audit1763700000000 } from '../../../migrations/1763700000000-audit.js';
import { Idempotency1763710000000 } from '../../../migrations/1763710000000-idempotency.js';
import { Catalog1763720000000 } from '../../../migrations/1763720000000-catalog.js';
import { News1763730000000 } from '../../../migrations/1763730000000-news.js';
import { UsersRoles1763740000000 } from '../../../migrations/1763740000000-users-roles.js';
import { PersonalData1763750000000 } from '../../../migrations/1763750000000-personal-data.js';
import { Lists1763760000000 } from '../../../migrations/1763760000000-lists.js';
import { ReviewDesk1763770000000 } from '../../../migrations/1763770000000-review-desk.js';
import { RejectionReasons1763780000000 } from '../../../migrations/1763780000000-rejection-reasons.js';
import { ReportFiles1763800000000 } from '../../../migrations/1763800000000-report-files.js';
import { Editions1763810000000 } from '../../../migrations/1763810000000-editions.js';
import { Sharing1763820000000 } from '../../../migrations/1763820000000-sharing.js';
import { PortableCopies1763830000000 } from '../../../migrations/1763830000000-portable-copies.js';
import { CertificateStretches1763840000000 } from '../../../migrations/1763840000000-certificate-stretches.js';
import { JobRequests1763850000000 } from '../../../migrations/1763850000000-job-requests.js';
import { WordStretches1763860000000 } from '../../../migrations/1763860000000-word-stretches.js';
import { DocumentNumbers1763870000000 } from '../../../migrations/1763870000000-document-numbers.js';
import { LoginNetworks1763890000000 } from '../../../migrations/1763890000000-login-networks.js';
import { CodeNetworks1763890100000 } from '../../../migrations/1763890100000-code-networks.js';
import { MailIds1763910000000 } from '../../../migrations/1763910000000-mail-ids.js';
import { ItemisedChecks1763930000000 } from '../../../migrations/1763930000000-itemised-checks.js';
import { WordsAndTotals1763950000000 } from '../../../migrations/1763950000000-words-and-totals.js';
import { JobQueues1764000000000 } from '../../../migrations/1764000000000-job-queues.js';
import { FailedJobs1764000100000 } from '../../../migrations/1764000100000-failed-jobs.js';
import { LockRows1764000200000 } from '../../../migrations/1764000200000-lock-rows.js';
import { Assignments1764010000000 } from '../../../migrations/1764010000000-assignments.js';
import { Preferences1764010100000 } from '../../../migrations/1764010100000-preferences.js';
import { Dashboard1764010200000 } from '../../../migrations/1764010200000-dashboard.js';
import { ShareVersions1764020000000 } from '../../../migrations/1764020000000-share-versions.js';
import { SearchAndOrders1764020100000 } from '../../../migrations/1764020100000-search-and-orders.js';
import { DataRequests1764020200000 } from '../../../migrations/1764020200000-data-requests.js';
import { Verdicts1764030000000 } from '../../../migrations/1764030000000-verdicts.js';
import { ReportNumberOrder1764040000000 } from '../../../migrations/1764040000000-report-number-order.js';
import { RejectingVerdicts1764041000000 } from '../../../migrations/1764041000000-rejecting-verdicts.js';
import { Confirmations1764050000000 } from '../../../migrations/1764050000000-confirmations.js';
import { Proposals1764060000000 } from '../../../migrations/1764060000000-proposals.js';
import { HeldDecisions1764100000000 } from '../../../migrations/1764100000000-held-decisions.js';
import { SessionDevices1764110000000 } from '../../../migrations/1764110000000-session-devices.js';
import { AttachedFiles1764200000000 } from '../../../migrations/1764200000000-attached-files.js';
import { EnquiryOutcomes1764200100000 } from '../../../migrations/1764200100000-enquiry-outcomes.js';
import { Reauthentication1764220000000 } from '../../../migrations/1764220000000-reauthentication.js';
import { SecondFactors1764220100000 } from '../../../migrations/1764220100000-second-factors.js';
import { Invitations1764230000000 } from '../../../migrations/1764230000000-invitations.js';
import { KeyMarks1764240000000 } from '../../../migrations/1764240000000-key-marks.js';
import { KeyedAudit1764250000000 } from '../../../migrations/1764250000000-keyed-audit.js';
import { Integrators1764260000000 } from '../../../migrations/1764260000000-integrators.js';
import { ReportChecks1764260100000 } from '../../../migrations/1764260100000-report-checks.js';
import { Webhooks1764260200000 } from '../../../migrations/1764260200000-webhooks.js';
import { AssigneeOrder1764260400000 } from '../../../migrations/1764260400000-assignee-order.js';
import { OrganisationIdentities1764260500000 } from '../../../migrations/1764260500000-organisation-identities.js';
import { SharePins1764260700000 } from '../../../migrations/1764260700000-share-pins.js';
import { ConfirmedWatchers1764260710000 } from '../../../migrations/1764260710000-confirmed-watchers.js';
import { DraftSalts1764260810000 } from '../../../migrations/1764260810000-draft-salts.js';
import { IntegratorMembers1764260820000 } from '../../../migrations/1764260820000-integrator-members.js';
import { WalletOffers1764260830000 } from '../../../migrations/1764260830000-wallet-offers.js';
import { UniversityAbbreviations1764260840000 } from '../../../migrations/1764260840000-university-abbreviations.js';
import { HealthSamples1764260850000 } from '../../../migrations/1764260850000-health-samples.js';
import { AddressChanges1764260860000 } from '../../../migrations/1764260860000-address-changes.js';
import { Readings1764260880000 } from '../../../migrations/1764260880000-readings.js';
import { Signals1764260890000 } from '../../../migrations/1764260890000-signals.js';
import { ReadingTexts1764260900000 } from '../../../migrations/1764260900000-reading-texts.js';
import { SignalIndexes1764260910000 } from '../../../migrations/1764260910000-signal-indexes.js';
import { Payments1764260920000 } from '../../../migrations/1764260920000-payments.js';
import { Bounces1764260930000 } from '../../../migrations/1764260930000-bounces.js';
import { CodesOfReadings1764260940000 } from '../../../migrations/1764260940000-codes-of-readings.js';
import { TakenBounces1764260960000 } from '../../../migrations/1764260960000-taken-bounces.js';
import { PlacesAndPixels1764260970000 } from '../../../migrations/1764260970000-places-and-pixels.js';
import { AccessRequests1764260980000 } from '../../../migrations/1764260980000-access-requests.js';
import { NewsLanguages1764261000000 } from '../../../migrations/1764261000000-news-languages.js';
import { SignalLooks1764261020000 } from '../../../migrations/1764261020000-signal-looks.js';
import { UniversityFormerNames1764261040000 } from '../../../migrations/1764261040000-university-former-names.js';
import { DifferingAnswers1764261050000 } from '../../../migrations/1764261050000-differing-answers.js';
import { ProposedPhotos1764261060000 } from '../../../migrations/1764261060000-proposed-photos.js';
import { WithdrawnConsents1764261070000 } from '../../../migrations/1764261070000-withdrawn-consents.js';

/** Every migration, oldest first; a new one is added here. */
export const MIGRATIONS = [
  Initial1763600000000,
  Audit1763700000000,
  Idempotency1763710000000,
  Catalog1763720000000,
  News1763730000000,
  UsersRoles1763740000000,
  PersonalData1763750000000,
  Lists1763760000000,
  ReviewDesk1763770000000,
  RejectionReasons1763780000000,
  ReportFiles1763800000000,
  Editions1763810000000,
  Sharing1763820000000,
  PortableCopies1763830000000,
  CertificateStretches1763840000000,
  JobRequests1763850000000,
  WordStretches1763860000000,
  DocumentNumbers1763870000000,
  LoginNetworks1763890000000,
  CodeNetworks1763890100000,
  MailIds1763910000000,
  ItemisedChecks1763930000000,
  WordsAndTotals1763950000000,
  JobQueues1764000000000,
  FailedJobs1764000100000,
  LockRows1764000200000,
  Assignments1764010000000,
  Preferences1764010100000,
  Dashboard1764010200000,
  ShareVersions1764020000000,
  SearchAndOrders1764020100000,
  DataRequests1764020200000,
  Verdicts1764030000000,
  ReportNumberOrder1764040000000,
  RejectingVerdicts1764041000000,
  Confirmations1764050000000,
  Proposals1764060000000,
  HeldDecisions1764100000000,
  SessionDevices1764110000000,
  AttachedFiles1764200000000,
  EnquiryOutcomes1764200100000,
  Reauthentication1764220000000,
  SecondFactors1764220100000,
  Invitations1764230000000,
  KeyMarks1764240000000,
  KeyedAudit1764250000000,
  Integrators1764260000000,
  ReportChecks1764260100000,
  Webhooks1764260200000,
  AssigneeOrder1764260400000,
  OrganisationIdentities1764260500000,
  SharePins1764260700000,
  ConfirmedWatchers1764260710000,
  DraftSalts1764260810000,
  IntegratorMembers1764260820000,
  WalletOffers1764260830000,
  UniversityAbbreviations1764260840000,
  HealthSamples1764260850000,
  AddressChanges1764260860000,
  Readings1764260880000,
  Signals1764260890000,
  ReadingTexts1764260900000,
  SignalIndexes1764260910000,
  Payments1764260920000,
  Bounces1764260930000,
  CodesOfReadings1764260940000,
  TakenBounces1764260960000,
  PlacesAndPixels1764260970000,
  AccessRequests1764260980000,
  NewsLanguages1764261000000,
  SignalLooks1764261020000,
  UniversityFormerNames1764261040000,
  DifferingAnswers1764261050000,
  ProposedPhotos1764261060000,
  WithdrawnConsents1764261070000,
];

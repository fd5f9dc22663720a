import { accountStoresContract } from './account.stores.contract.js';
import { catalogStoresContract } from './catalog.stores.contract.js';
import { catalogLinksContract } from './catalog-links.stores.contract.js';
import { certificateSearchContract } from './certificate.search.contract.js';
import { certificateStoreContract } from './certificate.store.contract.js';
import { claimStoreContract } from './claim.store.contract.js';
import { codeStoresContract } from './code.stores.contract.js';
import { credentialStatusStoreContract } from './credential-status.store.contract.js';
import { fileStoreContract } from './file.store.contract.js';
import { jobSearchContract } from './job.search.contract.js';
import { jobQueueContract } from './job-queue.contract.js';
import { lookUpStoreContract } from './look-up.store.contract.js';
import { newsStoreContract } from './news.store.contract.js';
import { privacyStoresContract } from './privacy.stores.contract.js';
import { rejectionReasonStoreContract } from './rejection-reason.store.contract.js';
import { reportSearchContract } from './report.search.contract.js';
import { reportStoreContract } from './report.store.contract.js';
import { shareStoreContract } from './share.store.contract.js';
import type { MakeStores } from './stores.js';
import { universityStoreContract } from './university.store.contract.js';
import { unsealedReportStoreContract } from './unsealed-report.store.contract.js';
import { userAdministrationContract } from './user-administration.contract.js';
import { watcherStoreContract } from './watcher.store.contract.js';

/** Everything that the ports of the database promise. */
export function storesContract(make: MakeStores): void {
  certificateStoreContract(make);
  certificateSearchContract(make);
  claimStoreContract(make);
  rejectionReasonStoreContract(make);
  reportStoreContract(make);
  reportSearchContract(make);
  watcherStoreContract(make);
  credentialStatusStoreContract(make);
  unsealedReportStoreContract(make);
  shareStoreContract(make);
  lookUpStoreContract(make);
  fileStoreContract(make);
  accountStoresContract(make);
  userAdministrationContract(make);
  codeStoresContract(make);
  universityStoreContract(make);
  catalogStoresContract(make);
  catalogLinksContract(make);
  newsStoreContract(make);
  privacyStoresContract(make);
  jobQueueContract(make);
  jobSearchContract(make);
}

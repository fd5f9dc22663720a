import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SealState } from '../../domain/certificate/file-verdict.js';
import { message } from '../../domain/messages/message.js';
import {
  readSampleKey,
  SAMPLE_NUMBER,
  SAMPLE_REPORT,
  SAMPLES,
  type SampleFile,
  sampleKey,
} from '../../domain/report/sample-report.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { Links } from '../../domain/site/links.js';
import { SiteDetails } from '../../domain/site/site-details.js';
import type { ReportDocument } from '../../platform/pdf/pdf-renderer.port.js';
import { ReportSigner } from '../../platform/seal/report-signer.port.js';
import { SealReader } from '../../platform/seal/seal-reader.port.js';
import { FileStorage } from '../../platform/storage/file-storage.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { MadeFilesService } from '../files/made-files.service.js';

/** The sample that everybody may open and check. Each that was ever handed out stays, so that it is known for one. */
@Injectable()
export class SampleReportService {
  constructor(
    private readonly storage: FileStorage,
    private readonly made: MadeFilesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly seals: SealReader,
    private readonly signer: ReportSigner,
    private readonly site: SiteDetails,
    private readonly links: Links,
  ) {}

  /** As a PDF; made for the first who asks. @throws DomainError `report_not_ready`. */
  async open(): Promise<Uint8Array> {
    const { content } = this.describe();
    const bytes = await this.made.take(
      () => this.find(content),
      () => this.unitOfWork.run((tx) => tx.outbox.add('sample.render', {})),
    );
    if (!bytes) throw new DomainError('report_not_ready', message('report_in_preparation'));
    return bytes;
  }

  /** The state of its seal, where a file is a sample; `null` for any other. */
  async sealOf(sha256: string): Promise<SealState | null> {
    const bytes = await this.ours((file) => file.sha256 === sha256);
    return bytes && this.seals.verify(bytes);
  }

  /** What the sample says with the present settings, and a hash that stands for that. */
  describe(): { readonly document: Omit<ReportDocument, 'seal'>; readonly content: string } {
    const document = {
      ...SAMPLE_REPORT,
      issuer: this.site.issuer,
      ministry: this.site.ministry,
      checkUrl: this.links.checkPage(SAMPLE_NUMBER),
      photo: null,
      isSample: true,
    };
    const sealedBy = this.signer.certificate().fingerprint;
    return {
      document,
      content: sha256Of(JSON.stringify([document, sealedBy])).slice(0, 32),
    };
  }

  /** Keeps one, unless there is one that says the same. */
  async keep(content: string, render: () => Promise<Uint8Array>): Promise<void> {
    if (await this.find(content)) return;
    const bytes = await render();
    await this.storage.putBytes(sampleKey({ content, sha256: sha256Of(bytes) }), bytes);
  }

  private find(content: string): Promise<Uint8Array | null> {
    return this.ours((file) => file.content === content);
  }

  /** One that the service made: its seal opens, and it is what its key says. */
  private async ours(matches: (file: SampleFile) => boolean): Promise<Uint8Array | null> {
    for await (const { key } of this.storage.list(SAMPLES)) {
      const file = readSampleKey(key);
      const bytes = file && matches(file) && (await this.made.find(key));
      if (bytes && sha256Of(bytes) === file.sha256) return bytes;
    }
    return null;
  }
}

const sha256Of = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

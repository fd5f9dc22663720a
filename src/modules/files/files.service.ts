import { Injectable } from '@nestjs/common';
import { type Actor, may } from '../../domain/account/actor.js';
import { fileUploaded, fileViewed } from '../../domain/files/file.audit.js';
import { dependsOnRecords, isNotedView, isPublic, maySeeFile } from '../../domain/files/file-access.js';
import { type FileKind, KIND_RULES, LARGEST_UPLOAD } from '../../domain/files/file-kind.js';
import { isFileId, type StoredFile } from '../../domain/files/stored-file.js';
import { message } from '../../domain/messages/message.js';
import { wantedOn } from '../../domain/reading/reading.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { linkExpired } from '../../domain/shared/link-token.js';
import { notFound } from '../../domain/shared/not-found.js';
import { FileIntake, type StagedFile } from '../../platform/files/file-intake.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { LinkSigner } from '../../platform/security/link-signer.port.js';
import { FileStorage } from '../../platform/storage/file-storage.port.js';
import { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ReadTrail } from '../audit/read-trail.port.js';
import { FileReader } from './file.repository.js';

const NAME_MAX = 200;

export interface OpenedFile {
  readonly file: StoredFile;
  readonly bytes: Uint8Array;
}

export interface SentFile {
  /** Whose file it becomes. */
  readonly ownerId: number;
  /** `null`: somebody without an account. */
  readonly senderId: number | null;
  readonly kind: FileKind;
  readonly originalName: string;
}

/** How a private file is opened without a session. */
export interface SignedQuery {
  readonly exp?: string;
  readonly sig?: string;
}

/** Uploads, and the way back out to those who may see them. */
@Injectable()
export class FilesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: FileReader,
    private readonly intake: FileIntake,
    private readonly storage: FileStorage,
    private readonly stored: VerifiedFiles,
    private readonly links: LinkSigner,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly reads: ReadTrail,
  ) {}

  /** Takes the bytes in, before anything is known about them; `null` where they are more than any kind allows. */
  stage(stream: AsyncIterable<Uint8Array>): Promise<StagedFile | null> {
    return this.intake.stage(stream, LARGEST_UPLOAD);
  }

  /** Removes what was staged and never stored. */
  async discard(staged: StagedFile | null): Promise<void> {
    if (staged) await this.intake.discard(staged);
  }

  /** @throws DomainError `forbidden` where the actor may not upload files of this kind. */
  validateKind(actor: Actor, kind: FileKind): void {
    const isPublic = KIND_RULES[kind].visibility === 'public';
    const needed = isPublic ? 'news.manage' : kind === 'letter' ? 'confirmations.manage' : null;
    if (needed && !may(actor, needed)) throw new DomainError('forbidden', message('not_allowed'));
  }

  /** @throws DomainError `too_large`, `wrong_format`, `upload_refused`, `storage_full`, `unavailable`, `forbidden`. */
  async store(actor: Actor, kind: FileKind, originalName: string, staged: StagedFile | null): Promise<StoredFile> {
    if (!staged) throw new DomainError('too_large', KIND_RULES[kind].tooLarge);
    this.validateKind(actor, kind);
    return this.storeFor(staged, { ownerId: actor.userId, senderId: actor.userId, kind, originalName });
  }

  /** Stores a file, whoever may send it: the caller has found that out. @throws DomainError as `store` does. */
  async storeFor(staged: StagedFile | null, { ownerId, senderId, kind, originalName }: SentFile): Promise<StoredFile> {
    const rules = KIND_RULES[kind];
    if (!staged) throw new DomainError('too_large', rules.tooLarge);
    const accepted = await this.intake.accept(staged, rules);
    try {
      const id = this.ids.fileId();
      const key = `${id.slice(0, 2)}/${id}`;
      const { type, size, sha256, pixels } = accepted;
      const name = originalName.replace(/[\p{C}]/gu, '').slice(0, NAME_MAX);
      const file: StoredFile = {
        id,
        ownerId,
        kind,
        type,
        size,
        sha256,
        pixels,
        key,
        originalName: name,
        createdAt: this.clock.now(),
      };
      // Whatever ends this in the middle, the row tells of the bytes, and both go with the leftovers a day later: a
      // store that is cut off may still be writing them, so they are not deleted at once.
      await this.unitOfWork.run((tx) => tx.files.announce(file));
      await this.storage.putPieces(key, size, this.intake.pieces(accepted));
      await this.unitOfWork.run(async (tx) => {
        await tx.files.admit(id);
        if (wantedOn(kind) === 'zone') await tx.outbox.add('file.read', { fileId: id });
        tx.audit.record(fileUploaded(senderId, file));
      });
      return file;
    } finally {
      await this.intake.discard(accepted);
    }
  }

  /**
   * Whoever may not see a file is told the same as where there is none.
   * @throws DomainError `not_found`, `link_expired`, `file_damaged`.
   */
  async open(actor: Actor | null, id: string, query: SignedQuery): Promise<OpenedFile> {
    const file = isFileId(id) ? await this.files.findById(id) : null;
    if (!file || !(await this.maySee(actor, file))) {
      const { exp, sig } = query;
      if (exp === undefined || sig === undefined) throw notFound('File');
      // Before whether there is such a file: a made-up link must not tell.
      if (!this.links.verify(`file:${id}`, exp, sig, this.clock.now())) throw linkExpired();
    }
    if (!file) throw notFound('File');
    const bytes = await this.stored.read(file);
    const viewed = fileViewed(actor?.userId ?? null, file);
    // Written down before the first byte goes out.
    if (isNotedView(actor, file)) await this.unitOfWork.note(viewed);
    else if (!isPublic(file.kind)) this.reads.add(viewed);
    return { file, bytes };
  }

  /** What is known of a file that the actor may see. @throws DomainError `not_found`. */
  async describe(actor: Actor, id: string): Promise<StoredFile> {
    const file = isFileId(id) ? await this.files.findById(id) : null;
    if (!file || !(await this.maySee(actor, file))) throw notFound('File');
    return file;
  }

  private async maySee(actor: Actor | null, file: StoredFile): Promise<boolean> {
    const isNamed = dependsOnRecords(actor, file) && (await this.files.isNamedFor(actor.userId, file.id));
    return maySeeFile(actor, file, isNamed);
  }
}
